/** Bets that wait for the clock, from the page's calls to the wallet's. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import { liveRound } from './games/live/live-game.ts'
import type { PageData, RoundAnswer, TableAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

const start = 1000 * liveRound.whole
let now = start
let wallet: TestWallet
let app: Hono
let tokens = 0

beforeEach(async () => {
  now = start
  wallet = await startTestWallet(() => now)
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [1, 1],
    now: () => now,
    random: () => 0,
  }))
})
afterEach(() => wallet.close())

async function open(more?: Record<string, string>): Promise<PageData> {
  const page = await (await app.request(launchPath(`timed-${tokens++}`, more))).text()
  const data: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  return data
}
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer: Answer = await response.json()
  return answer
}
const play = (body: object) => post<RoundAnswer>('/api/round', body)
const count = (name: string) => wallet.calls.filter((call) => call.name === name).length

/** With the lowest draws, each hand is three aces: a tie. */
const live = { category: 'LIVE', gameName: 'Amihan Baccarat A' }

test('[LNCH-08] a bet waits for its round, is paid once, and is told to whoever asks again', async () => {
  wallet.setGame(live)
  const { key } = await open()
  const request = { key, roundId: 'round-live', bet: '10.00', choice: '1000:tie' }
  expect(await play(request)).toMatchObject({
    state: 'waiting',
    balance: '990.00',
    settlesAt: start + liveRound.open,
  })
  expect(await play(request)).toMatchObject({ state: 'waiting' })
  expect(count('win')).toBe(0)
  now = start + liveRound.open
  expect(await play(request)).toMatchObject({ state: 'settled', win: '90.00', balance: '1080.00' })
  expect(await play(request)).toMatchObject({ state: 'settled', win: '90.00' })
  expect([count('bet'), count('win')]).toEqual([1, 1])
  const { tickets } = await post<TableAnswer>('/api/table', { key })
  expect(tickets).toMatchObject([{ roundId: 'round-live', state: 'settled', win: '90.00' }])
})

test('[LNCH-08] a round nobody asks for again is settled all the same', async () => {
  wallet.setGame(live)
  const { key } = await open()
  await play({ key, roundId: 'round-left', bet: '10.00', choice: '1000:player' })
  now = start + liveRound.open
  await expect.poll(() => count('win'), { timeout: 5_000 }).toBe(1)
  expect(wallet.balance()).toBe('1000.00')
})

test('[LNCH-08] a round that closes while the wallet is asked gives the bet back', async () => {
  wallet.setGame(live)
  const closesMeanwhile = () => start + (count('bet') > 0 ? liveRound.open : 0)
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    now: closesMeanwhile,
    random: () => 0,
  }))
  const { key } = await open()
  const answer = await play({ key, roundId: 'round-late', bet: '10.00', choice: '1000:player' })
  expect(answer).toMatchObject({ state: 'void', bet: '10.00', balance: '1000.00' })
  expect([count('bet'), count('win'), wallet.balance()]).toEqual([1, 0, '1000.00'])
})

test.each([
  ['LIVE', 'Amihan Baccarat A', '999:player', 'BETS_CLOSED'],
  ['LIVE', 'Amihan Baccarat A', 'player', 'CHOICE_IMPOSSIBLE'],
  ['LOTT', 'Saigon 4D', '20200101-0001:straight:1.2.3.4', 'BETS_CLOSED'],
  ['LOTT', 'Saigon 4D', '20200101-0001:straight:1.2.3', 'CHOICE_IMPOSSIBLE'],
  ['SPORTS', 'Kampeon Sportsbook', 'f1:w:h@185', 'BETS_CLOSED'],
  ['SPORTS', 'Kampeon Sportsbook', 'f999999999:w:h@185', 'CHOICE_IMPOSSIBLE'],
  ['SPORTS', 'Kampeon Sportsbook', 'f1:w:h', 'CHOICE_IMPOSSIBLE'],
  ['COCKFIGHT', 'Derby Coliseum', '1:meron', 'BETS_CLOSED'],
  ['COCKFIGHT', 'Derby Coliseum', '999999999:meron', 'CHOICE_IMPOSSIBLE'],
])('[LNCH-08] %s: a bet on %s %s never reaches the wallet: %s', async (category, gameName, choice, code) => {
  wallet.setGame({ category, gameName })
  const { key } = await open()
  expect(await play({ key, roundId: 'round-no', bet: '10.00', choice })).toMatchObject({
    state: 'refused',
    code,
  })
  expect(count('bet')).toBe(0)
})

test('[LNCH-08] bets beyond the balance or the limits are refused in games by the clock as well', async () => {
  wallet.setGame(live)
  wallet.setBalance('5.00')
  const { key } = await open()
  const bet = (roundId: string, amount: string) => play({ key, roundId, bet: amount, choice: '1000:tie' })
  expect(await bet('round-poor', '10.00')).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: '5.00' })
  expect(await bet('round-huge', '9999.00')).toMatchObject({ code: 'BET_OUT_OF_RANGE' })
})

test('[LNCH-08] a lottery bet is decided by the gateway’s own draw, also from another session', async () => {
  wallet.setGame({ category: 'LOTT', gameName: 'Saigon 4D', nodeId: '77' })
  const { key, table } = await open()
  if (table.kind !== 'lottery') throw new Error('no lottery')
  await play({ key, roundId: 'round-draw', bet: '1.00', choice: `${table.issue}:straight:0.0.0.0` })
  const again = await open({ view: 'lobby', playType: 'last2' })
  expect(again).toMatchObject({
    view: 'lobby',
    playType: 'last2',
    tickets: [{ state: 'waiting', bet: '1.00' }],
  })
  now = table.nextAt
  await expect
    .poll(async () => (await post<TableAnswer>('/api/table', { key: again.key })).tickets[0], {
      timeout: 5_000,
    })
    .toMatchObject({ state: 'settled', win: '9000.00' })
})

test('a card room plays for its own stake, where the game allows it; odd parameters are dropped', async () => {
  wallet.setGame({ category: 'PVP', gameName: 'Pusoy Trece', minBet: '1.00', maxBet: '100.00' })
  expect(await open({ room: 'R-12', stake: '20.00' })).toMatchObject({
    bets: ['20.00'],
    table: { room: { id: 'R-12' } },
  })
  expect((await open({ room: 'R-12', stake: '5000.00' })).bets.length).toBeGreaterThan(1)
  expect((await open({ room: '<script>', stake: 'NaN' })).table).toMatchObject({ room: null })
})
