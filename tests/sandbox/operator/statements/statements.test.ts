import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { addAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { playRounds, standingClock, type TestRound } from '../records/test-rounds.ts'

const played: readonly TestRound[] = [
  { name: 'won', at: '2026-11-18T10:00:00+08:00', bet: '20.00', win: '50.00' },
  { name: 'back', at: '2026-11-19T10:00:00+08:00', bet: '7.00', win: 'back' },
  { name: 'lost', at: '2026-11-20T10:00:00+08:00', bet: '100.00', win: '0.00', game: 'Dragon Tiger Bay' },
]
const at = (iso: string) => Date.parse(iso)
const from = at('2026-11-18T00:00:00+08:00')

let client: TestClient
let clock: ReturnType<typeof standingClock>
let token: string
beforeEach(async () => {
  clock = standingClock('2026-11-17T00:00:00+08:00')
  client = new TestClient({ clock })
  await playRounds(client, clock, played)
  clock.set('2026-11-21T12:00:00+08:00')
  token = await client.logIn('juan')
  const order = { channelId: 'gcash', amount: '500.00' }
  const { orderId } = await client.value(contract.cashier.deposit, order, { token, key: 'deposit' })
  answerPayment(client.server.sandbox, orderId, 'pay', 'api')
  clock.advance(2000)
  await client.balance(token)
  clock.advance(1000)
  grantBonus(client.server.sandbox, 1, {
    id: 'B1',
    kind: 'rebate',
    title: { ...sameText('Weekend rebate'), TY: 'Rebate ngayong weekend' },
    amount: 12_50,
    required: 0,
  })
  clock.advance(1000)
})
afterEach(() => client.close())

const entries = (filter: object = {}) =>
  client.value(
    contract.statements.entries,
    { from, to: clock.now(), language: 'EN', pageNo: 1, pageSize: 15, ...filter },
    { token },
  )
const profit = (filter: object = {}) =>
  client.value(contract.statements.profit, { from, to: clock.now(), ...filter }, { token })
const kinds = ({ list }: { list: readonly { kind: string }[] }) => list.map(({ kind }) => kind)

test('[MBR-08] every change of the money is listed, latest first, with the balance after it', async () => {
  const { list, total, totalPages, totals, wallets } = await entries()
  expect(list.map(({ kind, title, amount, balance }) => [kind, title, amount, balance])).toEqual([
    ['rebate', 'Weekend rebate', '12.50', '12923.25'],
    ['deposit', 'GCash', '500.00', '12910.75'],
    ['bet', 'Dragon Tiger Bay', '-100.00', '12410.75'],
    ['rollback', 'Golden Carabao', '7.00', '12510.75'],
    ['bet', 'Golden Carabao', '-7.00', '12503.75'],
    ['win', 'Golden Carabao', '50.00', '12510.75'],
    ['bet', 'Golden Carabao', '-20.00', '12460.75'],
  ])
  expect([total, totalPages, wallets]).toEqual([7, 1, 1])
  expect(totals).toEqual({ in: '569.50', out: '127.00', net: '442.50' })
  expect(list[0]?.balance).toBe(await client.balance(token))
  expect(list.map(({ reference }) => reference !== null)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect((await entries({ language: 'TY' })).list[0]?.title).toBe('Rebate ngayong weekend')
})

test.each([
  ['deposits', { group: 'deposits' }, ['deposit']],
  ['bonuses', { group: 'bonuses' }, ['rebate']],
  ['bets that took money', { group: 'play', direction: 'out' }, ['bet', 'bet', 'bet']],
  ['what came in', { direction: 'in' }, ['rebate', 'deposit', 'rollback', 'win']],
  ['withdrawals, of which there are none', { group: 'withdrawals' }, []],
  ['the opening', { from: 0, to: dayLength * 400, group: 'others' }, []],
  ['a moment on, itself included', { from: at('2026-11-21T12:00:01+08:00') }, ['rebate', 'deposit']],
  ['up to a moment, itself left out', { to: at('2026-11-18T10:00:00+08:00') }, []],
  ['the second page of two', { pageNo: 2, pageSize: 5 }, ['win', 'bet']],
  ['a page beyond the end', { pageNo: 9 }, []],
])('[MBR-08] the account record of %s', async (_, filter, expected) => {
  const page = await entries(filter)
  expect(kinds(page)).toEqual(expected)
  const { totals } = page
  expect(totals).toBeDefined()
  expect(totals && subtractAmounts(totals.in, totals.out)).toBe(totals?.net)
})

test('[MBR-08] pages of a fixed end stay as they are while money moves', async () => {
  const fixed = { to: clock.now(), pageSize: 3 }
  const before = await entries(fixed)
  clock.advance(1000)
  token = await playRounds(client, clock, [{ name: 'new', at: '2026-11-21T13:00:00+08:00', bet: '1.00' }])
  expect(await entries(fixed)).toEqual(before)
  clock.advance(1)
  expect((await entries()).total).toBe(before.total + 1)
})

test('[MBR-08] the opening is on record, and no entry says who else the transaction was about', async () => {
  const { list } = await entries({ from: clock.now() - 200 * dayLength, group: 'others' })
  expect(list).toMatchObject([{ kind: 'opening', title: null, reference: null, amount: '12480.75' }])
})

test('[MBR-08] the wallets of vendors are on record too, each with its own balance', async () => {
  const { ledger } = client.server.sandbox
  ledger.post('transfer', 'T1', clock.now(), [
    { kind: 'wallet', owner: 1, amount: -300_00 },
    { kind: 'wallet:JL', owner: 1, amount: 300_00 },
  ])
  clock.advance(1)
  const { list, wallets } = await entries({ group: 'transfers' })
  expect(wallets).toBe(2)
  expect(list).toMatchObject([
    { wallet: { vassalage: 'MAIN' }, amount: '-300.00', balance: '12623.25' },
    { wallet: { vassalage: 'JL', displayName: 'Kidlat' }, amount: '300.00', balance: '300.00' },
  ])
  expect(new Set(list.map(({ entryId }) => entryId)).size).toBe(2)
})

test('[MBR-08] an entry opens with the balance before it, and for play with its round', async () => {
  const detail = async (index: number) => {
    const entryId = (await entries()).list[index]?.entryId ?? ''
    return client.value(contract.statements.entry, { entryId, language: 'EN' }, { token })
  }
  expect(await detail(0)).toMatchObject({ before: '12910.75', round: null, entry: { reference: 'B1' } })
  expect(await detail(5)).toMatchObject({
    before: '12460.75',
    entry: { kind: 'win', balance: '12510.75' },
    round: { gameName: 'Golden Carabao', betId: 'B1', started: at(played[0]?.at ?? '') },
  })
})

test('[MBR-08] another member’s entry, and an id that is none, are not found', async () => {
  const entryId = (await entries()).list[0]?.entryId ?? ''
  const other = await client.logIn('rico')
  for (const [id, by] of [
    [entryId, other],
    ['', token],
    ['E0-0', token],
    [`${entryId}0`, token],
    ["E1-1' OR 1=1", token],
  ] as const)
    expect(
      await client.call(contract.statements.entry, { entryId: id, language: 'EN' }, { token: by }),
    ).toMatchObject({ success: false, code: 'ENTRY_NOT_FOUND' })
})

test.each([
  ['times that run backwards', { from: 2, to: 1 }, 'RANGE_INVALID'],
  ['more than 400 days', { from: 0, to: 401 * dayLength }, 'RANGE_INVALID'],
  ['no page', { pageNo: 0 }, 'PAGE_INVALID'],
  ['half a page', { pageSize: 1.5 }, 'PAGE_INVALID'],
  ['a group that is none', { group: 'wins' }, 'INVALID_INPUT'],
  ['a direction that is none', { direction: 'up' }, 'INVALID_INPUT'],
])('[MBR-08] the account record of %s is refused', async (_, filter, code) => {
  const query = new URLSearchParams({ from: '0', to: '1', language: 'EN', pageNo: '1', pageSize: '15' })
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
  const response = await client.fetch(`${contract.statements.entries.path}?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({ success: false, code })
})

test('[MBR-08] profit and loss is what betting record and account record say of the same range', async () => {
  const { days, types, vendors, totals } = await profit()
  const range = { from, to: clock.now() }
  const paged = { ...range, language: 'EN', pageNo: 1, pageSize: 500 }
  const bets = await client.value(contract.records.bets, paged, { token })
  const { net, open: _, ...ofBets } = bets.totals ?? {}
  expect(totals).toMatchObject({ count: bets.total, ...ofBets })
  const sumOf = async (group: string) => (await entries({ group })).totals?.net
  expect(totals).toMatchObject({ deposits: '500.00', withdrawals: '0.00', bonus: '12.50' })
  expect(totals.deposits).toBe(await sumOf('deposits'))
  expect(totals.bonus).toBe(await sumOf('bonuses'))
  expect(net).toBe(await sumOf('play'))
  expect(totals.net).toBe(addAmounts(net ?? totals.bet, totals.bonus ?? totals.bet))
  for (const figure of ['bet', 'validBet', 'win', 'net'] as const)
    expect(addAmounts(...days.map((day) => day[figure]))).toBe(totals[figure])
  for (const rows of [types, vendors]) {
    for (const figure of ['bet', 'validBet', 'win'] as const)
      expect(addAmounts(...rows.map((row) => row[figure]))).toBe(totals[figure])
    expect(addAmounts(...rows.map((row) => row.net))).toBe(net)
  }
  expect(days.map(({ date, net: result, bonus }) => [date, result, bonus])).toEqual([
    ['2026-11-18', '30.00', '0.00'],
    ['2026-11-19', '0.00', '0.00'],
    ['2026-11-20', '-100.00', '0.00'],
    ['2026-11-21', '12.50', '12.50'],
  ])
  expect(types.map(({ key, bet }) => [key, bet])).toEqual([
    ['LIVE', '100.00'],
    ['RNG', '27.00'],
  ])
})

test('[MBR-08] results of one game type are without bonuses, which have no game', async () => {
  const { totals, days, types } = await profit({ gameType: 'LIVE' })
  expect(totals).toMatchObject({ count: 1, bet: '100.00', net: '-100.00', bonus: null, deposits: '500.00' })
  expect(days.every(({ bonus }) => bonus === null)).toBe(true)
  expect(types.map(({ key }) => key)).toEqual(['LIVE'])
  expect((await profit({ vassalage: 'JL' })).totals).toMatchObject({ count: 2, net: '30.00' })
})

test('[MBR-08] a withdrawal that came back is no withdrawal, and a bonus taken back no bonus', async () => {
  const { ledger } = client.server.sandbox
  ledger.move('withdrawal', 'W1', clock.now(), 1, 900_00)
  ledger.move('withdrawal', 'W2', clock.now(), 1, 100_00)
  ledger.move('withdrawalReturn', 'W1', clock.now(), 1, 900_00)
  ledger.move('bonusRemoval', 'B1', clock.now(), 1, 12_50)
  clock.advance(1)
  expect((await profit()).totals).toMatchObject({ withdrawals: '100.00', bonus: '0.00', net: '-70.00' })
})
