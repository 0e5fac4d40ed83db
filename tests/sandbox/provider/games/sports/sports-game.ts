/** A sportsbook. Matches follow the clock, odds follow the score, and a slip is settled when its last match has ended. */

import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import type { GameRefusal, PlacedBet, TimedGame, TimedParts, TimedSeat } from '../game.ts'
import { bookOf, earliestEnd, type Looks, looksFrom } from './book.ts'
import { sportsTexts } from './client/texts.ts'
import { listed, startsWithin } from './schedule.ts'
import {
  cashOutOf,
  exists,
  keyOf,
  type Leg,
  legState,
  mostWin,
  quoteOf,
  readSlip,
  settleSlip,
  winOf,
} from './slips.ts'
import { specOf, sportsOf } from './sports-catalogue.ts'
import type { LegState } from './sports-table.ts'

/** How long an accepted bet keeps its odds while the wallet is asked, in ms. */
const keptFor = 15_000
const cashOutPattern = /^cashout@(\d{1,13}\.\d{2})$/

/** The centavos of a cash-out. Undefined if the move is none. */
function cashOutAsked(move: string): bigint | undefined {
  const amount = parseAmount(move.match(cashOutPattern)?.[1] ?? '')
  return amount === undefined ? undefined : toMinor(amount)
}

/** Every sportsbook. The matches are the same in all of them; each is drawn only once. */
export function createSportsGame({ now, drawOnce, random }: TimedParts): TimedGame {
  const looks: Looks = looksFrom({ now, drawOnce, random })
  /** Bets that were accepted a moment ago, so that odds can't change between the check and the booking. */
  const accepted = new Map<string, { readonly until: number; readonly settlesAt: number }>()

  function refusalOf({ game }: TimedSeat, legs: readonly Leg[], stake: bigint): GameRefusal | undefined {
    const lists = legs.map(({ match }) => looks.lists(game, match))
    if (lists.includes(false)) return 'CHOICE_IMPOSSIBLE'
    // An old match isn't even looked at, so that nobody can have matches drawn that were never played.
    if (lists.includes('past')) return 'BETS_CLOSED'
    const quotes = legs.map((leg) => {
      const look = looks.at(leg.match)
      return look && exists(look.match, leg) ? quoteOf(look, leg) : 'none'
    })
    if (quotes.includes('none')) return 'CHOICE_IMPOSSIBLE'
    if (quotes.includes('closed')) return 'BETS_CLOSED'
    if (legs.some(({ odds }, index) => quotes[index] !== odds)) return 'ODDS_CHANGED'
    return winOf(stake, legs) > mostWin ? 'CHOICE_IMPOSSIBLE' : undefined
  }

  function offerFor({ bet, choice, moves }: PlacedBet): bigint | 'closed' | 'suspended' {
    const legs = readSlip(choice)
    return legs && moves.length === 0 ? cashOutOf(bet, legs, looks.at) : 'closed'
  }

  return {
    events({ model, gameName }, language) {
      const sports = sportsOf(model, gameName)
      const day = startOfDay(now())
      const live = sports.flatMap((sport) =>
        listed(specOf(sport), now()).filter(({ id }) => looks.at(id)?.phase === 'live'),
      )
      const words = sportsTexts(language)
      return {
        today: startsWithin(sports, day, day + dayLength).count,
        live: live.length,
        nextAt: startsWithin(sports, now(), now()).next,
        number: null,
        sports: sports.map((sport) => words.sport[sport]),
      }
    },
    async table({ game }, bets, past = []) {
      const { fixtures, ...book } = bookOf(game, looks, now())
      const legs = [...bets, ...past].flatMap(({ choice }) => readSlip(choice) ?? [])
      const shown = new Set(fixtures.map(({ id }) => id))
      const others = new Set(legs.map(({ match }) => match).filter((id) => !shown.has(id)))
      const states: Record<string, LegState> = {}
      for (const leg of legs) {
        const look = looks.at(leg.match)
        states[keyOf(leg)] = look ? legState(look, leg) : 'void'
      }
      const offers: Record<string, string | null> = {}
      for (const bet of bets) {
        const offer = offerFor(bet)
        if (offer !== 'closed') offers[bet.roundId] = offer === 'suspended' ? null : fromMinor(offer)
      }
      return {
        ...book,
        fixtures,
        tracked: [...others].flatMap((id) => looks.fixture(id) ?? []),
        legs: states,
        offers,
        mostWin: fromMinor(mostWin),
      }
    },
    async accept(place, { roundId, bet, choice }) {
      const key = `${place.sessionId} ${roundId}`
      const known = accepted.get(key)
      accepted.delete(key)
      if (known && known.until >= now()) return { settlesAt: known.settlesAt }
      const legs = readSlip(choice)
      const refusal = legs ? refusalOf(place, legs, bet) : 'CHOICE_IMPOSSIBLE'
      if (refusal || !legs) return refusal ?? 'CHOICE_IMPOSSIBLE'
      const ends = legs.map(({ match }) => earliestEnd(match, now()))
      const settlesAt = Math.min(...ends)
      for (const [old, { until }] of accepted) if (until < now()) accepted.delete(old)
      accepted.set(key, { until: now() + keptFor, settlesAt })
      return { settlesAt }
    },
    async move(_place, bet, move) {
      const asked = cashOutAsked(move)
      if (asked === undefined) return 'CHOICE_IMPOSSIBLE'
      const offer = offerFor(bet)
      if (offer === 'closed') return 'BETS_CLOSED'
      return offer === asked ? { kept: move, settlesAt: now() } : 'ODDS_CHANGED'
    },
    async settle(_place, { bet, choice, moves }) {
      const cashedOut = moves.map(cashOutAsked).find((amount) => amount !== undefined)
      if (cashedOut !== undefined) return cashedOut
      const legs = readSlip(choice)
      return legs ? settleSlip(bet, legs, looks.at) : 'void'
    },
  }
}
