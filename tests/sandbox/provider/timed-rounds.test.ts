/** Bets that wait for the clock, from the page's calls to the wallet's. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import { crowdSize } from './games/live/live-crowd.ts'
import { earliestShown, paceOf } from './games/live/live-pace.ts'
import type { PageData, RoundAnswer, TableAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

const pace = paceOf({ model: 'baccarat' })
const start = 1000 * pace.whole
/** The cards of the round have all been shown: with the lowest draws, three each. */
const allShown = start + 25_000
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
  const request = { key, roundId: 'round-live', bet: '10.00', choice: '1000:tie=10.00' }
  expect(await play(request)).toMatchObject({
    state: 'waiting',
    balance: '990.00',
    settlesAt: start + pace.open + earliestShown('baccarat', pace),
  })
  expect(await play(request)).toMatchObject({ state: 'waiting' })
  expect(count('win')).toBe(0)
  now = allShown
  expect(await play(request)).toMatchObject({ state: 'settled', win: '90.00', balance: '1080.00' })
  expect(await play(request)).toMatchObject({ state: 'settled', win: '90.00' })
  expect([count('bet'), count('win')]).toEqual([1, 1])
  const { tickets } = await post<TableAnswer>('/api/table', { key })
  expect(tickets).toMatchObject([{ roundId: 'round-live', state: 'settled', win: '90.00' }])
})

test('[LNCH-08] a round nobody asks for again is settled all the same', async () => {
  wallet.setGame(live)
  const { key } = await open()
  await play({ key, roundId: 'round-left', bet: '10.00', choice: '1000:player=10.00' })
  now = allShown
  await expect.poll(() => count('win'), { timeout: 5_000 }).toBe(1)
  expect(wallet.balance()).toBe('1000.00')
})

test('[LNCH-08] a round that closes while the wallet is asked gives the bet back', async () => {
  wallet.setGame(live)
  const closesMeanwhile = () => start + (count('bet') > 0 ? pace.open : 0)
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    now: closesMeanwhile,
    random: () => 0,
  }))
  const { key } = await open()
  const answer = await play({ key, roundId: 'round-late', bet: '10.00', choice: '1000:player=10.00' })
  expect(answer).toMatchObject({ state: 'void', bet: '10.00', balance: '1000.00' })
  expect([count('bet'), count('win'), wallet.balance()]).toEqual([1, 0, '1000.00'])
})

test.each([
  ['LIVE', 'Amihan Baccarat A', '999:player=10.00', 'BETS_CLOSED'],
  ['LIVE', 'Amihan Baccarat A', 'player', 'CHOICE_IMPOSSIBLE'],
  // Seven pesos of ten; a part below the smallest bet; a spot twice; a tie above its limit.
  ['LIVE', 'Amihan Baccarat A', '1000:player=7.00', 'CHOICE_IMPOSSIBLE'],
  ['LIVE', 'Amihan Baccarat A', '1000:player=9.50+tie=0.50', 'CHOICE_IMPOSSIBLE'],
  ['LIVE', 'Amihan Baccarat A', '1000:player=5.00+player=5.00', 'CHOICE_IMPOSSIBLE'],
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
  const bet = (roundId: string, amount: string) =>
    play({ key, roundId, bet: amount, choice: `1000:tie=${amount}` })
  expect(await bet('round-poor', '10.00')).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: '5.00' })
  expect(await bet('round-huge', '9999.00')).toMatchObject({ code: 'BET_OUT_OF_RANGE' })
})

test('[LNCH-08] several spots are one bet: booked as one sum, and paid by what each of them returns', async () => {
  wallet.setGame(live)
  const { key } = await open()
  const choice = '1000:player=20.00+tie=10.00+player-pair=5.00'
  expect(await play({ key, roundId: 'round-many', bet: '35.00', choice })).toMatchObject({
    balance: '965.00',
  })
  now = allShown
  // A tie of three aces each: 90.00 for the tie, 60.00 for the pair, and the bet on the player comes back.
  expect(await play({ key, roundId: 'round-many', bet: '35.00', choice })).toMatchObject({
    state: 'settled',
    win: '170.00',
    balance: '1135.00',
  })
  expect(wallet.calls.filter(({ name }) => name === 'bet' || name === 'win')).toMatchObject([
    { body: { amount: '35.00' } },
    { body: { amount: '170.00' } },
  ])
})

test('a bet is not decided before its last card has been shown', async () => {
  wallet.setGame(live)
  const { key } = await open()
  const request = { key, roundId: 'round-slow', bet: '10.00', choice: '1000:tie=10.00' }
  await play(request)
  now = start + pace.open + earliestShown('baccarat', pace)
  expect(await play(request)).toMatchObject({ state: 'waiting' })
  expect(count('win')).toBe(0)
  now = allShown
  expect(await play(request)).toMatchObject({ state: 'settled' })
})

