/** Rounds that win a jackpot, from the draw to the page. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import type { PageData, RoundAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

let wallet: TestWallet
let app: Hono
let lowest = true
beforeEach(async () => {
  lowest = true
  wallet = await startTestWallet()
  wallet.setGame({ category: 'FISH' }, ['minor'])
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [],
    random: (bound) => (lowest ? 0 : bound - 1),
  }))
})
afterEach(() => wallet.close())

async function open(): Promise<string> {
  const page = await (await app.request(launchPath('jackpot'))).text()
  const { key }: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  return key
}
async function play(key: string): Promise<RoundAnswer> {
  const body = JSON.stringify({ key, roundId: 'round-pot', bet: '10.00', choice: 'dilis' })
  const headers = { 'Content-Type': 'application/json' }
  const response = await app.request('/api/round', { method: 'POST', headers, body })
  const answer: RoundAnswer = await response.json()
  return answer
}
const names = () => wallet.calls.map(({ name }) => name)

test('[LNCH-08] a jackpot is paid before the round closes, and told with what the round won', async () => {
  const key = await open()
  const answer = await play(key)
  expect(answer).toMatchObject({
    state: 'settled',
    win: '220.00',
    net: '210.00',
    jackpot: '200.00',
    balance: '1210.00',
  })
  expect(names()).toEqual(['session', 'bet', 'jackpot', 'win'])
  expect(wallet.calls.at(-1)?.body).toMatchObject({ amount: '20.00' })
  expect(await play(key)).toEqual(answer)
})

test('[LNCH-08] most rounds win none', async () => {
  lowest = false
  const answer = await play(await open())
  expect(answer).toMatchObject({ state: 'settled', win: '0.00' })
  expect(answer).not.toHaveProperty('jackpot')
  expect(names()).toEqual(['session', 'bet', 'win'])
})

test('[LNCH-13] a jackpot whose answer was lost is asked for again, and paid once', async () => {
  const key = await open()
  wallet.failNext('jackpot', 'lost', 'down')
  wallet.failNext('win', 'down')
  for (let attempt = 0; attempt < 3; attempt++) expect(await play(key)).toEqual({ state: 'open' })
  expect(await play(key)).toMatchObject({ win: '220.00', jackpot: '200.00', balance: '1210.00' })
  expect(wallet.balance()).toBe('1210.00')
})

test('[LNCH-08] a jackpot that the gateway refuses leaves the round as it was', async () => {
  const key = await open()
  wallet.failNext('jackpot', 'JACKPOT_CLOSED')
  const answer = await play(key)
  expect(answer).toMatchObject({ state: 'settled', win: '20.00', balance: '1010.00' })
  expect(answer).not.toHaveProperty('jackpot')
})
