import { beforeEach, describe, expect, test } from 'vitest'
import { nameBooks } from '#sandbox/world/art/data/name-words.ts'
import type { PlacedBet, TimedGame } from '../game.ts'
import { opened } from '../opened.ts'
import type { RandomBelow } from '../random.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { every, matchNamed, matchOf } from './schedule.ts'
import { mostWin, readSlip } from './slips.ts'
import { beat, focusOf, specOf, sportsOf } from './sports-catalogue.ts'
import { createSportsGame } from './sports-game.ts'
import type { Fixture, SportsTable } from './sports-table.ts'

const place = (model: string, gameName = 'Test') => ({
  ...opened({ category: model === 'esports' ? 'ESPORTS' : 'SPORTS', model, gameName }),
  account: 'juan',
  sessionId: 's',
})
const book = place('sportsbook')
const start = 20_000_000 * every

let now = start
let random: RandomBelow
let game: TimedGame
beforeEach(() => {
  now = start
  random = seeded(8)
  game = createSportsGame(
    timedParts(
      () => now,
      (bound) => random(bound),
    ),
  )
})

async function tableOf(bets: readonly PlacedBet[] = [], at = book): Promise<SportsTable> {
  const table = await game.table(at, bets, bets)
  if (table?.kind !== 'sports') throw new Error('no book')
  return table
}
const find = async (choose: (fixture: Fixture) => boolean): Promise<Fixture> => {
  const found = (await tableOf()).fixtures.find(choose)
  if (!found) throw new Error('no such match')
  return found
}
/** A leg on the home side of a match, with its current odds. */
const legOn = ({ id, markets }: Fixture, side: 'h' | 'a' | 'd' = 'h'): string =>
  `${id}:w:${side}@${markets.find((market) => market.id === 'w')?.odds[side]}`
const ahead = (sport: string) => (fixture: Fixture) => fixture.sport === sport && fixture.phase === 'ahead'
const live = (fixture: Fixture) =>
  fixture.phase === 'live' && !fixture.suspended && fixture.markets.length > 2
const bet = (choice: string, more: Partial<PlacedBet> = {}) => placed(choice, more)
/** Runs the clock until a match has ended. */
const endOf = async (id: string): Promise<Fixture> => {
  for (;;) {
    now += beat
    const fixture = await find((each) => each.id === id)
    if (fixture.phase === 'ended' || fixture.phase === 'postponed') return fixture
  }
}

describe('a slip', () => {
  const leg = (match: number) => `f${match}:w:h@185`
  test.each([
    '',
    'f1',
    'f1:w:h',
    'f1:w:h@1',
    'f1:w:z@185',
    'f1:z:h@185',
    'F1:w:h@185',
    'f-1:w:h@185',
    'f1:w:h@185,',
    'f1:w:h@185,f1:t1:o@190',
    'f1:w:h@185\nf2:w:h@185',
    `f${'9'.repeat(13)}:w:h@185`,
    Array.from({ length: 11 }, (_, match) => leg(match)).join(','),
  ])('[LNCH-08] %j is none', (choice) => {
    expect(readSlip(choice)).toBeUndefined()
  })

  test('[LNCH-08] has up to ten legs', () => {
    expect(readSlip(Array.from({ length: 10 }, (_, match) => leg(match)).join(','))).toHaveLength(10)
  })
})

