/** Bets that cost more than their amount in the ladder: what the wallet is asked for, and what is refused. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import { seeded } from './games/seeded.ts'
import type { PageData, RoundAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

let wallet: TestWallet
let app: Hono
beforeEach(async () => {
  wallet = await startTestWallet()
  wallet.setGame({ model: 'slot-high', minBet: '0.50', maxBet: '250.00' })
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [],
    random: seeded(3),
  }))
})
afterEach(() => wallet.close())

async function open(token = 'buy'): Promise<PageData> {
  const page = await (await app.request(launchPath(token))).text()
  return JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
}
async function buy(key: string, bet: string, roundId = 'round-buy', choice = 'buy'): Promise<RoundAnswer> {
  const body = JSON.stringify({ key, roundId, bet, choice })
  const headers = { 'Content-Type': 'application/json' }
  return (await app.request('/api/round', { method: 'POST', headers, body })).json()
}
const bets = () => wallet.calls.filter(({ name }) => name === 'bet').map(({ body }) => body.amount)

test('[LNCH-08] a bought feature books its whole price once, and the round says so', async () => {
  const { key } = await open()
  const answer = await buy(key, '5.00')
  expect(answer).toMatchObject({ state: 'settled', bet: '200.00', table: { kind: 'slot', bet: '5.00' } })
  if (answer.state !== 'settled') throw new Error('not played')
  expect(Number(answer.net)).toBeCloseTo(Number(answer.win) - 200)
  expect(wallet.balance()).toBe((1_000 + Number(answer.net)).toFixed(2))
  expect(await buy(key, '5.00')).toEqual(answer)
  expect(bets()).toEqual(['200.00'])
})

test.each([
  ['costs more than the largest bet', '10.00', 'buy'],
  ['costs a centavo more than the largest bet', '6.26', 'buy'],
  ['is below the smallest bet', '0.01', 'buy'],
  ['is above the largest bet', '251.00', 'buy'],
])('[LNCH-08] a bet that %s is refused before anything is booked', async (_, bet, choice) => {
  const { key } = await open()
  expect(await buy(key, bet, 'round-high', choice)).toEqual({ state: 'refused', code: 'BET_OUT_OF_RANGE' })
  expect(bets()).toEqual([])
})

test('[LNCH-08] a game without a price sells nothing', async () => {
  wallet.setGame({ model: 'slot-low' })
  const { key } = await open()
  expect(await buy(key, '5.00')).toEqual({ state: 'refused', code: 'CHOICE_IMPOSSIBLE' })
})

test('[LIM-01] [LNCH-08] balance and limits are those of the price, not of the bet', async () => {
  const { key } = await open()
  wallet.setBalance('199.99')
  expect(await buy(key, '5.00', 'round-poor')).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    balance: '199.99',
  })
  wallet.failNext('bet', 'LOSS_LIMIT')
  expect(await buy(key, '5.00', 'round-limit')).toMatchObject({ code: 'LOSS_LIMIT' })
  expect(bets()).toEqual(['200.00', '200.00'])
})

test('[LNCH-08] an interrupted round is complete on return: the page shows how the last one ended', async () => {
  const { key } = await open()
  expect((await open('other')).past).toEqual([])
  const answer = await buy(key, '5.00')
  if (answer.state !== 'settled') throw new Error('not played')
  const { past } = await open('return')
  expect(past).toEqual([{ bet: '200.00', win: answer.win, table: answer.table }])
})
