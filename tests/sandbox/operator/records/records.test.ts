import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { playRounds, standingClock, type TestRound } from './test-rounds.ts'

const at = (iso: string) => Date.parse(iso)
const played: readonly TestRound[] = [
  { name: 'eve', at: '2026-11-18T23:59:59.999+08:00', bet: '10.00', win: '0.00' },
  { name: 'midnight', at: '2026-11-19T00:00:00+08:00', bet: '20.00', win: '50.00' },
  { name: 'back', at: '2026-11-19T23:30:00+08:00', bet: '7.00', win: 'back' },
  { name: 'live', at: '2026-11-21T08:00:00+08:00', bet: '100.00', win: '0.05', game: 'Dragon Tiger Bay' },
  { name: 'open', at: '2026-11-21T09:00:00+08:00', bet: '1.00' },
]
const week = {
  from: at('2026-11-15T00:00:00+08:00'),
  to: at('2026-11-22T00:00:00+08:00'),
  language: 'EN',
  pageNo: 1,
  pageSize: 15,
}

let client: TestClient
let token: string
beforeEach(async () => {
  const clock = standingClock('2026-11-18T00:00:00+08:00')
  client = new TestClient({ clock })
  token = await playRounds(client, clock, played)
})
afterEach(() => client.close())

const bets = (filter: object = {}) => client.value(contract.records.bets, { ...week, ...filter }, { token })
const betDays = async (filter: object = {}) =>
  (await client.value(contract.records.betDays, { ...week, ...filter }, { token })).list

/** Names of the played rounds on a page. */
const names = ({ list }: { list: readonly { time: number }[] }) =>
  list.map(({ time }) => played.find((round) => at(round.at) === time)?.name)

test('[MBR-08] bets come latest first, with the totals of the whole filter', async () => {
  const page = await bets({ pageSize: 2 })
  expect(names(page)).toEqual(['open', 'live'])
  expect(page).toMatchObject({ total: 5, totalPages: 3 })
  expect(page.totals).toEqual({
    bet: '138.00',
    open: '1.00',
    validBet: '130.00',
    win: '50.05',
    net: '-79.95',
  })
  expect(page.list[1]).toMatchObject({
    state: 'settled',
    gameName: 'Dragon Tiger Bay',
    gameType: 'LIVE',
    vassalage: 'AL',
    vendorName: 'Amihan Live',
    bet: '100.00',
    validBet: '100.00',
    win: '0.05',
    net: '-99.95',
  })
})

test('[MBR-08] a bet that was taken back shows its stake, and counts for nothing', async () => {
  const { list, totals } = await bets({ state: 'void' })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ state: 'void', bet: '7.00', validBet: '0.00', win: '0.00', net: '0.00' })
  expect(totals).toEqual({ bet: '7.00', open: '0.00', validBet: '0.00', win: '0.00', net: '0.00' })
})

test('[MBR-08] an open bet shows its stake, and counts as valid bet and result once it is decided', async () => {
  const { list, totals } = await bets({ state: 'open' })
  expect(list[0]).toMatchObject({ state: 'open', bet: '1.00', validBet: '0.00', net: '0.00' })
  expect(totals).toEqual({ bet: '1.00', open: '1.00', validBet: '0.00', win: '0.00', net: '0.00' })
})

test.each([
  ['everything', {}, ['open', 'live', 'back', 'midnight', 'eve']],
  ['one type', { gameType: 'LIVE' }, ['live']],
  ['one vendor', { vassalage: 'JL' }, ['open', 'back', 'midnight', 'eve']],
  ['a type that the vendor lacks', { gameType: 'LIVE', vassalage: 'JL' }, []],
  ['a type that is none', { gameType: "' OR 1=1 --" }, []],
  ['open ones', { state: 'open' }, ['open']],
  ['settled ones of a vendor', { state: 'settled', vassalage: 'JL' }, ['midnight', 'eve']],
  [
    'a filter that is left empty',
    { gameType: '', vassalage: '' },
    ['open', 'live', 'back', 'midnight', 'eve'],
  ],
  [
    'from a moment on, itself included',
    { from: at('2026-11-19T00:00:00+08:00') },
    ['open', 'live', 'back', 'midnight'],
  ],
  ['up to a moment, itself left out', { to: at('2026-11-19T00:00:00+08:00') }, ['eve']],
  ['no time at all', { from: week.from, to: week.from }, []],
  ['the second page of two', { pageNo: 2, pageSize: 2 }, ['back', 'midnight']],
  ['a page beyond the end', { pageNo: 9 }, []],
  ['a page further than numbers count', { pageNo: 2 ** 50, pageSize: 500 }, []],
])('[MBR-08] %s', async (_, filter, expected) => {
  expect(names(await bets(filter))).toEqual(expected)
})