describe('the sportsbook', () => {
  test('every sport has matches in play, to come and ended, and the first is what the book is named after', async () => {
    const { sports, fixtures, nextAt } = await tableOf([], place('sportsbook', 'Salakot Hoops'))
    expect(sports[0]).toBe('basketball')
    expect(sportsOf('sportsbook', 'Golden Spike Cup')[0]).toBe('volleyball')
    expect(sportsOf('esports', 'Alab Versus Arena')[0]).toBe('fighter')
    for (const sport of sports) {
      const phases = fixtures.filter((each) => each.sport === sport).map(({ phase }) => phase)
      expect(phases.filter((phase) => phase === 'ahead')).toHaveLength(4)
      expect(phases.filter((phase) => phase === 'live').length).toBeGreaterThan(0)
      expect(phases).toContain('ended')
    }
    expect(nextAt).toBe(start + beat)
    expect(new Set(fixtures.flatMap(({ home, away }) => [home, away]).filter(Boolean)).size).toBeGreaterThan(
      20,
    )
  })

  test('[LNCH-12] a sport in the name of a book is one that the book has', () => {
    const nameless = nameBooks.SPORTS.subjects.filter(
      (subject) => !focusOf('sportsbook', `Manila ${subject} Cup`),
    )
    expect(nameless).toEqual([])
  })

  test('nobody plays two matches at once', () => {
    for (const sport of sportsOf('sportsbook', ''))
      for (let number = 0; number < 200; number++) {
        const [one, other] = [matchOf(specOf(sport), number), matchOf(specOf(sport), number + 1)]
        expect(one.home).not.toBe(one.away)
        expect([other.home, other.away]).not.toContain(one.home)
      }
  })

  test('[LNCH-08] a score moves with the clock only, never back, and a match is drawn when it starts', async () => {
    const { id, startsAt } = await find(ahead('basketball'))
    const draws: number[] = []
    const drawn = seeded(3)
    random = (bound) => {
      draws.push(bound)
      return drawn(bound)
    }
    now = startsAt - 1
    await tableOf()
    const seen = draws.length
    now = startsAt
    const first = await find((fixture) => fixture.id === id)
    expect(first).toMatchObject({ phase: 'live', score: [0, 0], plays: 0 })
    expect(draws.length).toBeGreaterThan(seen)
    let before = first
    for (let step = 0; step < 100; step++) {
      now += beat
      const fixture = await find((each) => each.id === id)
      expect(fixture.plays).toBeGreaterThanOrEqual(before.plays)
      expect(fixture.score[0]).toBeGreaterThanOrEqual(before.score[0])
      expect(fixture.score[1]).toBeGreaterThanOrEqual(before.score[1])
      expect(await find((each) => each.id === id)).toEqual(fixture)
      before = fixture
    }
    expect(before.phase).toBe('ended')
  })

  test('[LNCH-08] the odds seen are the odds taken: others are refused, and so is what can’t be bet on', async () => {
    const fixture = await find(ahead('football'))
    const accept = (choice: string, at = book, more = {}) => game.accept(at, bet(choice, more))
    expect(await accept(legOn(fixture))).toMatchObject({ settlesAt: expect.any(Number) })
    expect(await accept(`${fixture.id}:w:h@101`, book, { roundId: 'other-odds' })).toBe('ODDS_CHANGED')
    expect(await accept(legOn(fixture), place('esports'), { roundId: 'other-book' })).toBe(
      'CHOICE_IMPOSSIBLE',
    )
    for (const [index, wrong] of [
      `${fixture.id}:s1:h@185`,
      `${fixture.id}:t9:o@185`,
      `${fixture.id}:k:y@185`,
      `${fixture.id}:w:o@185`,
      'z1:w:h@185',
      'f20000100:w:h@185',
    ].entries())
      expect(await accept(wrong, book, { roundId: `wrong-${index}` })).toBe('CHOICE_IMPOSSIBLE')
    expect(await accept('f3:w:h@185', book, { roundId: 'of-old' })).toBe('BETS_CLOSED')
    const huge = { bet: mostWin, roundId: 'too-much' }
    expect(await accept(legOn(fixture), book, huge)).toBe('CHOICE_IMPOSSIBLE')
  })

  test('[LNCH-08] a bet that was accepted stands while it is booked, though the odds move meanwhile', async () => {
    const fixture = await find((each) => live(each) && each.sport === 'basketball')
    const placing = bet(legOn(fixture))
    const first = await game.accept(book, placing)
    expect(first).toMatchObject({ settlesAt: expect.any(Number) })
    now += beat * 2
    expect(await game.accept(book, placing)).toEqual(first)
    // Only once, and only for this bet.
    expect(await game.accept(book, placing)).not.toEqual(first)
  })

  test('[LNCH-08] a market is suspended while somebody is about to score and just after, then open again', async () => {
    const answers = { suspended: new Set<unknown>(), open: new Set<unknown>() }
    for (let step = 0; step < 60; step++) {
      now += beat
      for (const fixture of (await tableOf()).fixtures) {
        if (fixture.sport !== 'football' || !fixture.markets[0]?.odds.h) continue
        const roundId = `suspended-${step}-${fixture.id}`
        const answer = await game.accept(book, bet(legOn(fixture), { roundId }))
        answers[fixture.suspended ? 'suspended' : 'open'].add(typeof answer === 'string' ? answer : 'taken')
      }
    }
    expect(answers).toEqual({ suspended: new Set(['ODDS_CHANGED']), open: new Set(['taken']) })
  })

  test('[LNCH-08] bets close when a match is decided', async () => {
    const fixture = await find(live)
    await endOf(fixture.id)
    expect(await game.accept(book, bet(legOn(fixture), { roundId: 'too-late' }))).toBe('BETS_CLOSED')
  })

  test('[LNCH-08] a slip pays the odds it was placed at, multiplied; it is lost with the first leg that is', async () => {
    const [one, other] = [await find(ahead('volleyball')), await find(ahead('tennis'))]
    const ends = [await endOf(one.id), await endOf(other.id)]
    const sides = ends.map(({ winner }) => (winner === 'h' ? 'h' : 'a'))
    const odds = (fixture: Fixture, index: number) => fixture.markets[0]?.odds[sides[index] ?? 'h'] ?? 0
    const legs = [one, other].map((fixture, index) => legOn(fixture, sides[index]))
    const product = (1_000n * BigInt(odds(one, 0)) * BigInt(odds(other, 1))) / 10_000n
    expect(await game.settle(book, bet(legs.join(',')))).toBe(product)
    const wrong = legOn(one, sides[0] === 'h' ? 'a' : 'h')
    const open = legOn(await find(ahead('boxing')))
    expect(await game.settle(book, bet(wrong))).toBe(0n)
    expect(await game.settle(book, bet(`${wrong},${open}`))).toBe(0n)
    expect(await game.settle(book, bet(`${legs[0]},${open}`))).toBeUndefined()
    const { legs: states } = await tableOf([bet(`${legs[0]},${open}`)])
    expect(Object.values(states)).toEqual(['won', 'open'])
  })

  test('[LNCH-08] totals and handicaps are decided by the score that was shown', async () => {
    const fixture = await find(ahead('football'))
    const ended = await endOf(fixture.id)
    const [home, away] = ended.score
    for (const { id, line, odds } of fixture.markets) {
      if (line === null) continue
      const [yes, no] = id === 'c' ? (['h', 'a'] as const) : (['o', 'u'] as const)
      const holds = id === 'c' ? home + line > away : home + away > line
      for (const side of [yes, no]) {
        const win = await game.settle(book, bet(`${fixture.id}:${id}:${side}@${odds[side]}`))
        expect(win).toBe((side === yes) === holds ? BigInt(odds[side] ?? 0) * 10n : 0n)
      }
    }
  })

  test('[LNCH-08] a leg of a postponed match counts as odds of 1.00, and a slip of such legs is returned', async () => {
    const [off, on] = [await find(ahead('football')), await find(ahead('tennis'))]
    const drawn = seeded(2)
    const mostPostponed: RandomBelow = (bound) => (bound === 150 ? 0 : drawn(bound))
    random = mostPostponed
    now = off.startsAt
    expect((await find((each) => each.id === off.id)).phase).toBe('postponed')
    random = (bound) => (bound === 150 ? 1 : drawn(bound))
    const ended = await endOf(on.id)
    const side = ended.winner === 'h' ? 'h' : 'a'
    expect(await game.settle(book, bet(legOn(off)))).toBe('void')
    expect(await game.settle(book, bet(`${legOn(off)},${legOn(on, side)}`))).toBe(
      BigInt(on.markets[0]?.odds[side] ?? 0) * 10n,
    )
    expect(await game.accept(book, bet(legOn(off), { roundId: 'on-nothing' }))).toBe('BETS_CLOSED')
  })
})

