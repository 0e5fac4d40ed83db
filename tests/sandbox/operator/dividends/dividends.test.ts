import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { payNoSalaries } from '../salaries/pay-no-salaries.ts'
import { openTurnover } from '../turnover/turnover.ts'
import { putDividend } from './test-dividend.ts'

const { requests, record, request, pay, payOrder, reject } = contract.agentDividends
const now = '2026-11-20T10:00:00+08:00'
let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(now)
  client = new TestClient({ clock })
  payNoSalaries(client.server.db)
})
afterEach(() => client.close())

const signIn = async (username: string) => ({ token: await client.logIn(username) })
const stateOf = (id: string) =>
  client.server.db.get<{ state: string }>('SELECT state FROM dividends WHERE id = ?', Number(id))?.state
const balance = (owner: number) => client.server.sandbox.ledger.balance('wallet', owner)
const told = (owner: number) =>
  client.server.db
    .all<{ kind: string; fill: string }>(
      "SELECT kind, fill FROM messages WHERE account_id = ? AND kind GLOB 'dividend*' ORDER BY id",
      owner,
    )
    .map(({ kind, fill }) => ({ kind, ...JSON.parse(fill) }))
const booked = () =>
  client.server.db.all<{ reference: string; created: number }>(
    "SELECT reference, created FROM ledger_transactions WHERE kind = 'dividend'",
  )
let keys = 0
async function payAs(username: string, dividendId: string, key = `pay ${(keys += 1)}`) {
  const { token } = await signIn(username)
  const { sessions, checkTokens } = client.server.sandbox
  const proof = checkTokens.issue(sessions.find(token)?.hash ?? '', 'dividend')
  return client.call(pay, { dividendId, ...proof }, { token, key })
}
const rejectAs = async (username: string, dividendId: string, reason: string, requested = Date.parse(now)) =>
  client.call(reject, { dividendId, requested, reason }, await signIn(username))

describe('[AGT-05][AGT-06] with the operator', () => {
  test('what is requested is checked after an hour and paid after a day, however late one looks', async () => {
    const dividendId = putDividend(client, { agentId: agentIds.top })
    const agent = await signIn('agent1')
    expect(await client.value(request, { dividendId }, agent)).toMatchObject({
      state: 'requested',
      payer: 'operator',
      requested: clock.now(),
    })
    const before = balance(agentIds.top)
    const open = async () =>
      (await client.value(requests, { pageNo: 1, pageSize: 5 }, await signIn('agent1'))).open[0]
    clock.advance(3_599_999)
    expect(await open()).toMatchObject({ state: 'requested', checked: null })
    clock.advance(1)
    const checked = await open()
    expect(checked).toMatchObject({ state: 'checked', checked: Date.parse(now) + 3_600_000, reference: null })
    expect(await client.value(request, { dividendId }, await signIn('agent1'))).toEqual(checked)
    expect(told(0)).toEqual([])
    clock.set('2026-11-25T10:00:00+08:00')
    expect(await open()).toBeUndefined()
    const range = { from: Date.parse(now) - 9 * dayLength, to: clock.now(), pageNo: 1, pageSize: 5 }
    const { list, totals } = await client.value(record, range, await signIn('agent1'))
    const [first] = list
    expect(first).toMatchObject({ state: 'paid', decided: Date.parse(now) + dayLength })
    expect(totals).toMatchObject({ earned: '4000.00', paid: '4000.00' })
    expect(booked()).toEqual([{ reference: first?.reference, created: Date.parse(now) + dayLength }])
    expect(told(agentIds.top)).toMatchObject([{ kind: 'dividendPaid', amount: { money: 4_000_00 } }])
    const commissions = client.server.db.get<{ sum: number }>(
      `SELECT SUM(e.amount) AS sum FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
       JOIN ledger_accounts a ON a.id = e.account_id WHERE t.kind = 'commission' AND a.owner = ${agentIds.top}`,
    )
    expect(balance(agentIds.top)).toBe(before + 4_000_00 + (commissions?.sum ?? 0))
    assertLedgerBalanced(client.server.db)
  })

  test('the payment comes a day after the request, to the moment', async () => {
    const dividendId = putDividend(client, { agentId: agentIds.top })
    await client.value(request, { dividendId }, await signIn('agent1'))
    clock.advance(dayLength - 1)
    await client.balance((await signIn('agent1')).token)
    expect(stateOf(dividendId)).toBe('checked')
    clock.advance(1)
    await client.balance((await signIn('agent1')).token)
    expect(stateOf(dividendId)).toBe('paid')
  })

  test('a full wallet holds the payment up, and it comes once there is room', async () => {
    const dividendId = putDividend(client, { agentId: agentIds.top })
    const agent = await signIn('agent1')
    await client.value(request, { dividendId }, agent)
    const { ledger } = client.server.sandbox
    const room = largestBalance - balance(agentIds.top)
    ledger.move('adjustment', 'fill', clock.now(), agentIds.top, room)
    clock.advance(3 * dayLength)
    await client.balance((await signIn('agent1')).token)
    expect(stateOf(dividendId)).toBe('checked')
    ledger.move('adjustment', 'drain', clock.now(), agentIds.top, -room)
    await client.balance((await signIn('agent1')).token)
    await client.balance((await signIn('agent1')).token)
    expect(stateOf(dividendId)).toBe('paid')
    expect(booked()).toHaveLength(1)
  })
})

