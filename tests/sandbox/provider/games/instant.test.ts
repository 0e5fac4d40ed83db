import { describe, expect, test } from 'vitest'
import { colours, fishKinds, type InstantKind } from '../protocol.ts'
import { bingoLines, fullLines, makeCard } from './bingo.ts'
import { catchChance, chanceParts, fishPays } from './fish.ts'
import { gameKindOf, gameOf } from './kinds.ts'
import { roomGame } from './room.ts'
import { seeded } from './seeded.ts'

test.each<[InstantKind, string | undefined]>([
  ['fish', undefined],
  ['fish', 'whale'],
  ['fish', '__proto__'],
  ['dice', 'black'],
  ['dice', undefined],
  ['room', '4'],
  ['room', '-1'],
  ['room', '1.5'],
  ['room', ''],
  ['bingo', '3'],
  ['bingo', undefined],
  ['bingo', '0x1'],
])('[LNCH-08] %s takes no bet on %j', (kind, choice) => {
  const random = seeded(1)
  expect(gameOf(kind).play(gameOf(kind).open(random), 1_000n, choice, random)).toBeUndefined()
})

test('every catch pays the rarer the better, and 96 % in the long run, counted exactly', () => {
  for (const kind of fishKinds) expect((catchChance(kind) * fishPays[kind]) / chanceParts).toBeCloseTo(0.96)
})

describe('the Color Game', () => {
  test.each([
    [['red', 'red', 'red'], 4_000n],
    [['red', 'blue', 'red'], 3_000n],
    [['red', 'blue', 'pink'], 2_000n],
    [['white', 'blue', 'pink'], 0n],
  ])('pays %j as it does at the fair', (faces, win) => {
    const drawn = faces.map((face) => colours.findIndex((colour) => colour === face))
    const table = gameOf('dice').open(() => 0)
    expect(gameOf('dice').play(table, 1_000n, 'red', () => drawn.shift() ?? 0)?.win).toBe(win)
  })
})

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

test('a card room shares a tied pot, and never pays out more than the pot less the room’s share', () => {
  const random = seeded(9)
  const table = roomGame.open(random, { id: 'R-1', stake: '20.00' })
  for (let round = 0; round < 500; round++) {
    const wins = ['0', '1', '2', '3'].map(
      (choice) => roomGame.play(table, 2_000n, choice, seeded(round))?.win ?? 0n,
    )
    const sum = wins.reduce((total, win) => total + win, 0n)
    expect(sum).toBeLessThanOrEqual(7_600n)
    expect(sum).toBeGreaterThan(7_590n)
  }
})

test.each([
  ['RNG', 'Golden Carabao', 'slot'],
  ['FISH', 'Bangus Boom', 'fish'],
  ['LIVE', 'Amihan Baccarat A', 'live'],
  ['LIVE', 'Color Game Live', 'dice'],
  ['TABLE', 'Datu Dice', 'dice'],
  ['TABLE', 'Higher or Lower', 'cards'],
  ['PVP', 'Pusoy Trece', 'room'],
  ['BINGO', 'Barangay Bingo', 'bingo'],
  ['LOTT', 'Saigon 4D', 'lottery'],
  ['ELOTT', 'Kislap Keno', 'lottery'],
  ['SPORTS', 'Salakot Hoops', 'sports'],
  ['ESPORTS', 'Agila Clash', 'sports'],
  ['COCKFIGHT', 'Derby Coliseum', 'sports'],
  ['SOMETHING', 'New', 'cards'],
])('[LNCH-08] a %s game called %s is a game of its own kind: %s', (category, name, kind) => {
  expect(gameKindOf(category, name)).toBe(kind)
})
