/**
 * The lottery's betting view. Bets wait for the draw, which the gateway makes and publishes through the wallet API.
 */
import { type WalletValue, walletCalls } from '../../../wallet-api.ts'
import type { TimedGame, TimedParts, TimedPlace } from '../game.ts'
import { lotteryWin, playsOf, readLotteryChoice } from './lottery-rules.ts'

/** Bets on the gateway's draws. */
export function createLotteryGame({ now, wallet }: TimedParts): TimedGame {
  const call = ({ sessionId }: TimedPlace, issue: string) =>
    wallet.call(walletCalls.draws, { sessionId, issue })
  async function ask(place: TimedPlace): Promise<WalletValue<'draws'> | undefined> {
    const answer = await call(place, '')
    return answer.kind === 'done' ? answer.value : undefined
  }

  return {
    async table(place) {
      const draws = await ask(place)
      if (!draws) return undefined
      const { form, next, results } = draws
      return {
        kind: 'lottery',
        form: form.kind,
        highest: form.kind === 'digits' ? 9 : form.pool,
        plays: playsOf(form),
        issue: next.issue,
        closesAt: next.closesAt,
        nextAt: next.drawsAt,
        results,
      }
    },
    async accept(place, { choice }) {
      const draws = await ask(place)
      if (!draws) return undefined
      const chosen = readLotteryChoice(draws.form, choice)
      if (!chosen) return 'CHOICE_IMPOSSIBLE'
      const isOpen = chosen.issue === draws.next.issue && now() < draws.next.closesAt
      return isOpen ? { settlesAt: draws.next.drawsAt } : 'BETS_CLOSED'
    },
    async settle(place, { bet, choice }) {
      const answer = await call(place, choice.split(':')[0] ?? '')
      // The gateway has been reset since the bet and no longer knows the session, so it will never report this draw.
      if (answer.kind === 'refused' && answer.code === 'SESSION_UNKNOWN') return 'void'
      if (answer.kind !== 'done' || !answer.value.asked) return undefined
      const draws = answer.value
      const chosen = readLotteryChoice(draws.form, choice)
      if (!draws.asked || !chosen) return undefined
      return lotteryWin(draws.form, chosen, draws.asked.numbers, bet)
    },
  }
}