describe('[AGT-05][AGT-06] between an agent and its upline', () => {
  test('a request is told, paid from the upline’s wallet to the downline’s, and told again', async () => {
    const dividendId = putDividend(client)
    const downline = await signIn('agent2')
    await client.value(request, { dividendId }, downline)
    expect(told(agentIds.top)).toMatchObject([
      { kind: 'dividendRequested', account: 'agent2', amount: { money: 4_000_00 }, period: '2026-11-17' },
    ])
    const page = { pageNo: 1, pageSize: 5 }
    const seen = await client.value(requests, page, await signIn('agent1'))
    expect(seen.downlines).toMatchObject({
      total: 1,
      amount: '4000.00',
      list: [{ dividendId, account: 'agent2', rate: '8', amount: '4000.00', requested: clock.now() }],
    })
    const before = [balance(agentIds.top), balance(agentIds.second)]
    const key = 'one payment'
    const answer = pay.value.parse((await payAs('agent1', dividendId, key)).value)
    expect(answer).toMatchObject({ dividendId, account: 'agent2', amount: '4000.00' })
    const outcome = { idempotencyKey: key }
    expect(await client.value(payOrder, outcome, await signIn('agent1'))).toEqual({ order: answer })
    expect(await client.value(payOrder, outcome, await signIn('agent41'))).toEqual({ order: null })
    expect([balance(agentIds.top), balance(agentIds.second)]).toEqual([
      (before[0] ?? 0) - 4_000_00,
      (before[1] ?? 0) + 4_000_00,
    ])
    expect(told(agentIds.second)).toMatchObject([{ kind: 'dividendPaid', reference: answer.reference }])
    expect(booked()).toEqual([{ reference: answer.reference, created: clock.now() }])
    assertLedgerBalanced(client.server.db)
  })

  test('paid from two windows at once, it is paid once', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    const answers = await Promise.all([payAs('agent1', dividendId), payAs('agent1', dividendId)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'DIVIDEND_PAID')).toHaveLength(1)
    expect(booked()).toHaveLength(1)
  })

  test('rejected with a reason, requested again, and paid then', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    const reason = 'Two bets were settled again'
    expect(await rejectAs('agent1', dividendId, ` ${reason}\n`)).toMatchObject({ success: true })
    expect(await rejectAs('agent1', dividendId, reason)).toMatchObject({ success: true })
    expect(told(agentIds.second)).toMatchObject([{ kind: 'dividendRejected', reason, until: '2026-12-17' }])
    expect(await rejectAs('agent1', dividendId, 'Another')).toMatchObject({ code: 'DIVIDEND_REJECTED' })
    expect(await payAs('agent1', dividendId)).toMatchObject({ code: 'DIVIDEND_REJECTED' })
    const downline = await signIn('agent2')
    const { open } = await client.value(requests, { pageNo: 1, pageSize: 5 }, downline)
    expect(open).toMatchObject([{ dividendId, state: 'rejected', reason }])
    clock.advance(60_000)
    expect(await client.value(request, { dividendId }, downline)).toMatchObject({
      state: 'requested',
      decided: null,
    })
    // The first rejection, arriving late, doesn't reject the new request.
    expect(await rejectAs('agent1', dividendId, reason)).toMatchObject({ code: 'DIVIDEND_REJECTED' })
    expect(await payAs('agent1', dividendId)).toMatchObject({ success: true })
    expect(await rejectAs('agent1', dividendId, reason, clock.now())).toMatchObject({ code: 'DIVIDEND_PAID' })
  })

  test('rejected twice for one reason, the first rejection repeated is late', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    await rejectAs('agent1', dividendId, 'Not yet')
    clock.advance(60_000)
    await client.value(request, { dividendId }, await signIn('agent2'))
    expect(await rejectAs('agent1', dividendId, 'Not yet', clock.now())).toMatchObject({ success: true })
    expect(await rejectAs('agent1', dividendId, 'Not yet')).toMatchObject({ code: 'DIVIDEND_REJECTED' })
  })

  test('control characters and line breaks in a reason become spaces', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    await rejectAs('agent1', dividendId, 'Two\u0007\nbets\u2028again')
    expect(told(agentIds.second)).toMatchObject([{ reason: 'Two bets again' }])
  })

  test('an agent who is excluded meanwhile can’t pay', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    const agent = await signIn('agent1')
    const until = clock.now() + dayLength
    client.server.db.run('UPDATE accounts SET excluded_until = ? WHERE id = ?', until, agentIds.top)
    const input = { dividendId, checkToken: 'none' }
    expect(await client.call(pay, input, { ...agent, key: 'excluded' })).toMatchObject({
      code: 'ACCOUNT_EXCLUDED',
    })
    expect(stateOf(dividendId)).toBe('requested')
  })

  test.each([
    ['', 'REASON_EMPTY'],
    [' \n\u2028 ', 'REASON_EMPTY'],
    ['x'.repeat(141), 'REASON_LONG'],
    ['<script>alert(1)</script>', 'REASON_MARKUP'],
  ])('the reason %j is refused', async (reason, code) => {
    const dividendId = putDividend(client, { state: 'requested' })
    expect(await rejectAs('agent1', dividendId, reason)).toMatchObject({ success: false, code })
    expect(stateOf(dividendId)).toBe('requested')
  })

  test('a reason of exactly 140 characters is taken', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    expect(await rejectAs('agent1', dividendId, '😀'.repeat(140))).toMatchObject({ success: true })
  })

  test('only money that is free to withdraw may be used', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    const { sandbox } = client.server
    const free = balance(agentIds.top) - 3_999_99
    const locked = { source: 'bonus', reference: 'lock', amount: free, required: free } as const
    openTurnover(sandbox, agentIds.top, locked)
    const answer = await payAs('agent1', dividendId)
    expect(answer).toMatchObject({ code: 'DIVIDEND_SHORT', message: expect.stringContaining('₱3,999.99') })
    expect(stateOf(dividendId)).toBe('requested')
    client.server.db.run('UPDATE turnover SET held = held - 1')
    expect(await payAs('agent1', dividendId)).toMatchObject({ success: true })
  })

  test('a downline whose wallet has no room for all of it can’t be paid', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    const { ledger } = client.server.sandbox
    ledger.move('adjustment', 'fill', clock.now(), agentIds.second, largestBalance - balance(agentIds.second))
    ledger.move('adjustment', 'drain', clock.now(), agentIds.second, -3_999_99)
    expect(await payAs('agent1', dividendId)).toMatchObject({ code: 'DIVIDEND_FULL' })
    expect(booked()).toEqual([])
    ledger.move('adjustment', 'last centavo', clock.now(), agentIds.second, -1)
    expect(await payAs('agent1', dividendId)).toMatchObject({ success: true })
  })
})

