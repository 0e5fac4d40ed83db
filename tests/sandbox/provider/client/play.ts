/** How a round runs, in any instant game. */
import type { PageData, RoundAnswer, Table } from '../protocol.ts'
import { createHost } from './host.ts'
import type { Texts } from './languages.ts'
import { createNotices } from './notices.ts'
import { createPanel } from './panel.ts'
import { newRoundId, playRound, readBalance } from './server.ts'

/** A game's view. */
export interface Board<Own extends Table> {
  /** Called when a round begins. Starts animations and disables the controls. */
  begin(choice: string | undefined): void
  /** Shows the result. Resolves once it is visible, optionally with a sentence about it. */
  reveal(table: Own, win: string): Promise<string | undefined>
  /** Called when the round is refused or cancelled. Restores the previous table. */
  abandon(): void
  /** Prepares for the next round. */
  end(): Promise<void>
}

/** Returns the function that plays a round. Calls during a round do nothing. */
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

  /** Repeats the request until there is an answer, because a bet that was sent must be resolved. */
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
    // 'waiting' occurs only in timed games, which run differently (timed.ts).
    if (answer.state === 'open' || answer.state === 'settled' || answer.state === 'waiting') return
    if (answer.balance !== undefined) panel.showBalance(answer.balance)
    if (answer.state === 'refused') {
      if (answer.limit) host.post({ type: 'roundEnd', bet: '0.00', win: '0.00', net: '0.00' })
      return notices.refused(answer.code, bet, answer.balance, answer.limit)
    }
    // The host was told that the round started, so it must also be told that it ended.
    host.post({ type: 'roundEnd', bet, win: bet, net: '0.00' })
    host.post({ type: 'balance', balance: answer.balance })
    return notices.returned(bet)
  }

  // The player returns from the cashier or another window.
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
