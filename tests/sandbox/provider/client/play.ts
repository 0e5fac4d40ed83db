/** How a round runs, in any instant game. */
import type { PageData, RoundAnswer, Table } from '../protocol.ts'
import { celebrate } from './celebrate.ts'
import { createHost } from './host.ts'
import type { Texts } from './languages.ts'
import { createNotices } from './notices.ts'
import { createPanel, type Panel } from './panel.ts'
import { newRoundId, playRound, readBalance } from './server.ts'
import { playTune } from './sound.ts'

/** A game's view. */
export interface Board<Own extends Table> {
  /** Called when a round begins. Starts animations and disables the controls. */
  begin(choice: string | undefined): void
  /** What a round with this choice costs, if not the bet. */
  stake?(bet: string, choice: string | undefined): string
  /** Shows the result. Resolves once it is visible, optionally with a sentence about it. */
  reveal(table: Own, win: string): Promise<string | undefined>
  /** Called when the round is refused or cancelled. Restores the previous table. */
  abandon(): void
  /** Prepares for the next round. */
  end(): Promise<void>
}

/** A round that was played and paid. */
export interface PlayedRound {
  readonly win: string
  readonly net: string
  readonly table: Table
  readonly jackpot: boolean
  /** The connection was lost on the way. */
  readonly troubled: boolean
}

export interface Instant {
  readonly panel: Panel
  /** Plays a round. Undefined if it was refused or returned, or while another one runs. */
  play(choice?: string): Promise<PlayedRound | undefined>
}

/** Starts an instant game. `createBoard` receives the figures that a board may show. */
export function createInstant<Own extends Table>(
  data: PageData,
  texts: Texts,
  createBoard: (panel: Panel) => Board<Own>,
  isOwn: (table: Table) => table is Own,
): Instant {
  const host = createHost(data.hostOrigin)
  const panel = createPanel(data, texts)
  const notices = createNotices(data, texts, host, panel)
  const board = createBoard(panel)
  let playing = false
  let troubled = false

  const checking = (): void => {
    troubled = true
    panel.announce(texts.checking, 'until-next')
  }

  /** Repeats the request until there is an answer, because a bet that was sent must be resolved. */
  async function resolve(
    bet: string,
    stake: string,
    choice: string | undefined,
  ): Promise<Exclude<RoundAnswer, { state: 'open' }>> {
    const request = { key: data.key, roundId: newRoundId(), bet, choice }
    let answer = await playRound(request, checking)
    while (answer.state === 'open') {
      await notices.unsettled(stake)
      answer = await playRound(request, checking)
    }
    return answer
  }

  async function showPaid(
    answer: Extract<RoundAnswer, { state: 'settled' }>,
    table: Own,
  ): Promise<PlayedRound> {
    const { bet, win, net, balance, jackpot, pot } = answer
    const said = await board.reveal(table, win)
    panel.showWin(win)
    panel.showBalance(balance)
    const outcome = Number(win) > 0 ? texts.youWon(panel.money(win)) : texts.noWin
    const won = jackpot === undefined ? [] : [texts.wonJackpot(panel.money(jackpot))]
    panel.announce([...won, ...(said ? [said] : []), outcome].join('. '), jackpot !== undefined)
    host.post({ type: 'roundEnd', bet, win, net })
    host.post({ type: 'balance', balance })
    // A win below the bet is none to celebrate.
    if (Number(net) > 0) playTune(jackpot === undefined ? 'win' : 'big')
    if (jackpot !== undefined) {
      const title = pot === undefined ? texts.jackpot : texts.potWon(texts.pots[pot])
      await celebrate({ title, amount: jackpot, money: panel.money, button: texts.goOn })
    }
    return { win, net, table, jackpot: jackpot !== undefined, troubled }
  }

  async function settle(answer: RoundAnswer, stake: string): Promise<PlayedRound | undefined> {
    if (answer.state === 'settled' && isOwn(answer.table)) return showPaid(answer, answer.table)
    board.abandon()
    // 'waiting' occurs only in timed games, which run differently (timed.ts).
    if (answer.state === 'open' || answer.state === 'settled' || answer.state === 'waiting') return undefined
    if (answer.balance !== undefined) panel.showBalance(answer.balance)
    if (answer.state === 'refused') {
      if (answer.limit) host.post({ type: 'roundEnd', bet: '0.00', win: '0.00', net: '0.00' })
      await notices.refused(answer.code, stake, answer.balance, answer.limit)
      return undefined
    }
    // The host was told that the round started, so it must also be told that it ended.
    const { bet } = answer
    host.post({ type: 'roundEnd', bet, win: bet, net: '0.00' })
    host.post({ type: 'balance', balance: answer.balance })
    await notices.returned(bet)
    return undefined
  }

  let rounds = 0
  host.onBalance(() => void refreshBalance())
  async function refreshBalance(): Promise<void> {
    if (playing || document.hidden) return
    const before = rounds
    const answer = await readBalance(data.key)
    // A round that began meanwhile knows better.
    if (answer !== undefined && rounds === before) panel.showBalance(answer.balance)
  }

  host.post({ type: 'ready' })
  return {
    panel,
    async play(choice) {
      if (playing) return undefined
      playing = true
      rounds += 1
      troubled = false
      const bet = panel.bet()
      const stake = board.stake?.(bet, choice) ?? bet
      panel.lock(true)
      panel.showWin('0.00')
      playTune('start')
      board.begin(choice)
      host.post({ type: 'roundStart', bet: stake })
      const played = await settle(await resolve(bet, stake, choice), stake)
      panel.lock(false)
      await board.end()
      playing = false
      return played
    },
  }
}

/** Starts an instant game whose board needs no figures. Returns the function that plays a round. */
export const createPlay = <Own extends Table>(
  data: PageData,
  texts: Texts,
  board: Board<Own>,
  isOwn: (table: Table) => table is Own,
): Instant['play'] => createInstant(data, texts, () => board, isOwn).play