describe('[AGT-05] ids', () => {
  test.each(['', '0', '-1', '1e3', 'x', '999999', '1'.repeat(40), "1' OR 1=1"])(
    'the id %j is unknown to everybody',
    async (dividendId) => {
      expect(await payAs('agent1', dividendId)).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
      expect(await rejectAs('agent1', dividendId, 'Why')).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
      const answer = await client.call(request, { dividendId }, await signIn('agent1'))
      expect(answer).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
    },
  )

  test('a dividend of others is as unknown as one that nobody has, above, beside and below', async () => {
    const ofAgent2 = putDividend(client, { state: 'requested' })
    const ready = putDividend(client, { daysAgo: 3 })
    // Nor is it known under another spelling of its id.
    expect(await payAs('agent1', `${ofAgent2}.0`)).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
    for (const username of ['agent2', 'agent41', 'agent42']) {
      expect(await payAs(username, ofAgent2)).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
      expect(await rejectAs(username, ofAgent2, 'Why')).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
    }
    for (const username of ['agent1', 'agent41'])
      for (const dividendId of [ofAgent2, ready])
        expect(await client.call(request, { dividendId }, await signIn(username))).toMatchObject({
          code: 'DIVIDEND_UNKNOWN',
        })
    // Nor can an upline see or pay what nobody has requested.
    expect(await payAs('agent1', ready)).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
    const owed = await client.value(requests, { pageNo: 1, pageSize: 9 }, await signIn('agent1'))
    expect(owed.downlines.list.map(({ dividendId }) => dividendId)).toEqual([ofAgent2])
    const ofAgent41 = putDividend(client, { agentId: agentIds.third, state: 'requested' })
    expect(await payAs('agent1', ofAgent41)).toMatchObject({ code: 'DIVIDEND_UNKNOWN' })
    const page = { pageNo: 1, pageSize: 9 }
    const { open, downlines } = await client.value(requests, page, await signIn('agent41'))
    expect(open.map(({ dividendId }) => dividendId)).toEqual([ofAgent41])
    expect(downlines).toMatchObject({ total: 0, list: [], amount: '0.00' })
  })
})

