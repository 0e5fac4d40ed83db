import { describe, expect, test } from 'vitest'
import { readGameMessage, saysReady } from './provider-messages.ts'

const sandbox = (message: object) => readGameMessage('sandbox', { source: 'palaro-provider', ...message })

describe('[LNCH-07] only known kinds of game messages are read', () => {
  test.each([
    'ready',
    'close',
    'lobby',
    'deposit',
    'roundStart',
    'sessionExpired',
    'insufficientFunds',
  ] as const)('the sandbox provider says %s', (type) => {
    expect(sandbox({ type })).toEqual({ type })
  })
  test('a balance is a hint: its figure is dropped', () => {
    expect(sandbox({ type: 'balance', balance: '999999.00' })).toEqual({ type: 'balance' })
  })
  test('a round end carries decimal texts', () => {
    expect(sandbox({ type: 'roundEnd', bet: '5.00', win: '12.50', net: '7.50' })).toEqual({
      type: 'roundEnd',
      bet: '5.00',
      win: '12.50',
      net: '7.50',
    })
    expect(sandbox({ type: 'roundEnd', bet: 5, win: '1e9', net: '' })).toBeUndefined()
  })
  test.each([
    ['an unknown kind', { source: 'palaro-provider', type: 'navigate', url: 'https://evil.example' }],
    ['another source', { source: 'someone', type: 'close' }],
    ['no object', 'close'],
    ['nothing', null],
    ['a prototype word', { source: 'palaro-provider', type: '__proto__' }],
  ])('the sandbox adapter drops %s', (_, data) => {
    expect(readGameMessage('sandbox', data)).toBeUndefined()
  })
  test('an unknown provider is read by the generic words only', () => {
    expect(readGameMessage('acme', 'closeGame')).toEqual({ type: 'close' })
    expect(readGameMessage(undefined, { event: 'cashier' })).toEqual({ type: 'deposit' })
    expect(readGameMessage('constructor', 'toString')).toBeUndefined()
    expect(readGameMessage('acme', { type: 'roundEnd', win: '1.00' })).toEqual({ type: 'balance' })
  })
})

const bayfront = (event: string, payload?: object) =>
  readGameMessage('bayfront', JSON.stringify({ bayfront: 1, event, payload }))

describe('[LNCH-11] a provider with words of its own is understood by its own adapter', () => {
  test.each([
    ['game.loaded', 'ready'],
    ['game.exit', 'close'],
    ['game.home', 'lobby'],
    ['cashier.open', 'deposit'],
    ['wallet.changed', 'balance'],
    ['round.opened', 'roundStart'],
    ['session.timeout', 'sessionExpired'],
    ['wallet.low', 'insufficientFunds'],
  ])('%s means %s', (event, type) => {
    expect(bayfront(event, { stake: 'ignored' })).toEqual({ type })
  })
  test.each([
    [500, 1250, { bet: '5.00', win: '12.50', net: '7.50' }],
    [500, 0, { bet: '5.00', win: '0.00', net: '-5.00' }],
    [1, 1, { bet: '0.01', win: '0.01', net: '0.00' }],
  ])('a stake of %i and a payout of %i are a round in decimals', (stake, payout, round) => {
    expect(bayfront('round.settled', { stake, payout })).toEqual({ type: 'roundEnd', ...round })
  })
  test.each([
    ['an amount that is no whole number', { stake: 0.5, payout: 1 }],
    ['a text for an amount', { stake: '500', payout: 0 }],
    ['an amount below nothing', { stake: -500, payout: 0 }],
    ['an amount beyond reason', { stake: 1e300, payout: 0 }],
    ['no payload', undefined],
  ])('a message of a round with %s is ignored', (_, payload) => {
    expect(bayfront('round.settled', payload)).toBeUndefined()
  })
  test.each<[string, unknown]>([
    ['the sandbox provider', { source: 'palaro-provider', type: 'close' }],
    ['an object instead of text', { bayfront: 1, event: 'game.exit' }],
    ['a text that is no JSON', '{"bayfront":1,"event":"game.exit"'],
    ['no envelope', '{"event":"game.exit"}'],
    ['an unknown event', '{"bayfront":1,"event":"wallet.transfer"}'],
    ['a prototype word', '{"bayfront":1,"event":"__proto__"}'],
    ['a text without end', JSON.stringify({ bayfront: 1, event: 'game.exit', pad: 'x'.repeat(5000) })],
    ['nothing', undefined],
  ])('%s is not read', (_, data) => {
    expect(readGameMessage('bayfront', data)).toBeUndefined()
  })
  test('its messages are ignored from another provider', () => {
    const exit = JSON.stringify({ bayfront: 1, event: 'game.exit' })
    expect(readGameMessage('sandbox', exit)).toBeUndefined()
    expect(readGameMessage('acme', exit)).toBeUndefined()
  })
})

test.each([
  ['sandbox', true],
  ['bayfront', true],
  ['acme', false],
  ['constructor', false],
  [undefined, false],
])('[LNCH-10] whether a game of %s reports that it is ready: %s', (provider, ready) => {
  expect(saysReady(provider)).toBe(ready)
})
