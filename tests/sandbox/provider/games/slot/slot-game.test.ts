import { describe, expect, test } from 'vitest'
import { gameModels } from '#sandbox/world/games/game-models.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { opened } from '../opened.ts'
import type { RandomBelow } from '../random.ts'
import { seeded } from '../seeded.ts'
import { expectedFreeSpins, expectedReturn } from './expected-return.ts'
import { playTumble } from './play-tumble.ts'
import { allLines, coin, countOf, linesPay, scatter, strip, windowsOf } from './reels.ts'
import { slotGame, winsOn } from './slot-game.ts'
import { playSlot, rulesOf } from './slot-models.ts'
import { type SlotId, type SlotTable, slotIds } from './slot-table.ts'

const open = (model: SlotId): SlotTable => {
  const table = slotGame.open(() => 0, opened({ model }))
  if (table.kind !== 'slot') throw new Error('no slot was opened')
  return table
}
function play(model: SlotId, stake: bigint, random: RandomBelow, choice?: string) {
  const outcome = slotGame.play(open(model), stake, choice, random)
  if (outcome?.table.kind !== 'slot') throw new Error('the slot did not play')
  return { win: outcome.win, table: outcome.table }
}

/** Rounds of a model until one is as wanted. */
function roundWhere(model: SlotId, wanted: (table: SlotTable) => boolean, stake = 120_000n): SlotTable {
  const random = seeded(4)
  for (;;) {
    const { table } = play(model, stake, random)
    if (wanted(table)) return table
  }
}
const phases = ({ screens }: SlotTable): string[] => screens.map(({ phase }) => phase)

const [e, wild] = [5, 6]

describe('what a slot returns', () => {
  test.each(slotIds.filter((model) => model !== 'slot-tumble'))(
    '[LNCH-13] %s publishes what it returns, counted exactly',
    (model) => {
      expect(expectedReturn(rulesOf(model)) * 100).toBeCloseTo(gameModels[model].rtp, 1)
    },
  )

  test('[LNCH-13] bought free spins return what their rules say', () => {
    const { buy } = rulesOf('slot-high')
    if (!buy) throw new Error('nothing can be bought')
    expect(expectedFreeSpins(rulesOf('slot-high')) / buy.price).toBeCloseTo(buy.share, 3)
  })

  test('[LNCH-13] a bet of one centavo returns as much as a large one', () => {
    const random = seeded(8)
    let won = 0n
    for (let round = 0; round < 60_000; round++) won += play('slot-low', 1n, random).win
    expect(Number(won) / 60_000).toBeCloseTo(0.96, 1)
  })

  test('pays more the rarer the symbol and the longer the line', () => {
    for (const { pays } of slotIds.map(rulesOf))
      for (const [index, [three, four, five]] of pays.entries()) {
        expect(three < four && four < five).toBe(true)
        expect(five).toBeGreaterThanOrEqual(pays[index + 1]?.[2] ?? 0)
      }
  })
})

describe('what the reels show', () => {
  const pays = rulesOf('slot-low').pays
  const columns = (top: readonly number[]) => top.map((symbol) => [symbol, 1, 2])

  test.each<[string, number[], number | undefined]>([
    ['three from the left', [3, 3, 3, 4, 3], 8],
    ['a wild in between', [4, 6, 4, 4, 1], 16],
    ['five of the emblem', [0, 6, 6, 6, 0], 800],
    ['two are too few', [3, 3, 4, 3, 3], undefined],
    ['nothing from the right', [5, 1, 1, 1, 1], undefined],
    ['scatters and coins pay nothing', [7, 7, 7, 8, 8], undefined],
  ])('pays a line for what it shows: %s', (_, top, pay) => {
    const line = [[0, 0, 0, 0, 0]]
    expect(linesPay(columns(top), line, pays)).toBe(pay ?? 0)
    expect(winsOn(columns(top), { ...rulesOf('slot-low'), lines: line }).map((win) => win.pay)).toEqual(
      pay === undefined ? [] : [pay],
    )
  })

  test('has lines that all differ', () => {
    expect(new Set(allLines.map(String)).size).toBe(allLines.length)
  })

  test('spreads a strip evenly, and keeps stacks together', () => {
    expect(strip('e2 W2')).toHaveLength(4)
    expect(strip('e4 CCC1').join(' ')).toContain(`${coin} ${coin} ${coin}`)
    expect(windowsOf(['e6 W1'], true)[0]?.filter(([top]) => top === wild)).toHaveLength(3)
  })

  test('counts ways as the product of the cells on each reel', () => {
    const rules = rulesOf('slot-tumble')
    const grid = [
      [e, e, 1],
      [e, wild, 2],
      [e, 3, 4],
      [0, 0, 0],
      [1, 1, 1],
    ]
    expect(winsOn(grid, rules)).toEqual([
      { symbol: 'e', count: 3, ways: 4, pay: 4 * (rules.pays[e]?.[0] ?? 0) },
    ])
  })
})

describe.each(slotIds)('%s', (model) => {
  const rules = rulesOf(model)

  test('opens without a win on the reels', () => {
    const table = open(model)
    expect(table.screens).toHaveLength(1)
    expect(table.screens[0]).toMatchObject({ wins: [], amount: '0.00', given: 0 })
  })

  test('tells in its screens what the win is made of', () => {
    const random = seeded(7)
    for (let i = 0; i < 400; i++) {
      const { win, table } = play(model, 120_000n, random)
      const sum = table.screens.reduce((total, { amount }) => total + Number(amount), 0)
      expect(sum).toBeCloseTo(Number(win) / 100, 2)
      expect(table.screens.at(-1)?.total).toBe(fromMinor(win))
      expect(table.bet).toBe('1200.00')
      const spins = table.screens.filter(({ phase }) => phase !== 'respin')
      for (const { wins, amount } of spins)
        expect(wins.reduce((total, each) => total + Number(each.amount), 0)).toBeCloseTo(Number(amount), 0)
    }
  })

  test('[LNCH-08] ends a round at its highest win, whatever is drawn', () => {
    for (const lowest of [() => 0, (bound: number) => bound - 1]) {
      const { pay } = playSlot(rules, lowest)
      expect(pay).toBeLessThanOrEqual(rules.most * rules.unit)
    }
  })
})

