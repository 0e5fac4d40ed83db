/** The course of a round, whatever the game. */
import type { PageData, RoundAnswer, Table } from '../protocol.ts'
import { createHost } from './host.ts'
import { createNotices } from './notices.ts'
import { createPanel } from './panel.ts'
import { newRoundId, playRound, readBalance } from './server.ts'
import type { Texts } from './texts.ts'

/** What a game shows. */
export interface Board<Own extends Table> {
  /** A round began: things may start to move, and nothing else can be pressed. */
  begin(choice: string | undefined): void
  /** Shows the result; the promise ends when it can be seen, and returns a sentence about it if need be. */
  reveal(table: Own, win: string): Promise<string | undefined>
  /** The round came to nothing: back to the table as it was. */
  abandon(): void
  /** Gets ready for the next press. */
  end(): Promise<void>
}

/** Gives the function that a press calls; presses during a round do nothing. */
export function createPlay<Own extends Table>(
  data: PageData,
  texts: Texts,
  board: Board<Own>,
  isOwn: (table: Table) => table is Own,
): (choice?: string) => Promise<void> {
  const host = createHost(data.hostOrigin)
  const panel = createPanel(data, texts)
  const notices = createNotices(data, texts, host, panel)
  let playing = false

  const checking = (): void => panel.announce(texts.checking, true)

  /** Asks until somebody answers: a bet that was sent must come to an end. */
  async function resolve(
    bet: string,
    choice: string | undefined,
  ): Promise<Exclude<RoundAnswer, { state: 'open' }>> {
    const request = { key: data.key, roundId: newRoundId(), bet, choice }
    let answer = await playRound(request, checking)
    while (answer.state === 'open') {
      await notices.unsettled(bet)
      answer = await playRound(request, checking)
    }
    return answer
  }

  async function settle(answer: RoundAnswer, bet: string): Promise<void> {
    if (answer.state === 'settled' && isOwn(answer.table)) {
      const { win, net, balance, jackpot } = answer
      const said = await board.reveal(answer.table, win)
      panel.showWin(win)
      panel.showBalance(balance)
      const outcome = Number(win) > 0 ? texts.youWon(panel.money(win)) : texts.noWin
      const pot = jackpot === undefined ? [] : [texts.wonJackpot(panel.money(jackpot))]
      panel.announce([...pot, ...(said ? [said] : []), outcome].join('. '), jackpot !== undefined)
      host.post({ type: 'roundEnd', bet, win, net })
      host.post({ type: 'balance', balance })
      return
    }
    board.abandon()
    // A bet that waits belongs to games that go by the clock; they have a course of their own (timed.ts).
    if (answer.state === 'open' || answer.state === 'settled' || answer.state === 'waiting') return
    if (answer.balance !== undefined) panel.showBalance(answer.balance)
    if (answer.state === 'refused') return notices.refused(answer.code, bet, answer.balance)
    // Whoever counts rounds has heard of this one's start.
    host.post({ type: 'roundEnd', bet, win: bet, net: '0.00' })
    host.post({ type: 'balance', balance: answer.balance })
    return notices.returned(bet)
  }

  // Back from the cashier, or from another window.
  document.addEventListener('visibilitychange', () => void refreshBalance())
  window.addEventListener('focus', () => void refreshBalance())
  async function refreshBalance(): Promise<void> {
    if (playing || document.hidden) return
    const balance = await readBalance(data.key)
    if (balance !== undefined && !playing) panel.showBalance(balance)
  }

  host.post({ type: 'ready' })
  return async (choice) => {
    if (playing) return
    playing = true
    const bet = panel.bet()
    panel.lock(true)
    panel.showWin('0.00')
    board.begin(choice)
    host.post({ type: 'roundStart', bet })
    await settle(await resolve(bet, choice), bet)
    panel.lock(false)
    await board.end()
    playing = false
  }
}
