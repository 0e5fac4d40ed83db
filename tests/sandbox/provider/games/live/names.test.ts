import { expect, test } from 'vitest'
import { textsFor } from '../../client/languages.ts'
import type { Ticket } from '../../protocol.ts'
import { betName, outcomeName, resultName, spotName } from './client/names.ts'
import { liveTexts } from './client/texts.ts'
import type { LiveResult } from './live-table.ts'

const t = liveTexts('EN')
const money = (amount: string) => `₱${amount}`
const card = (rank: number) => ({ rank, suit: 'heart' }) as const
const result = (more: Partial<LiveResult>): LiveResult => ({
  round: 1,
  sides: [],
  hands: [],
  pocket: null,
  dice: [],
  ...more,
})
const ticket = (bet: string, win: string, state: Ticket['state'] = 'settled'): Ticket => ({
  roundId: 'r',
  bet,
  choice: '1:banker=1.00',
  settlesAt: 0,
  state,
  win,
})

test.each([
  ['banker', 'Banker'],
  ['n17', '17 Black'],
  ['n0', '0 Zero'],
  ['p17-20', 'Split 17, 20'],
  ['t1', 'Trio 0, 1, 2'],
  ['f0', 'First four 0, 1, 2, 3'],
  ['x31', 'Six line 31–36'],
  ['dozen-1', '1st 12'],
])('the spot %s is called %s', (spot, name) => {
  expect(spotName(spot, t)).toBe(name)
})

test.each([
  ['baccarat', { sides: ['banker'], hands: [[card(4)], [card(10), card(7)]] }, 'Banker wins 7 to 4'],
  ['baccarat', { sides: ['tie', 'player-pair'], hands: [[card(3)], [card(3)]] }, 'Tie at 3, Player pair'],
  ['dragonTiger', { sides: ['dragon'], hands: [[card(9)], [card(2)]] }, 'Dragon wins'],
  ['dragonTiger', { sides: ['tie', 'suited-tie'], hands: [[card(2)], [card(2)]] }, 'Tie, Suited tie'],
  ['roulette', { sides: ['17'], pocket: 17 }, '17 Black'],
  ['colorGame', { sides: ['red', 'blue', 'red'], dice: ['red', 'blue', 'red'] }, 'Red, Blue, Red'],
] as const)('a result of %s, %j, is told as %s', (variant, more, name) => {
  expect(resultName(variant, result(more), t)).toBe(name)
})

test.each([
  [[ticket('100.00', '195.00')], 'You won ₱95.00'],
  [[ticket('50.00', '0.00')], 'You lost ₱50.00'],
  // What comes back of a bet is no win.
  [[ticket('60.00', '40.00')], 'You lost ₱20.00'],
  [[ticket('50.00', '50.00')], 'You got your bet back'],
  [[ticket('50.00', '100.00'), ticket('80.00', '0.00')], 'You lost ₱30.00'],
  [[ticket('50.00', '0.00', 'void'), ticket('10.00', '20.00')], 'You won ₱10.00'],
  [[ticket('50.00', '0.00', 'void')], 'Your bet was returned'],
])('bets %j are told as "%s"', (decided, words) => {
  expect(outcomeName(decided, t, textsFor('EN'), money)).toBe(words)
})

test('a bet on many spots is named by its first two', () => {
  const choice = '1:banker=1.00+tie=1.00+player=1.00+player-pair=2.00'
  expect(betName({ ...ticket('5.00', '0.00'), choice }, t)).toBe('Banker, Tie +2')
})