test('what a real player bets is seen by others at the table, by a masked name, and not by the player', async () => {
  wallet.setGame(live)
  const mine = await open()
  await play({ key: mine.key, roundId: 'round-seen', bet: '10.00', choice: '1000:banker=10.00' })
  const tableOf = async (key: string) => {
    const { table } = await post<TableAnswer>('/api/table', { key })
    if (table.kind !== 'live') throw new Error('no live table')
    return table
  }
  const named = async (key: string) => (await tableOf(key)).others.filter(({ name }) => name === 'ju***n')
  expect(await named(mine.key)).toEqual([])
  wallet.setAccount('marites92')
  const theirs = await open()
  expect(await named(theirs.key)).toMatchObject([{ spot: 'banker', amount: '10.00', at: start, win: '0.00' }])
  // Both are counted among those at the table.
  expect((await tableOf(mine.key)).players).toBe(crowdSize('1001', 1000) + 2)
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

test('[LST-11] a card room plays for its own stake; odd parameters are dropped', async () => {
  wallet.setGame({ category: 'PVP', gameName: 'Pusoy Dos Plaza', minBet: '1.00', maxBet: '100.00' })
  expect(await open({ room: 'R-12', stake: '20.00' })).toMatchObject({
    bets: ['20.00'],
    table: { room: { id: 'R-12' } },
  })
  expect((await open({ room: '<script>', stake: 'NaN' })).table).toMatchObject({ room: null })
})

test('[LST-11] a room whose stake its game no longer allows doesn’t open', async () => {
  wallet.setGame({ category: 'PVP', gameName: 'Pusoy Dos Plaza', minBet: '1.00', maxBet: '100.00' })
  const closed = await app.request(launchPath('limits-changed', { room: 'R-12', stake: '5000.00' }))
  expect(closed.status).toBe(503)
  expect(await closed.text()).toContain('Nothing was taken from your balance')
})

/** Lucky 9, with the bank beside the player, who so plays first. */
const cardGame = { category: 'PVP', gameName: 'Lucky Nine Lounge', model: 'lucky-nine' as const }
const cardTable = async (key: string) => {
  const { table, tickets } = await post<TableAnswer>('/api/table', { key })
  if (table.kind !== 'luckynine') throw new Error('no card table')
  return { table, tickets }
}

test('[LNCH-08] a round of cards is played by moves, each once, and finished without its player', async () => {
  wallet.setGame(cardGame)
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    now: () => now,
    random: (bound) => bound - 1,
  }))
  const { key } = await open({ room: 'R-12', stake: '20.00' })
  const round = { key, roundId: 'round-cards' }
  expect(await play({ ...round, bet: '20.00', choice: 'R-12' })).toMatchObject({ state: 'waiting' })
  expect(await play({ key, roundId: 'round-second', bet: '20.00', choice: 'R-12' })).toMatchObject({
    state: 'refused',
    code: 'ODDS_CHANGED',
  })
  for (let look = 0; look < 20 && (await cardTable(key)).table.round?.turn?.seat !== 0; look++) now += 1_000
  const { table } = await cardTable(key)
  const move = { ...round, moveId: 'move-stand', move: `${table.round?.steps}:stand` }
  expect(
    await post<RoundAnswer>('/api/move', { ...move, moveId: 'move-early', move: '99:stand' }),
  ).toMatchObject({
    code: 'ODDS_CHANGED',
  })
  expect(await post<RoundAnswer>('/api/move', move)).toMatchObject({ state: 'waiting' })
  expect(await post<RoundAnswer>('/api/move', move)).toMatchObject({ state: 'waiting' })
  // Another session sees the same table, with the move that was made.
  const again = await open({ room: 'R-12', stake: '20.00' })
  expect(again.table).toMatchObject({
    round: { roundId: 'round-cards', steps: (table.round?.steps ?? 0) + 1 },
  })
  now += 60_000
  await expect.poll(() => count('win'), { timeout: 5_000 }).toBe(1)
  const ended = await cardTable(again.key)
  expect(ended.table.round?.end?.winners.length).toBeGreaterThan(0)
  expect(ended.table.history).toHaveLength(1)
  expect(ended.tickets).toMatchObject([{ roundId: 'round-cards', state: 'settled' }])
  expect(await post<RoundAnswer>('/api/move', { ...move, moveId: 'move-late!' })).toMatchObject({
    state: 'refused',
  })
  expect(await post<RoundAnswer>('/api/move', { ...move, moveId: 'move-late' })).toMatchObject({
    state: 'settled',
  })
})