describe('cashing out', () => {
  const offerOf = async (open: PlacedBet) => (await tableOf([open])).offers[open.roundId]

  test('[LNCH-08] the offer that was seen is paid at once; any other is refused, and so is a second one', async () => {
    const open = bet(legOn(await find(ahead('basketball'))))
    const offer = await offerOf(open)
    expect(Number(offer)).toBeGreaterThan(8.5)
    expect(Number(offer)).toBeLessThan(9.4)
    const move = (made: string, of = open) => game.move?.(book, of, made)
    expect(await move(`cashout@${offer}`)).toEqual({ kept: `cashout@${offer}`, settlesAt: now })
    expect(await move('cashout@9999.00')).toBe('ODDS_CHANGED')
    for (const wrong of ['cashout', 'cashout@', 'cashout@-1.00', 'cashout@1', 'cashout@1e3', 'sell@1.00'])
      expect(await move(wrong)).toBe('CHOICE_IMPOSSIBLE')
    const made = { ...open, moves: [`cashout@${offer}`] }
    expect(await move(`cashout@${offer}`, made)).toBe('BETS_CLOSED')
    expect(await game.settle(book, made)).toBe(BigInt(Math.round(Number(offer) * 100)))
  })

  test('[LNCH-08] nothing is offered for a bet that is decided, and none while a market is suspended', async () => {
    const fixture = await find((each) => each.sport === 'football' && live(each))
    const open = bet(`${legOn(fixture)},${legOn(await find(ahead('tennis')))}`)
    let none = 0
    for (;;) {
      now += beat
      const current = await find((each) => each.id === fixture.id)
      if (current.phase !== 'live') break
      if (!current.suspended) continue
      none++
      expect(await offerOf(open)).toBeNull()
      expect(await game.move?.(book, open, 'cashout@1.00')).toBe('ODDS_CHANGED')
    }
    expect(none).toBeGreaterThan(0)
    const decided = bet(legOn(fixture))
    expect(await offerOf(decided)).toBeUndefined()
    expect(await game.move?.(book, decided, 'cashout@1.00')).toBe('BETS_CLOSED')
  })
})

test('[LNCH-08] a match id is read only as it is written', () => {
  expect(matchNamed('f20000000')?.spec.id).toBe('football')
  for (const id of ['', 'f', 'q1', 'f1.5', 'f 1', '__proto__']) expect(matchNamed(id)).toBeUndefined()
})
