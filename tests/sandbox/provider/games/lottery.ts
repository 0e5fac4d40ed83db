/** The lottery's betting view: bets wait for the draw, which the gateway holds and tells by the wallet API. */
import { type WalletValue, walletCalls } from '../../wallet-api.ts'
import type { Wallet } from '../wallet-client.ts'
import type { TimedGame, TimedPlace } from './game.ts'
import { lotteryWin, playsOf, readLotteryChoice } from './lottery-rules.ts'

/** Bets on draws that the gateway holds. */
export function createLotteryGame(now: () => number, wallet: Wallet): TimedGame {
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
    async accept(place, choice) {
      const draws = await ask(place)
      if (!draws) return undefined
      const chosen = readLotteryChoice(draws.form, choice)
      if (!chosen) return 'CHOICE_IMPOSSIBLE'
      const isOpen = chosen.issue === draws.next.issue && now() < draws.next.closesAt
      return isOpen ? { settlesAt: draws.next.drawsAt } : 'BETS_CLOSED'
    },
    async settle(place, bet, choice) {
      const answer = await call(place, choice.split(':')[0] ?? '')
      // It has begun anew since the bet, and draws for nobody whom it doesn't know.
      if (answer.kind === 'refused' && answer.code === 'SESSION_UNKNOWN') return 'void'
      if (answer.kind !== 'done' || !answer.value.asked) return undefined
      const draws = answer.value
      const chosen = readLotteryChoice(draws.form, choice)
      if (!draws.asked || !chosen) return undefined
      return lotteryWin(draws.form, chosen, draws.asked.numbers, bet)
    },
  }
}
