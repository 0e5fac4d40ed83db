import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { payLine, slotGame, slotLines, slotPays, slotStrips, winningLines } from './slot-game.ts'
import { type SlotSymbol, slotSymbols } from './slot-table.ts'

/** Probability of each symbol on each reel. The same for all rows. */
const shares = slotStrips.map((strip) =>
  slotSymbols.map((symbol) => ({
    symbol,
    share: strip.filter((each) => each === symbol).length / strip.length,
  })),
)

/** Expected payout of one line in line bets, calculated from every combination. */
function expectedPay(reel = 0, line: readonly SlotSymbol[] = [], chance = 1): number {
  const here = shares[reel]
  if (!here) return chance * (payLine(line)?.pay ?? 0)
  return here
    .filter(({ share }) => share > 0)
    .reduce((sum, { symbol, share }) => sum + expectedPay(reel + 1, [...line, symbol], chance * share), 0)
}

describe('the slot', () => {
  test('returns 95.3 % of all bets, counted exactly', () => {
    expect(expectedPay()).toBeCloseTo(0.9533, 4)
  })

  test.each<[string, SlotSymbol[], ReturnType<typeof payLine>]>([
    [
      'three from the left',
      ['mango', 'mango', 'mango', 'sun', 'mango'],
      { symbol: 'mango', count: 3, pay: 6 },
    ],
    ['a parol in between', ['sun', 'parol', 'sun', 'sun', 'gem'], { symbol: 'sun', count: 4, pay: 25 }],
    ['five sevens', ['seven', 'parol', 'parol', 'parol', 'seven'], { symbol: 'seven', count: 5, pay: 1000 }],
    ['two are too few', ['gem', 'gem', 'sun', 'gem', 'gem'], undefined],
    ['nothing from the right', ['star', 'gem', 'gem', 'gem', 'gem'], undefined],
  ])('pays a line for what it shows: %s', (_, symbols, paid) => {
    expect(payLine(symbols)).toEqual(paid)
  })

  test('spreads the bet over ten lines that all differ', () => {
    expect(new Set(slotLines.map(String)).size).toBe(10)
    const column: SlotSymbol[] = ['mango', 'mango', 'mango']
    const full = winningLines([column, column, column, column, column])
    expect(full.map(({ pay }) => pay)).toEqual(Array(10).fill(70))
  })

  test('pays more the rarer the symbol and the longer the line', () => {
    for (const [three, four, five] of Object.values(slotPays)) expect(three < four && four < five).toBe(true)
  })

  test('opens without a win on the table, and tells in lines what the win is made of', () => {
    const random = seeded(7)
    for (let i = 0; i < 200; i++) {
      const table = slotGame.open(random, opened())
      expect(table).toMatchObject({ kind: 'slot', lines: [] })
      const outcome = slotGame.play(table, 500n, undefined, random)
      if (outcome?.table.kind !== 'slot') throw new Error('the slot did not play')
      const pay = outcome.table.lines.reduce((sum, line) => sum + line.pay, 0)
      expect(outcome.win).toBe(50n * BigInt(pay))
    }
  })
})
