import { describe, expect, test } from 'vitest'
import { seeded } from '../seeded.ts'
import { bingoLines, fullLines, makeCard } from './bingo-game.ts'

describe('bingo', () => {
  test('a card has five numbers of each column and a free middle', () => {
    const card = makeCard(seeded(3))
    expect(card[12]).toBe(0)
    expect(new Set(card).size).toBe(25)
    for (const [cell, number] of card.entries())
      expect(cell === 12 || Math.floor((number - 1) / 15) === cell % 5).toBe(true)
  })

  test('twelve lines count, and only full ones', () => {
    const card = makeCard(seeded(4))
    expect(bingoLines).toHaveLength(12)
    expect(fullLines(card, card)).toHaveLength(12)
    expect(fullLines(card, card.slice(0, 5))).toEqual([[0, 1, 2, 3, 4]])
    expect(fullLines(card, card.slice(0, 4))).toEqual([])
  })
})
