/** Moves in an open bet, from the page's calls to the wallet's. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import { minesTimeout } from './games/mines/mines-game.ts'
import type { PageData, RoundAnswer, TableAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

let now = 1_000_000
/** What the provider draws. The highest draw finds no mine. */
let lot = (bound: number) => bound - 1
let wallet: TestWallet
let app: Hono
let tokens = 0

beforeEach(async () => {
  lot = (bound) => bound - 1
  wallet = await startTestWallet(() => now)
  wallet.setGame({ category: 'TABLE', gameName: 'Neon Mines', model: 'mines' })
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [1, 1],
    now: () => now,
    random: (bound) => lot(bound),
  }))
})
afterEach(() => wallet.close())

async function open(): Promise<PageData> {
  const page = await (await app.request(launchPath(`moves-${tokens++}`))).text()
  const data: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  return data
}
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer: Answer = await response.json()
  return answer
}
const bet = (key: string) =>
  post<RoundAnswer>('/api/round', { key, roundId: 'round-mines', bet: '10.00', choice: 'mines:3' })
const move = (key: string, moveId: string, made: string, roundId = 'round-mines') =>
  post<RoundAnswer>('/api/move', { key, roundId, moveId, move: made })
const count = (name: string) => wallet.calls.filter((call) => call.name === name).length

test('[LNCH-08] moves go on with a bet until it is collected, and a repeated one counts once', async () => {
  const { key } = await open()
  expect(await bet(key)).toMatchObject({ state: 'waiting', balance: '990.00' })
  expect(await move(key, 'move-first', 'open:7')).toMatchObject({ state: 'waiting' })
  expect(await move(key, 'move-first', 'open:7')).toMatchObject({ state: 'waiting' })
  expect(await move(key, 'move-other', 'open:7')).toEqual({ state: 'refused', code: 'CHOICE_IMPOSSIBLE' })
  const table = await post<TableAnswer>('/api/table', { key })
  expect(table.table).toMatchObject({ round: { opened: [7], pays: '1.10' } })
  expect(await move(key, 'move-collect', 'collect')).toMatchObject({
    state: 'settled',
    win: '11.00',
    balance: '1001.00',
  })
  expect(await move(key, 'move-collect', 'collect')).toMatchObject({ state: 'settled', win: '11.00' })
  expect(await move(key, 'move-after', 'open:8')).toMatchObject({ state: 'settled', win: '11.00' })
  expect([count('bet'), count('win')]).toEqual([1, 1])
})

test('[LNCH-08] a bet is played on in another window, and its end is the same in both', async () => {
  const first = await open()
  await bet(first.key)
  await move(first.key, 'move-first', 'open:7')
  const second = await open()
  expect(second.table).toMatchObject({ round: { roundId: 'round-mines', opened: [7] } })
  lot = () => 0
  expect(await move(second.key, 'move-second', 'open:8')).toMatchObject({ state: 'settled', win: '0.00' })
  expect(await move(first.key, 'move-third', 'collect')).toMatchObject({ state: 'settled', win: '0.00' })
  expect([count('bet'), count('win')]).toEqual([1, 1])
})

test('[LNCH-08] a collected win whose wallet call fails is delivered later, and no move undoes it', async () => {
  const { key } = await open()
  await bet(key)
  await move(key, 'move-first', 'open:7')
  wallet.failNext('win', 'down', 'down', 'down')
  expect(await move(key, 'move-collect', 'collect')).toEqual({ state: 'open' })
  lot = () => 0
  expect(await move(key, 'move-later', 'open:8')).toMatchObject({ state: 'settled', win: '11.00' })
  expect(wallet.balance()).toBe('1001.00')
})

test('[LNCH-08] a bet that is left alone is collected as it stands, and returned if nothing was opened', async () => {
  const { key } = await open()
  await bet(key)
  await move(key, 'move-first', 'open:7')
  await post('/api/round', { key, roundId: 'round-other', bet: '20.00', choice: 'mines:3' })
  now += minesTimeout + 1_000
  expect(await bet(key)).toMatchObject({ state: 'settled', win: '11.00' })
  expect(
    await post('/api/round', { key, roundId: 'round-other', bet: '20.00', choice: 'mines:3' }),
  ).toMatchObject({ state: 'void' })
  expect(wallet.balance()).toBe('1001.00')
})

test.each([
  ['a stranger’s bet', 'round-nobody', 'move-first', 'open:7', 'BETS_CLOSED'],
  ['no move', 'round-mines', 'move-first', '', 'REJECTED'],
  ['a move with markup', 'round-mines', 'move-first', '<b>', 'REJECTED'],
  ['a move without an id', 'round-mines', '', 'open:7', 'REJECTED'],
  ['a move outside the field', 'round-mines', 'move-first', 'open:99', 'CHOICE_IMPOSSIBLE'],
])('[LNCH-08] %s is refused, and changes nothing', async (_, roundId, moveId, made, code) => {
  const { key } = await open()
  await bet(key)
  expect(await move(key, moveId, made, roundId)).toEqual({ state: 'refused', code })
  expect(await bet(key)).toMatchObject({ state: 'waiting' })
})

test('[LNCH-08] a game without moves refuses one', async () => {
  wallet.setGame({ category: 'LOTT', gameName: 'Swerte 3D' })
  const { key } = await open()
  expect(await move(key, 'move-first', 'open:7')).toEqual({ state: 'refused', code: 'BETS_CLOSED' })
})
