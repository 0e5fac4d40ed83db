import { describe, expect, test } from 'vitest'
import type { TimedGame } from '../game.ts'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { createSportsGame } from './sports-game.ts'
import { chancesOf, fixtureOf, fixtureTimes, oddsOf, readSlip, type Sport } from './sports-rules.ts'

describe('the sportsbook', () => {
  const sports: readonly Sport[] = ['ball', 'esports', 'cockfight']
  test('[LNCH-08] every match has chances that add up, and odds that keep the margin', () => {
    for (const sport of sports)
      for (let match = 0; match < 400; match++) {
        const chances = Object.values(chancesOf(sport, '7', match))
        expect(chances.reduce((sum, each) => sum + each, 0)).toBe(1000)
        expect(Math.min(...chances)).toBeGreaterThan(0)
        const book = chances.reduce((sum, each) => sum + 100 / oddsOf(each), 0)
        expect(book).toBeGreaterThan(1.05)
        expect(book).toBeLessThan(1.09)
        const { home, away } = fixtureOf(sport, '7', match)
        expect(home).not.toBe(away)
      }
  })

  test.each([
    '',
    'home',
    '1:home,1:away',
    '1:win',
    '1:home,',
    '1:home,2:home,3:home,4:home,5:home',
    '-1:home',
  ])('[LNCH-08] %j is no slip', (choice) => {
    expect(readSlip(choice)).toBeUndefined()
  })

  const place = (category: string) => ({
    ...opened({ category, model: 'sportsbook' }),
    account: 'juan',
    sessionId: 's',
  })
  const lobby = place('SPORTS')
  async function wins(game: TimedGame, match: number): Promise<bigint[]> {
    const back = await Promise.all(
      (['home', 'draw', 'away'] as const).map((side) => game.settle(lobby, placed(`${match}:${side}`))),
    )
    return back.map((win) => (typeof win === 'bigint' ? win : 0n))
  }

  test('bets close when a match starts, a slip waits for its last match, and one side alone wins', async () => {
    const now = 100 * fixtureTimes.every + 1
    const game = createSportsGame(timedParts(() => now, seeded(8)))
    expect(await game.accept(lobby, placed('100:home'))).toBe('BETS_CLOSED')
    expect(await game.accept(lobby, placed('103:home,101:away'))).toEqual({
      settlesAt: 103 * fixtureTimes.every + fixtureTimes.lasts,
    })
    expect(await game.accept(lobby, placed('107:home'))).toBe('CHOICE_IMPOSSIBLE')
    expect(await game.accept(place('ESPORTS'), placed('101:draw'))).toBe('CHOICE_IMPOSSIBLE')
    for (let match = 0; match < 50; match++)
      expect((await wins(game, match)).filter((win) => win > 0n)).toHaveLength(1)
  })

  test('a slip of two multiplies, and is lost with one of them', async () => {
    const game = createSportsGame(timedParts(() => 1e9, seeded(8)))
    const sides = ['home', 'draw', 'away'] as const
    const [first, second] = [await wins(game, 1), await wins(game, 2)]
    const [one, two] = [first, second].map((each) => sides[each.findIndex((win) => win > 0n)])
    const single = first.find((win) => win > 0n) ?? 0n
    const both = await game.settle(lobby, placed(`1:${one},2:${two}`))
    expect(both).toBe((single * (second.find((win) => win > 0n) ?? 0n)) / 1_000n)
    expect(await game.settle(lobby, placed(`1:${one},2:${sides.find((side) => side !== two)}`))).toBe(0n)
  })
})
