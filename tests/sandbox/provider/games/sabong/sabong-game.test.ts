import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { createSabongGame } from './sabong-game.ts'
import {
  birdsOf,
  chancesOf,
  closesAt,
  crowdOf,
  decidedAt,
  drawFight,
  fightTimes,
  oddsOfFight,
  opensAt,
  positionInDay,
  readBet,
  startOf,
} from './sabong-rules.ts'

const place = { ...opened({ category: 'COCKFIGHT', model: 'cockfight' }), account: 'juan', sessionId: 's' }
const number = 20_000_000

describe('a cockfight', () => {
  test('[LNCH-08] its odds keep the margin, and its birds are two', () => {
    for (let fight = number; fight < number + 400; fight++) {
      const chances = chancesOf('7', fight)
      expect(Object.values(chances).reduce((sum, each) => sum + each, 0)).toBe(1000)
      expect(Math.min(...Object.values(chances))).toBeGreaterThan(0)
      const book = Object.values(oddsOfFight('7', fight)).reduce((sum, odds) => sum + 100 / odds, 0)
      expect(book).toBeGreaterThan(1.05)
      expect(book).toBeLessThan(1.08)
      const { meron, wala } = birdsOf('7', fight)
      expect(meron.name).not.toBe(wala.name)
    }
  })

  test('a day has its fights, numbered from one', () => {
    const { number: first, ofDay } = positionInDay(number)
    expect(ofDay).toBe(960)
    expect(first).toBeGreaterThan(0)
    expect(positionInDay(number + 1 + ofDay - first)).toEqual({ number: 1, ofDay: 960 })
  })

  test.each(['', 'meron', '1:tie', '-1:meron', '1:meron,2:wala', '1e9:meron', '1:meron '])(
    '[LNCH-08] %j is no bet',
    (choice) => {
      expect(readBet(choice)).toBeUndefined()
    },
  )

  test('[LNCH-08] bets are taken while betting is open, neither before, after, nor on a fight to come', async () => {
    let now = startOf(number)
    const game = createSabongGame(timedParts(() => now, seeded(8)))
    const accept = (choice: string) => game.accept(place, placed(choice))
    expect(await accept(`${number}:meron`)).toBe('BETS_CLOSED')
    now = opensAt(number)
    expect(await accept(`${number}:meron`)).toEqual({ settlesAt: decidedAt(number) })
    expect(await accept(`${number + 1}:meron`)).toBe('CHOICE_IMPOSSIBLE')
    expect(await accept(`${number - 1}:meron`)).toBe('BETS_CLOSED')
    now = closesAt(number)
    expect(await accept(`${number}:meron`)).toBe('BETS_CLOSED')
  })

  test('[LNCH-08] one spot alone wins, by the odds that were shown', async () => {
    const game = createSabongGame(timedParts(() => startOf(number), seeded(8)))
    for (let fight = number - 60; fight < number; fight++) {
      const wins = await Promise.all(
        (['meron', 'draw', 'wala'] as const).map(async (spot) => ({
          spot,
          win: await game.settle(place, placed(`${fight}:${spot}`)),
        })),
      )
      const won = wins.filter(({ win }) => win !== 0n)
      expect(won).toHaveLength(1)
      const [{ spot, win } = { spot: 'draw' as const, win: 0n }] = won
      expect(win).toBe(BigInt(oddsOfFight('7', fight)[spot]) * 10n)
    }
  })

  test('what is seen of a fight follows the clock, and tells the winner at its end', async () => {
    let now = opensAt(number)
    const game = createSabongGame(timedParts(() => now, seeded(8)))
    const look = async () => {
      const table = await game.table(place, [])
      if (table?.kind !== 'sabong') throw new Error('no arena')
      return table
    }
    expect(await look()).toMatchObject({ stage: 'betting', clashes: [], result: null })
    now = closesAt(number) + 5_000
    const { clashes, result } = await look()
    expect([clashes.length, result]).toEqual([2, null])
    now = closesAt(number) + fightTimes.fight - 1
    expect((await look()).result).toBeNull()
    now = decidedAt(number)
    const ended = await look()
    const last = ended.clashes.at(-1)?.left
    const standing = { meron: [last?.wala], wala: [last?.meron], draw: [last?.meron, last?.wala] }
    expect(standing[ended.result ?? 'draw'].every((left) => left === 0)).toBe(true)
    now = startOf(number + 1)
    expect((await look()).history.at(-1)).toBe(ended.result)
  })

  test('the totals grow with the crowd and with bets that were booked, the same for every viewer', async () => {
    let now = opensAt(number)
    const game = createSabongGame(timedParts(() => now, seeded(8)))
    const totals = async () => {
      const table = await game.table({ ...place, account: 'maria' }, [])
      return table?.kind === 'sabong' ? Number(table.totals.meron) : 0
    }
    const before = await totals()
    const bet = placed(`${number}:meron`, { bet: 100_000n })
    await game.accept(place, bet)
    expect(await totals()).toBe(before)
    await game.accept(place, bet)
    expect(await totals()).toBe(before + 1_000)
    now = closesAt(number) - 1
    expect(await totals()).toBeGreaterThan(before + 1_000)
    expect(crowdOf('7', number, now)).toEqual(crowdOf('7', number, now))
    expect(crowdOf('7', number, now).every(({ name }) => /^..\*\*\*.$/.test(name))).toBe(true)
  })

  test('the last clash tells the same winner as the draw, however it is drawn', () => {
    const random = seeded(5)
    for (let round = 0; round < 500; round++) {
      const { result, clashes } = drawFight(chancesOf('7', round), random)
      const lefts = clashes.slice(0, -1).flatMap(({ left }) => [left.meron, left.wala])
      expect(Math.min(...lefts)).toBeGreaterThan(0)
      expect(clashes.at(-1)?.by).toBe(result === 'draw' ? null : result)
    }
  })
})
