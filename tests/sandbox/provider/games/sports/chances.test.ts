import { describe, expect, test } from 'vitest'
import { seeded } from '../seeded.ts'
import { chancesOf, oddsOf, type PricedMarket } from './chances.ts'
import { after, drawMatch, endOf, kickOff, nextOutcomes, type State } from './play.ts'
import { matchOf, mostLevel } from './schedule.ts'
import { exists, quoteOf } from './slips.ts'
import { outcomesOf, specs, wholeWeight } from './sports-catalogue.ts'

/** States of a few whole matches at a level. */
function* statesOf(spec: (typeof specs)[number], level: number): Generator<State> {
  const random = seeded(level + 100)
  for (let match = 0; match < 3; match++) {
    let state = kickOff
    for (const digit of drawMatch(spec, level, random).plays) {
      yield state
      const outcome = nextOutcomes(spec, level, state)[Number(digit)]
      if (!outcome) throw new Error('the draw left the rules')
      state = after(spec, state, outcome)
    }
  }
}

/** How a side of a market stands once the match is decided, or its chance until then. */
function valueOf(
  spec: (typeof specs)[number],
  level: number,
  state: State,
  market: PricedMarket,
  side: string,
) {
  if (state.winner === null) {
    const found = chancesOf(spec, level, state).find(({ id }) => id === market.id)
    if (found) return Object.entries(found.chances).find(([name]) => name === side)?.[1] ?? 0
  }
  const [home, away] = state.score
  const line = market.line ?? 0
  const set = state.parts[Number(market.id.slice(1)) - 1] ?? [0, 0]
  const yes = {
    w: state.winner === side,
    c: home + line > away === (side === 'h'),
    k: state.stopped === (side === 'n'),
    t: home + away > line === (side === 'o'),
    s: set[0] > set[1] === (side === 'h'),
  }
  const held = Object.entries(yes).find(([letter]) => market.id.startsWith(letter))?.[1]
  return held ? 1 : 0
}

describe.each(specs.map((spec) => ({ sport: spec.id, spec })))('$sport', ({ spec }) => {
  test('[LNCH-13] outcomes of a play have all the weight there is, at every level', () => {
    for (let level = -mostLevel; level <= mostLevel; level++) {
      const weights = outcomesOf(spec, level).map(({ weight }) => weight)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(wholeWeight)
      expect(Math.min(...weights)).toBeGreaterThan(0)
    }
  })

  test('[LNCH-13] the chances of a market sum to one', () => {
    for (const level of [-mostLevel, 0, 5])
      for (const state of statesOf(spec, level))
        for (const { chances } of chancesOf(spec, level, state)) {
          const all = Object.values(chances)
          expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
          expect(Math.min(...all)).toBeGreaterThan(-1e-9)
        }
  })

  // So no play, and no moment to bet, is better than another.
  test('[LNCH-13] each chance is exactly the mean of what it is after the next play', () => {
    for (const level of [-mostLevel, 0, 3])
      for (const state of statesOf(spec, level))
        for (const market of chancesOf(spec, level, state))
          for (const [side, chance] of Object.entries(market.chances)) {
            const mean = nextOutcomes(spec, level, state).reduce(
              (sum, outcome) =>
                sum +
                (outcome.weight / wholeWeight) *
                  valueOf(spec, level, after(spec, state, outcome), market, side),
              0,
            )
            expect(mean).toBeCloseTo(chance, 9)
          }
  })

  test('[LNCH-13] odds keep the margin, and sides that are all but decided aren’t offered', () => {
    for (let number = 0; number < 60; number++) {
      const { level } = matchOf(spec, number)
      for (const { chances } of chancesOf(spec, level, kickOff)) {
        const odds = Object.values(chances).map(oddsOf)
        expect(odds.every((price) => price !== undefined && price > 100)).toBe(true)
        const book = odds.reduce((sum: number, price) => sum + 100 / (price ?? 1), 0)
        expect(book).toBeGreaterThan(1.05)
        expect(book).toBeLessThan(1.08)
      }
    }
    expect([oddsOf(0.01), oddsOf(0.99), oddsOf(0), oddsOf(1)]).toEqual(Array.from({ length: 4 }))
  })

  test('a match ends with a winner, in at most five minutes', () => {
    const random = seeded(9)
    for (let match = 0; match < 300; match++) {
      const { state, ended } = endOf(spec, 0, drawMatch(spec, 0, random))
      expect(ended).toBe(true)
      expect(state.winner).not.toBeNull()
    }
  })

  test('[LNCH-08] every side that is priced exists, and is quoted', () => {
    const match = matchOf(spec, 1)
    const seen = { ...endOf(spec, 0, { postponed: false, plays: '' }), ended: false, state: kickOff }
    for (const { id, chances } of chancesOf(spec, match.level, kickOff))
      for (const side of Object.keys(chances)) {
        const leg = { match: match.id, market: id, side: side as 'h', odds: 100 }
        expect(exists(match, leg)).toBe(true)
        expect(typeof quoteOf({ match, phase: 'ahead', seen }, leg)).toBe('number')
      }
  })
})
