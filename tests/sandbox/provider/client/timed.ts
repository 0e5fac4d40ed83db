/** How timed games run: bets are placed while betting is open, and decided later. */
import type { PageData, TableAnswer, Ticket, TimedTable } from '../protocol.ts'
import { createHost } from './host.ts'
import type { Texts } from './languages.ts'
import { createNotices } from './notices.ts'
import { createPanel, type Panel } from './panel.ts'
import { makeMove, newRoundId, playRound, readTable } from './server.ts'

/** A timed game's view. */
export interface TimedBoard<Own extends TimedTable> {
  /** Shows the current state. */
  show(table: Own, tickets: readonly Ticket[]): void
  /** Called every 250 ms with the provider's time, in ms since 1970. */
  tick(now: number): void
  /** Whether the state may have changed in a way that only this game knows. */
  isDue?(now: number): boolean
  /** How bets ended, in a sentence of the game's own. */
  ended?(decided: readonly Ticket[]): string
}

/** placed: it waits, or is decided already. late: betting had closed. refused: a notice said why. */
export type Booked = 'placed' | 'late' | 'refused'

export interface Timed {
  readonly panel: Panel
  /** The provider's time, in ms since 1970. */
  now(): number
  /** Places a bet. Resolves to true if it was accepted. */
  bet(choice: string): Promise<boolean>
  /**
   * The same with an amount of the game's own, for one that tells itself when a bet came too late, and that may give
   * the round an id.
   */
  book(choice: string, amount: string, roundId?: string): Promise<Booked>
  balance(): string
  /** Makes a move in an open bet. Resolves to false if it was refused. The new state is shown before. */
  move(roundId: string, move: string): Promise<boolean>
  /** Asks for the current state now. */
  refresh(): Promise<void>
}

const step = 250
/** Shortest time between two requests to the server, in ms. */
const askEvery = 700
/** How often a table is looked at for what others do there, in ms. */
const lookEvery = 4_000

