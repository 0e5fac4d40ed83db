/**
 * The lottery's betting view. A ticket is one round: its lines are bet on one draw, which the gateway makes and
 * publishes through the wallet API. Playing for several draws places one ticket for each, one after the other, so that
 * the ledger shows each draw's stake, each draw's win is paid as soon as it is drawn, and a draw that can't be decided
 * gives back its own stake only. All or nothing isn't promised: the page says how many were placed.
 */
import { fromMinor } from '#shared/domain/money.ts'
import { type WalletValue, walletCalls } from '../../wire/wallet-api.ts'
import type { TimedGame, TimedParts, TimedSeat } from '../game.ts'
import {
  isWithinMostWin,
  mostLines,
  mostWin,
  offerOf,
  readTicket,
  stakeOf,
  ticketWin,
} from './lottery-rules.ts'

/** Bets on the gateway's draws. */
export function createLotteryGame({ now, wallet }: TimedParts): TimedGame {
  const call = ({ sessionId }: TimedSeat, issue: string) =>
    wallet.call(walletCalls.draws, { sessionId, issue })
  async function ask(place: TimedSeat): Promise<WalletValue<'draws'> | undefined> {
    const answer = await call(place, '')
    return answer.kind === 'done' ? answer.value : undefined
  }

  return {
    async table(place) {
      const draws = await ask(place)
      if (!draws) return undefined
      const { form, upcoming, results } = draws
      return {
        kind: 'lottery',
        ...offerOf(form),
        mostLines,
        mostWin: fromMinor(mostWin),
        upcoming,
        nextAt: upcoming[0]?.drawsAt ?? 0,
        results,
      }
    },
    async accept(place, { bet, choice }) {
      const draws = await ask(place)
      if (!draws) return undefined
      const ticket = readTicket(draws.form, choice)
      const stake = ticket && stakeOf(ticket.lines, bet)
      if (!ticket || stake === undefined) return 'CHOICE_IMPOSSIBLE'
      if (!isWithinMostWin(ticket.lines, stake)) return 'BET_OUT_OF_RANGE'
      const draw = draws.upcoming.find(({ issue }) => issue === ticket.issue)
      return draw && now() < draw.closesAt ? { settlesAt: draw.drawsAt } : 'BETS_CLOSED'
    },
    async settle(place, { bet, choice }) {
      const answer = await call(place, choice.split(':')[0] ?? '')
      // The gateway has been reset since the bet and no longer knows the session, so it will never report this draw.
      if (answer.kind === 'refused' && answer.code === 'SESSION_UNKNOWN') return 'void'
      if (answer.kind !== 'done' || !answer.value.asked) return undefined
      const { form, asked } = answer.value
      const ticket = readTicket(form, choice)
      const stake = ticket && stakeOf(ticket.lines, bet)
      // A bet of an earlier version of the game, whose rules are gone.
      if (!ticket || stake === undefined) return 'void'
      const detail = asked.numbers.map((number) => String(number).padStart(2, '0')).join('')
      return { win: ticketWin(form, ticket.lines, asked.numbers, stake), detail }
    },
  }
}
