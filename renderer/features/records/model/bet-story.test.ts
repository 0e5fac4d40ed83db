import { expect, test } from 'vitest'
import { type Bet, records } from '#shared/contract/endpoints/records.ts'
import { betStory } from './bet-story.ts'

/** A round, and its entries by kind, read as the gateway sends them. */
const roundOf = (
  state: Bet['state'],
  bet: string,
  win: string,
  entries: readonly (readonly [string, string])[],
) =>
  records.bet.value.parse({
    bet: {
      betId: 'B1',
      time: 0,
      settled: null,
      state,
      gameType: 'RNG',
      vassalage: 'KD',
      vendorName: 'Kidlat',
      nodeId: '1',
      gameName: 'Golden Carabao',
      bet,
      validBet: bet,
      win,
      net: '0',
    },
    entries: entries.map(([kind, amount]) => ({ kind, amount, balance: '0', time: 0 })),
  })

test.each([
  [
    'won',
    'settled',
    '5',
    '120',
    [
      ['bet', '-5'],
      ['win', '120'],
    ],
  ],
  [
    'back',
    'settled',
    '5',
    '5',
    [
      ['bet', '-5'],
      ['win', '5'],
    ],
  ],
  [
    'back',
    'settled',
    '5',
    '2.50',
    [
      ['bet', '-5'],
      ['win', '2.50'],
    ],
  ],
  ['lost', 'settled', '5', '0', [['bet', '-5']]],
  ['open', 'open', '5', '0', [['bet', '-5']]],
  [
    'void',
    'void',
    '5',
    '0',
    [
      ['bet', '-5'],
      ['rollback', '5'],
    ],
  ],
  [
    'freeVoid',
    'void',
    '0',
    '0',
    [
      ['freeRound', '5'],
      ['rollback', '-5'],
    ],
  ],
  ['free', 'settled', '0', '20', [['freeRound', '20']]],
  ['freeNone', 'settled', '0', '0', []],
  ['promotion', 'settled', '0', '20', [['promotion', '20']]],
  [
    'jackpot',
    'settled',
    '5',
    '1000',
    [
      ['bet', '-5'],
      ['jackpot', '900'],
      ['win', '100'],
    ],
  ],
  [
    'jackpotOpen',
    'open',
    '5',
    '900',
    [
      ['bet', '-5'],
      ['jackpot', '900'],
    ],
  ],
] as const)('[MBR-08] a round is described as %s: %s, bet %s, win %s', (name, state, bet, win, kinds) => {
  const { bet: round, entries } = roundOf(state, bet, win, kinds)
  expect(betStory(round, entries).name).toBe(name)
})

test('[MBR-08] the jackpot is shown without the rest of the payout', () => {
  const { bet, entries } = roundOf('settled', '5', '1000', [
    ['jackpot', '900'],
    ['win', '100'],
  ])
  expect(betStory(bet, entries).jackpot).toBe('900.00')
})
