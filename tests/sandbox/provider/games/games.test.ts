import { describe, expect, test } from 'vitest'
import type { CardTable, SlotSymbol } from '../protocol.ts'
import { cardChoices, slotSymbols } from '../protocol.ts'
import { cardGame, favourable, isRight, payHundredths } from './cards.ts'
import { secureRandom } from './random.ts'
import { seeded } from './seeded.ts'
import { payLine, slotGame, slotLines, slotPays, slotStrips, winningLines } from './slot.ts'

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
      const opened = slotGame.open(random)
      expect(opened).toMatchObject({ kind: 'slot', lines: [] })
      const outcome = slotGame.play(opened, 500n, undefined, random)
      if (outcome?.table.kind !== 'slot') throw new Error('the slot did not play')
      const pay = outcome.table.lines.reduce((sum, line) => sum + line.pay, 0)
      expect(outcome.win).toBe(50n * BigInt(pay))
    }
  })
})

describe('the card game', () => {
  const ranks = Array.from({ length: 13 }, (_, i) => i + 1)

  test('returns 96 % on every card and guess, cut to hundredths', () => {
    for (const rank of ranks) {
      for (const choice of cardChoices) {
        const pay = payHundredths(rank, choice)
        if (pay === undefined) continue
        const back = (pay * favourable(rank, choice)) / 1_300
        expect(back).toBeLessThanOrEqual(0.96)
        expect(back).toBeGreaterThan(0.95)
      }
    }
  })

  test('counts as favourable exactly the ranks that make the guess come true', () => {
    for (const rank of ranks) {
      for (const choice of cardChoices) {
        expect(favourable(rank, choice)).toBe(ranks.filter((next) => isRight(rank, next, choice)).length)
      }
    }
  })

  test('offers nothing below an ace and nothing above a king', () => {
    expect(payHundredths(1, 'lower')).toBeUndefined()
    expect(payHundredths(13, 'higher')).toBeUndefined()
  })

  test('lays the card just drawn open for the next guess', () => {
    const random = seeded(11)
    let table = cardGame.open(random)
    for (let i = 0; i < 300; i++) {
      const before: CardTable | undefined = table.kind === 'cards' ? table : undefined
      const outcome = cardGame.play(table, 1_000n, 'same', random)
      if (!before || outcome?.table.kind !== 'cards') throw new Error('the cards were not played')
      expect(outcome.win > 0n).toBe(outcome.table.card.rank === before.card.rank)
      table = outcome.table
    }
  })
})

test('the random source is even', () => {
  const seen = Array(13).fill(0)
  for (let i = 0; i < 26_000; i++) seen[secureRandom(13)]++
  for (const count of seen) expect(Math.abs(count - 2_000)).toBeLessThan(300)
})