/** Starts the game. `createBoard` receives the functions that a board may call. */
export function createTimed<Own extends TimedTable>(
  data: PageData,
  texts: Texts,
  isOwn: (table: PageData['table']) => table is Own,
  createBoard: (timed: Timed) => TimedBoard<Own>,
): void {
  const host = createHost(data.hostOrigin)
  const panel = createPanel(data, texts)
  const notices = createNotices(data, texts, host, panel)
  let ahead = data.now - pageMadeAt()
  let table = data.table
  let tickets = data.tickets
  let betting = false
  let asking = false
  let askedAt = 0
  let { balance } = data

  const now = (): number => Date.now() + ahead

  /** Reports bets that were decided since the last answer. */
  function announce(before: readonly Ticket[], after: readonly Ticket[]): void {
    const decided = after.filter(
      ({ roundId, state }) =>
        state !== 'waiting' && before.some((old) => old.roundId === roundId && old.state === 'waiting'),
    )
    for (const { bet: stake, win, state } of decided) {
      const back = state === 'void' ? stake : win
      host.post({ type: 'roundEnd', bet: stake, win: back, net: (Number(back) - Number(stake)).toFixed(2) })
    }
    if (decided.length === 0) return
    const won = decided.reduce((sum, { win }) => sum + Number(win), 0).toFixed(2)
    panel.showWin(won)
    const lost = decided.every(({ state }) => state === 'void') ? texts.returned : texts.noWin
    const usual = Number(won) > 0 ? texts.youWon(panel.money(won)) : lost
    panel.announce(board.ended?.(decided) ?? usual)
  }

  /** Shows the balance, and posts it to the site if it has changed. */
  function showBalance(next: string): void {
    panel.showBalance(next)
    if (next !== balance) host.post({ type: 'balance', balance: next })
    balance = next
  }

  function take(answer: TableAnswer): void {
    ahead = answer.now - Date.now()
    announce(tickets, answer.tickets)
    ;({ table, tickets } = answer)
    if (answer.balance !== null) showBalance(answer.balance)
    if (isOwn(table)) board.show(table, tickets)
  }

  async function ask(): Promise<void> {
    if (asking || now() - askedAt < askEvery) return
    asking = true
    askedAt = now()
    const answer = await readTable(data.key)
    asking = false
    askedAt = now()
    if (answer === 'expired') {
      clearInterval(timer)
      return notices.refused('SESSION_EXPIRED', panel.bet(), undefined)
    }
    if (answer) take(answer)
  }

  /** Asks at once, however short the time since the last request. */
  function refresh(): Promise<void> {
    askedAt = 0
    return ask()
  }

  /** Whether something should have happened since the last answer. */
  function isDue(): boolean {
    const time = now()
    const waits = tickets.some(
      ({ state, settlesAt }) => state === 'waiting' && settlesAt !== null && settlesAt <= time,
    )
    const closed = table.kind === 'live' && table.result === null && table.closesAt <= time
    const next = 'nextAt' in table ? table.nextAt : null
    const looksAround = table.kind === 'live' && !document.hidden && time - askedAt > lookEvery
    const isDueNow = waits || closed || looksAround || (next !== null && next <= time)
    return isDueNow || board.isDue?.(time) === true
  }

  async function bet(choice: string): Promise<boolean> {
    const amount = panel.bet()
    const booked = await book(choice, amount)
    if (booked === 'late') await notices.refused('BETS_CLOSED', amount, undefined)
    return booked === 'placed'
  }

  async function book(choice: string, amount: string, roundId = newRoundId()): Promise<Booked> {
    if (betting) return 'refused'
    betting = true
    panel.lock(true)
    panel.showWin('0.00')
    host.post({ type: 'roundStart', bet: amount })
    const request = { key: data.key, roundId, bet: amount, choice }
    const checking = (): void => panel.announce(texts.checking, 'until-next')
    let answer = await playRound(request, checking)
    while (answer.state === 'open') {
      await notices.unsettled(amount)
      answer = await playRound(request, checking)
    }
    panel.lock(false)
    betting = false
    if (answer.state === 'waiting') {
      showBalance(answer.balance)
      panel.announce(texts.betTaken(panel.money(amount)))
      const { settlesAt } = answer
      tickets = [
        { roundId: request.roundId, bet: amount, choice, settlesAt, state: 'waiting', win: '0.00' },
        ...tickets,
      ]
      if (isOwn(table)) board.show(table, tickets)
      // The bet may have changed the table itself, as where it opens a round of its own.
      await refresh()
      return 'placed'
    }
    askedAt = 0
    const isLate = answer.state === 'refused' && answer.code === 'BETS_CLOSED'
    if (answer.state === 'refused' && answer.code === 'ODDS_CHANGED') {
      // The game shows the new odds in place.
    } else if (answer.state === 'refused') {
      if (answer.balance !== undefined) showBalance(answer.balance)
      if (answer.limit) host.post({ type: 'roundEnd', bet: '0.00', win: '0.00', net: '0.00' })
      if (!isLate) await notices.refused(answer.code, amount, answer.balance, answer.limit)
    } else {
      showBalance(answer.balance)
      if (answer.state === 'void') await notices.returned(amount)
    }
    await ask()
    if (isLate) return 'late'
    return answer.state === 'settled' ? 'placed' : 'refused'
  }

  /** Not queued behind other moves: the server takes them in the order in which they arrive. */
  async function move(roundId: string, made: string): Promise<boolean> {
    const request = { key: data.key, roundId, moveId: newRoundId(), move: made }
    const answer = await makeMove(request, () => panel.announce(texts.checking, 'until-next'))
    if (answer.state === 'refused' && answer.code !== 'ODDS_CHANGED')
      await notices.refused(answer.code, panel.bet(), answer.balance, answer.limit)
    if ('balance' in answer && answer.balance !== undefined) showBalance(answer.balance)
    await refresh()
    return answer.state !== 'refused' && answer.state !== 'open'
  }

  const board = createBoard({
    panel,
    now,
    bet,
    book,
    balance: () => balance,
    move,
    refresh,
  })
  if (isOwn(table)) board.show(table, tickets)
  board.tick(now())
  const timer = setInterval(() => {
    board.tick(now())
    if (isDue()) void ask()
  }, step)
  host.onBalance(() => void refresh())
  host.post({ type: 'ready' })
}

/** When the page's answer began to arrive, by this device's clock. Its scripts may start seconds later. */
function pageMadeAt(): number {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.responseStart > 0
    ? performance.timeOrigin + page.responseStart
    : Date.now()
}

/** Formats a duration such as "1:05" or "0:05". Never negative. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