describe('features', () => {
  test.each<SlotId>(['slot-low', 'slot-medium', 'slot-high'])(
    '%s counts its free spins down to none, also when more are won',
    (model) => {
      const table = roundWhere(model, ({ screens }) =>
        screens.some(({ phase, given }) => phase === 'free' && given > 0),
      )
      const [base, ...free] = table.screens
      expect(base?.given).toBe(base?.left)
      let left = base?.left ?? 0
      for (const screen of free) {
        left += screen.given - 1
        expect(screen).toMatchObject({ phase: 'free', left })
      }
      expect(left).toBe(0)
    },
  )

  test('three scatters start the free spins, two do not', () => {
    const { windows } = rulesOf('slot-low')
    const stopAt = (reels: number) => {
      let reel = 0
      return (bound: number) => {
        const shown = windows[reel] ?? []
        const wanted = shown.findIndex((seen) => seen.includes(scatter) === reel < reels)
        reel++
        return reel > windows.length ? bound - 1 : wanted
      }
    }
    expect(playSlot(rulesOf('slot-low'), stopAt(2)).screens).toHaveLength(1)
    expect(playSlot(rulesOf('slot-low'), stopAt(3)).screens[0]).toMatchObject({ given: 8, left: 8 })
  })

  test('the multiplier of a free spin is its number, three, or one', () => {
    const multipliers = (model: SlotId) =>
      roundWhere(model, (table) => phases(table).includes('free'))
        .screens.filter(({ phase }) => phase === 'free')
        .slice(0, 3)
        .map(({ multiplier }) => multiplier)
    expect(multipliers('slot-high')).toEqual([1, 2, 3])
    expect(multipliers('slot-medium')).toEqual([3, 3, 3])
    expect(multipliers('slot-low')).toEqual([1, 1, 1])
  })

  test('coins stay, and each new one brings back the respins', () => {
    const table = roundWhere('slot-hold', ({ screens }) => screens.length > 6)
    const held = table.screens.map(({ coins }) => coins?.flat().filter((value) => value > 0).length ?? 0)
    expect(held[0]).toBeGreaterThanOrEqual(6)
    for (const [index, { left }] of table.screens.entries()) {
      const before = table.screens[index - 1]
      if (!before) continue
      const more = (held[index] ?? 0) > (held[index - 1] ?? 0)
      expect(left).toBe(more ? 3 : before.left - 1)
      // What lay there lies there still.
      expect(table.screens[index]?.coins?.flat()).toEqual(
        before.coins?.flat().map((value, cell) => value || table.screens[index]?.coins?.flat()[cell]),
      )
    }
    const last = table.screens.at(-1)
    const sum = last?.coins?.flat().reduce((total, value) => total + value, 0) ?? 0
    expect(Number(last?.amount)).toBe(sum * 1_200 * (last?.multiplier ?? 1))
  })

  test('a full board of coins pays double', () => {
    const { windows } = rulesOf('slot-hold')
    let reel = 0
    const onCoins = () => windows[reel++]?.findIndex((seen) => seen.every((cell) => cell === coin)) ?? 0
    const { screens } = playSlot(rulesOf('slot-hold'), onCoins)
    expect(countOf(coin, screens[0]?.grid ?? [])).toBe(15)
    expect(screens.at(-1)).toMatchObject({ phase: 'respin', multiplier: 2, left: 0, pay: 15 * 2 * 10 })
  })

  test('what has won falls away, what stays keeps its order, and the multiplier grows', () => {
    const rules = rulesOf('slot-tumble')
    for (let seed = 0; seed < 200; seed++) {
      const { screens } = playTumble(rules, rules.tumble ?? [], seeded(seed))
      expect(screens.map(({ multiplier }) => multiplier)).toEqual(
        screens.map((_, step) => [1, 2, 3][step] ?? 5),
      )
      expect(screens.at(-1)?.pay).toBe(0)
      for (const { grid } of screens) expect(grid.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3])
    }
  })
})

describe('buying', () => {
  test('[LNCH-08] costs the published multiple of the bet, and plays free spins at that bet', () => {
    const table = open('slot-high')
    expect(slotGame.stake?.(table, 500n, 'buy')).toBe(20_000n)
    expect(slotGame.stake?.(table, 500n, undefined)).toBe(500n)
    const { table: played } = play('slot-high', 20_000n, seeded(2), 'buy')
    expect(played.bet).toBe('5.00')
    expect(new Set(phases(played))).toEqual(new Set(['free']))
  })

  test.each<[SlotId, bigint, string]>([
    ['slot-low', 20_000n, 'buy'],
    ['slot-hold', 20_000n, 'buy'],
    ['slot-high', 20_001n, 'buy'],
    ['slot-high', 500n, 'BUY'],
    ['slot-high', 500n, '__proto__'],
    ['slot-tumble', 500n, 'free'],
  ])('[LNCH-08] %s takes no stake of %s on %j', (model, stake, choice) => {
    expect(slotGame.play(open(model), stake, choice, seeded(1))).toBeUndefined()
  })
})
