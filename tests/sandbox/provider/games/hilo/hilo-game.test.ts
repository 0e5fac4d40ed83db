import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { favourable, hiLoGame, isRight, payHundredths } from './hilo-game.ts'
import { type HiLoTable, hiLoChoices } from './hilo-table.ts'

describe('the card game', () => {
  const ranks = Array.from({ length: 13 }, (_, i) => i + 1)

  test('returns 96 % on every card and guess, cut to hundredths', () => {
    for (const rank of ranks) {
      for (const choice of hiLoChoices) {
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
      for (const choice of hiLoChoices) {
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
    let table = hiLoGame.open(random, opened())
    for (let i = 0; i < 300; i++) {
      const before: HiLoTable | undefined = table.kind === 'hilo' ? table : undefined
      const outcome = hiLoGame.play(table, 1_000n, 'same', random)
      if (!before || outcome?.table.kind !== 'hilo') throw new Error('the cards were not played')
      expect(outcome.win > 0n).toBe(outcome.table.card.rank === before.card.rank)
      table = outcome.table
    }
  })
})