describe('[AGT-05] a request', () => {
  test('sent twice is one; what is paid or has no dividend can’t be requested', async () => {
    const agent = await signIn('agent2')
    const dividendId = putDividend(client)
    const first = await client.value(request, { dividendId }, agent)
    clock.advance(5000)
    expect(await client.value(request, { dividendId }, agent)).toEqual(first)
    expect(told(agentIds.top)).toHaveLength(1)
    const none = putDividend(client, { daysAgo: 3, state: 'none', amount: 0, failed: 'loss' })
    expect(await client.call(request, { dividendId: none }, agent)).toMatchObject({ code: 'DIVIDEND_NONE' })
    await payAs('agent1', dividendId)
    expect(await client.call(request, { dividendId }, agent)).toMatchObject({ code: 'DIVIDEND_PAID' })
  })

  test('comes in time until the last moment, and lapses then', async () => {
    let agent = await signIn('agent2')
    const [soon, late, rejected] = [0, 1, 2].map((more) => putDividend(client, { daysAgo: 2 + more }))
    await client.value(request, { dividendId: rejected ?? '' }, agent)
    await rejectAs('agent1', rejected ?? '', 'Not yet')
    clock.set('2026-12-17T23:59:59.999+08:00')
    agent = await signIn('agent2')
    // Its period ended with 16 November, so it lapsed a day before.
    expect(await client.call(request, { dividendId: late ?? '' }, agent)).toMatchObject({
      code: 'DIVIDEND_LAPSED',
      message: expect.stringContaining('2026-12-16'),
    })
    expect(await client.call(request, { dividendId: rejected ?? '' }, agent)).toMatchObject({
      code: 'DIVIDEND_LAPSED',
    })
    const { open } = await client.value(requests, { pageNo: 1, pageSize: 9 }, agent)
    expect(open.filter(({ period }) => period === 'daily')).toMatchObject([
      { dividendId: soon, state: 'ready' },
    ])
    expect(await client.call(request, { dividendId: soon ?? '' }, agent)).toMatchObject({ success: true })
    expect([stateOf(late ?? ''), stateOf(rejected ?? '')]).toEqual(['lapsed', 'rejected'])
    // What has lapsed stays so, even if the sandbox's clock is set back.
    clock.set(now)
    expect(await client.call(request, { dividendId: late ?? '' }, await signIn('agent2'))).toMatchObject({
      code: 'DIVIDEND_LAPSED',
    })
  })

  test('lapses to the moment, whether it was never made or rejected', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    await rejectAs('agent1', dividendId, 'Not yet')
    const ready = putDividend(client, { agentId: agentIds.third })
    const isOpen = async () => {
      const { open } = await client.value(requests, { pageNo: 1, pageSize: 9 }, await signIn('agent2'))
      return open.some((one) => one.dividendId === dividendId)
    }
    clock.set('2026-12-17T23:59:59.999+08:00')
    expect(await isOpen()).toBe(true)
    clock.set('2026-12-18T00:00:00+08:00')
    expect(await isOpen()).toBe(false)
    expect(await client.call(request, { dividendId }, await signIn('agent2'))).toMatchObject({
      code: 'DIVIDEND_LAPSED',
    })
    await client.value(requests, { pageNo: 1, pageSize: 9 }, await signIn('agent41'))
    expect(stateOf(ready)).toBe('lapsed')
  })

  test('to an upline waits for it, however long', async () => {
    const dividendId = putDividend(client, { state: 'requested' })
    clock.advance(20 * dayLength)
    await client.value(requests, { pageNo: 1, pageSize: 9 }, await signIn('agent2'))
    expect([stateOf(dividendId), booked()]).toEqual(['requested', []])
  })

  test('of an agent of the world comes by itself within ten days, once, and its upline is told', async () => {
    clock.set('2026-12-03T09:00:00+08:00')
    const early = await client.value(requests, { pageNo: 1, pageSize: 50 }, await signIn('agent2'))
    expect(early.downlines.list.filter(({ requested }) => requested > clock.now())).toEqual([])
    client.server.db.run("DELETE FROM messages WHERE kind = 'dividendsRequested'")
    clock.set('2026-12-12T09:00:00+08:00')
    const agent = await signIn('agent2')
    const { downlines } = await client.value(requests, { pageNo: 1, pageSize: 50 }, agent)
    expect(downlines.total).toBeGreaterThan(early.downlines.total + 1)
    for (const { requested, to, account } of downlines.list) {
      expect(account).not.toMatch(/^agent/)
      expect([requested >= to, requested < to + 10 * dayLength]).toEqual([true, true])
    }
    const again = await client.value(requests, { pageNo: 1, pageSize: 50 }, agent)
    expect(again.downlines).toEqual(downlines)
    expect(told(agentIds.second)).toMatchObject([
      { kind: 'dividendsRequested', count: downlines.total - early.downlines.total },
    ])
    const second = await client.value(requests, { pageNo: 2, pageSize: 1 }, agent)
    expect(second.downlines.list).toEqual([downlines.list[1]])
  })
})
