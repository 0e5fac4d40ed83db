import { expect, test } from 'vitest'
import { cardsOf } from '../cardroom/card-signs.ts'
import { readHand } from './client/hands.ts'
import { type PusoyState, pusoyRules } from './pusoy-rules.ts'

const state = (more: Partial<PusoyState> = {}): PusoyState => ({
  hands: [cardsOf('3C 4D 4H'), cardsOf('5S 6C'), cardsOf('7D 9H'), cardsOf('9S JC')],
  turn: 0,
  trick: null,
  passed: [false, false, false, false],
  opening: false,
  ...more,
})
const play = (from: PusoyState, ...moves: readonly string[]): PusoyState | undefined =>
  moves.reduce<PusoyState | undefined>((at, move) => at && pusoyRules.play(at, move), from)
const of = (signs: string): string => `play:${cardsOf(signs).join('.')}`

test('[LNCH-08] whoever has the three of clubs begins, with a hand that has it', () => {
  const dealt = pusoyRules.deal(
    Array.from({ length: 52 }, (_, card) => card),
    3,
  )
  const first = pusoyRules.turn(dealt) ?? -1
  expect(dealt.hands[first]).toContain(8)
  expect(dealt.hands.every(({ length }) => length === 13)).toBe(true)
  expect(play(dealt, 'pass')).toBeUndefined()
  expect(play(state({ opening: true }), of('4D'))).toBeUndefined()
  expect(play(state({ opening: true }), of('3C'))?.turn).toBe(1)
})

test('[LNCH-08] the turn passes, whoever passed stays out, and the last to play leads anything', () => {
  const led = play(state(), of('3C'), 'pass', of('7D'), 'pass')
  expect(led).toMatchObject({ turn: 0, passed: [false, true, false, true] })
  const next = play(state(), of('3C'), 'pass', of('7D'), 'pass', 'pass')
  expect(next).toMatchObject({ turn: 2, trick: null, passed: [false, false, false, false] })
  expect(next && play(next, 'pass')).toBeUndefined()
})

test.each([
  ['a card of somebody else', of('9S')],
  ['cards that make no hand', of('3C 4D')],
  ['a card twice', 'play:8.8'],
  ['nothing', 'play:'],
  ['another word', 'fold'],
])('[LNCH-08] %s can’t be played', (_, move) => expect(play(state(), move)).toBeUndefined())

test('[LNCH-08] a lower hand, or one of other length, can’t be played', () => {
  const hand = readHand(cardsOf('5H 5D'))
  const trick = hand ? { seat: 3, hand } : null
  expect(play(state({ trick }), of('4D 4H'))).toBeUndefined()
  expect(play(state({ trick }), of('4D'))).toBeUndefined()
  expect(play(state({ trick }), 'pass')).toBeDefined()
})

test('[LNCH-08] the first without cards wins, and then nobody moves', () => {
  const over = play(state({ hands: [cardsOf('4D'), cardsOf('5S'), cardsOf('7D'), cardsOf('9S')] }), of('4D'))
  if (!over) throw new Error('not played')
  expect(pusoyRules.turn(over)).toBeUndefined()
  expect(pusoyRules.winners(over)).toEqual([0])
  expect(play(over, 'pass')).toBeUndefined()
  expect(pusoyRules.view(over, 1).hands).toHaveLength(4)
  expect(pusoyRules.view(state(), 1).hands).toBeNull()
})

test('[LNCH-08] when time is up the table passes, or leads where it can’t', () => {
  expect(pusoyRules.wait(pusoyRules.view(state(), 0))).toMatch(/^play:/)
  const hand = readHand(cardsOf('3S'))
  const trick = hand ? { seat: 3, hand } : null
  expect(pusoyRules.wait(pusoyRules.view(state({ trick }), 0))).toBe('pass')
})