test('[MBR-08] pages of a filter whose end is fixed stay as they are while bets go on', async () => {
  const fixed = { to: client.server.clock.now() + 1, pageSize: 2 }
  const before = await bets(fixed)
  client.server.clock.advance(60_000)
  const sessionId = await client.play(token)
  await client.wallet('bet', { sessionId, roundId: 'later', txId: 'later', amount: '5.00' })
  expect(await bets(fixed)).toEqual(before)
  expect((await bets()).total).toBe(6)
})

test('[MBR-08] days are those of the merchant, each of the range once, also those without a bet', async () => {
  const none = { count: 0, bet: '0.00', validBet: '0.00', win: '0.00', net: '0.00' }
  expect(await betDays({ from: at('2026-11-18T00:00:00+08:00') })).toEqual([
    { date: '2026-11-18', count: 1, bet: '10.00', validBet: '10.00', win: '0.00', net: '-10.00' },
    { date: '2026-11-19', count: 2, bet: '27.00', validBet: '20.00', win: '50.00', net: '30.00' },
    { date: '2026-11-20', ...none },
    { date: '2026-11-21', count: 2, bet: '101.00', validBet: '100.00', win: '0.05', net: '-99.95' },
  ])
  expect(await betDays({ vassalage: 'AL', from: at('2026-11-20T12:00:00+08:00') })).toMatchObject([
    { date: '2026-11-20', count: 0 },
    { date: '2026-11-21', count: 1, bet: '100.00' },
  ])
  expect(await betDays({ to: week.from })).toEqual([])
})

describe('[MBR-08] what cannot be meant is refused', () => {
  test.each([
    ['times that run backwards', `from=${week.to}&to=${week.from}`, 'RANGE_INVALID'],
    ['more than 400 days', `from=${week.to - 401 * dayLength}&to=${week.to}`, 'RANGE_INVALID'],
    ['a time before all', 'from=-1&to=1', 'RANGE_INVALID'],
    ['times that have no date', 'from=9e15&to=9e15', 'RANGE_INVALID'],
    ['half a millisecond', 'from=0.5&to=1', 'RANGE_INVALID'],
    ['no number', 'from=yesterday&to=1', 'INVALID_INPUT'],
    ['endlessness', 'from=0&to=Infinity', 'INVALID_INPUT'],
    ['no end', 'from=0', 'INVALID_INPUT'],
    ['a state that is none', 'from=0&to=1&state=won', 'INVALID_INPUT'],
  ])('%s', async (_, filter, code) => {
    for (const { path } of [contract.records.bets, contract.records.betDays]) {
      const response = await client.fetch(`${path}?${filter}&language=EN&pageNo=1&pageSize=15`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      expect(await response.json()).toMatchObject({ success: false, code })
    }
  })

  test.each([{ pageNo: 0 }, { pageNo: -1 }, { pageNo: 1.5 }, { pageSize: 0 }, { pageSize: -15 }])(
    'the page %j',
    async (page) => {
      expect(await client.call(contract.records.bets, { ...week, ...page }, { token })).toMatchObject({
        code: 'PAGE_INVALID',
      })
    },
  )
})

test('[MBR-08] a bet has the entries that it made, with the balance behind each', async () => {
  const detail = async (state: string) => {
    const betId = (await bets({ state })).list[0]?.betId ?? ''
    return client.value(contract.records.bet, { betId, language: 'EN' }, { token })
  }
  expect((await detail('settled')).entries).toMatchObject([
    { kind: 'bet', amount: '-100.00', balance: '12400.75', time: at(played[3]?.at ?? '') },
    { kind: 'win', amount: '0.05', balance: '12400.80' },
  ])
  expect((await detail('void')).entries).toMatchObject([
    { kind: 'bet', amount: '-7.00', balance: '12493.75' },
    { kind: 'rollback', amount: '7.00', balance: '12500.75' },
  ])
  expect((await detail('open')).entries).toMatchObject([{ kind: 'bet', amount: '-1.00' }])
})

test('[MBR-08] another member’s bet, and an id that is none, are not found', async () => {
  const betId = (await bets()).list[0]?.betId ?? ''
  const other = await client.logIn('rico')
  expect((await client.value(contract.records.bets, week, { token: other })).total).toBe(0)
  const asked = [
    [betId, other],
    ['B0', token],
    ['', token],
    ["B1' OR '1'='1", token],
    ['B1e2', token],
  ] as const
  for (const [id, by] of asked) {
    const call = client.call(contract.records.bet, { betId: id, language: 'EN' }, { token: by })
    expect(await call).toMatchObject({ success: false, code: 'BET_NOT_FOUND' })
  }
})
