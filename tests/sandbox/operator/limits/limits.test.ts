import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { LimitKind, LimitPeriod } from '#shared/contract/endpoints/limits.ts'
import { stoppedClock } from '../clock/clock.ts'
import { selectOrders } from '../deposits/orders.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A Wednesday, 12:00 in Manila, in the middle of a month. */
const noon = Date.parse('2026-11-18T12:00:00+08:00')
const ends = {
  day: Date.parse('2026-11-19T00:00:00+08:00'),
  week: Date.parse('2026-11-22T00:00:00+08:00'),
  month: Date.parse('2026-12-01T00:00:00+08:00'),
}
const periods = ['day', 'week', 'month'] as const

let client: TestClient
let token: string
let bets = 0
beforeEach(async () => {
  client = new TestClient({ clock: stoppedClock(noon) })
  token = await client.logIn('juan')
})
afterEach(() => client.close())

const set = (kind: LimitKind, period: LimitPeriod, limit: string | null) =>
  client.call(contract.limits.set, { kind, period, limit }, { token })
const overview = () => client.value(contract.limits.overview, {}, { token })
const find = async (kind: LimitKind, period: LimitPeriod) =>
  (await overview()).limits.find((limit) => limit.kind === kind && limit.period === period)
const deposit = (amount: string) => {
  bets += 1
  return client.call(contract.cashier.deposit, { channelId: 'gcash', amount }, { token, key: `key-${bets}` })
}
/** Pays every order that waits for it. */
function payAll() {
  const { sandbox, db } = client.server
  for (const { id } of selectOrders(db, "state = 'created'")) answerPayment(sandbox, id, 'pay', 'test')
}
const bet = (sessionId: string, amount: string, roundId = `round ${(bets += 1)}`) =>
  client.wallet('bet', {
    sessionId,
    roundId,
    txId: `bet ${roundId} ${(bets += 1)}`,
    amount: Number(amount).toFixed(2),
  })
const win = (sessionId: string, roundId: string, amount: string) =>
  client.wallet('win', { sessionId, roundId, txId: `win ${roundId}`, amount: Number(amount).toFixed(2) })
/** Moves the clock. The login is renewed, because a session lives for 12 hours. */
async function later(time: number) {
  client.server.clock.advance(time)
  token = await client.logIn('juan')
}

describe('[RSG-02] setting limits', () => {
  test('without any, all nine are there, unused and with their ends', async () => {
    const { limits, wait, check, pause } = await overview()
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
      ['deposit', 'loss', 'time'].flatMap((kind) => periods.map((period) => `${kind} ${period}`)),
    )
    for (const limit of limits)
      expect(limit).toMatchObject({
        own: null,
        house: null,
        left: null,
        pending: null,
        resets: ends[limit.period],
      })
    expect({ wait, minutes: check.minutes, pause }).toEqual({ wait: day, minutes: 0, pause: null })
  })

  test('a first and a lower one apply at once, a higher one after 24 hours to the millisecond', async () => {
    await set('loss', 'week', '500')
    expect(await find('loss', 'week')).toMatchObject({ own: '500.00', pending: null })
    await set('loss', 'week', '200.50')
    expect(await find('loss', 'week')).toMatchObject({ own: '200.50', left: '200.50', pending: null })
    await set('loss', 'week', '300')
    const pending = { limit: '300.00', from: noon + day }
    expect(await find('loss', 'week')).toMatchObject({ own: '200.50', pending })
    await later(day - 1)
    expect(await find('loss', 'week')).toMatchObject({ own: '200.50', pending })
    await later(1)
    expect(await find('loss', 'week')).toMatchObject({ own: '300.00', pending: null })
  })

  test('removing waits too; it can be withdrawn, and asking again doesn’t start the wait anew', async () => {
    await set('time', 'day', '60')
    await set('time', 'day', null)
    await later(hour)
    await set('time', 'day', null)
    expect(await find('time', 'day')).toMatchObject({
      own: '60.00',
      pending: { limit: null, from: noon + day },
    })
    await client.value(contract.limits.keep, { kind: 'time', period: 'day' }, { token })
    await later(2 * day)
    expect(await find('time', 'day')).toMatchObject({ own: '60.00', pending: null })
    await set('time', 'day', null)
    await later(day)
    expect(await find('time', 'day')).toMatchObject({ own: null, left: null, pending: null })
  })

  test('another raise waits anew, and lowering drops the raise', async () => {
    await set('deposit', 'day', '100')
    await set('deposit', 'day', '200')
    await later(hour)
    await set('deposit', 'day', '300')
    expect(await find('deposit', 'day')).toMatchObject({
      pending: { limit: '300.00', from: noon + hour + day },
    })
    await set('deposit', 'day', '80')
    await later(3 * day)
    expect(await find('deposit', 'day')).toMatchObject({ own: '80.00', pending: null })
  })

  test.each([
    ['deposit', 'day', '0', 'LIMIT_AMOUNT_INVALID'],
    ['deposit', 'day', '0.99', 'LIMIT_AMOUNT_INVALID'],
    ['loss', 'week', '10000000.01', 'LIMIT_AMOUNT_INVALID'],
    ['loss', 'week', '-5', 'LIMIT_AMOUNT_INVALID'],
    ['loss', 'week', '1.001', 'LIMIT_AMOUNT_INVALID'],
    ['loss', 'week', 'many', 'LIMIT_AMOUNT_INVALID'],
    ['time', 'day', '0', 'LIMIT_TIME_INVALID'],
    ['time', 'day', '1.5', 'LIMIT_TIME_INVALID'],
    ['time', 'day', '1441', 'LIMIT_TIME_INVALID'],
    ['time', 'week', '10081', 'LIMIT_TIME_INVALID'],
    ['time', 'month', '44641', 'LIMIT_TIME_INVALID'],
  ] as const)('%s per %s of %s is refused', async (kind, period, limit, code) => {
    expect(await set(kind, period, limit)).toMatchObject({ success: false, code })
    expect(await find(kind, period)).toMatchObject({ own: null })
  })

  test.each([
    ['deposit', 'day', '1'],
    ['loss', 'month', '10000000'],
    ['time', 'day', '1440'],
    ['time', 'month', '44640'],
  ] as const)('%s per %s of %s is accepted', async (kind, period, limit) => {
    expect(await set(kind, period, limit)).toMatchObject({ success: true })
  })

  test('a demo account can’t set any, and one account’s limits aren’t another’s', async () => {
    await set('loss', 'day', '50')
    token = await client.logIn('rico')
    expect(await find('loss', 'day')).toMatchObject({ own: null })
    token = await client.logIn('demo')
    expect(await set('loss', 'day', '50')).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  })
})

describe('[RSG-02] deposit limits', () => {
  test.each(periods)(
    'per %s: up to the limit, not a centavo more, and again after it resets',
    async (period) => {
      await set('deposit', period, '1000')
      expect(await deposit('600')).toMatchObject({ success: true })
      expect(await deposit('400.01')).toMatchObject({
        code: 'DEPOSIT_LIMIT',
        value: { left: '400.00', until: ends[period] },
      })
      expect(await deposit('400')).toMatchObject({ success: true })
      expect(await find('deposit', period)).toMatchObject({ used: '1000.00', left: '0.00' })
      payAll()
      await later(ends[period] - noon - 1)
      expect(await deposit('100')).toMatchObject({ code: 'DEPOSIT_LIMIT' })
      await later(1)
      expect(await find('deposit', period)).toMatchObject({ used: '0.00', left: '1000.00' })
      expect(await deposit('1000')).toMatchObject({ success: true })
    },
  )

  test('the message has the limit, what is left and when, in the caller’s language; no order is made', async () => {
    await set('deposit', 'day', '500')
    const refused = await deposit('501')
    expect(refused.message).toBe(
      'Your deposit limit is ₱500.00. You can deposit up to ₱500.00 until 2026-11-19 00:00 (Manila time).',
    )
    expect(client.server.db.get('SELECT COUNT(*) AS count FROM deposits')).toEqual({ count: 0 })
  })

  test('the lowest of several wins, the operator’s included', async () => {
    await set('deposit', 'day', '5000')
    await set('deposit', 'week', '700')
    expect(await deposit('800')).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      value: { left: '700.00', until: ends.week },
    })
    client.server.sandbox.settings.change({ houseDepositLimit: '300' })
    expect(await deposit('400')).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      value: { left: '300.00', until: ends.day },
    })
    expect(await find('deposit', 'day')).toMatchObject({ own: '5000.00', house: '300.00', left: '300.00' })
    expect(await deposit('300')).toMatchObject({ success: true })
  })

  test('an order is counted once, however often it is sent, and whether it waits, is paid or credited', async () => {
    await set('deposit', 'day', '500')
    const order = { channelId: 'gcash', amount: '500' }
    const send = () => client.call(contract.cashier.deposit, order, { token, key: 'same' })
    const first = await send()
    for (const step of [() => {}, payAll, () => client.server.clock.advance(minute)]) {
      step()
      expect(await deposit('100')).toMatchObject({ code: 'DEPOSIT_LIMIT' })
      expect(await send()).toEqual(first)
      expect(await find('deposit', 'day')).toMatchObject({ used: '500.00' })
    }
  })

  test('an order that comes to nothing leaves its room again: refused, cancelled or not paid in time', async () => {
    await set('deposit', 'day', '500')
    const order = async () => contract.cashier.deposit.value.parse((await deposit('500')).value).orderId
    answerPayment(client.server.sandbox, await order(), 'refuse', 'test')
    await client.value(contract.cashier.cancelDeposit, { orderId: await order() }, { token })
    await order()
    expect(await deposit('500')).toMatchObject({ code: 'DEPOSIT_LIMIT' })
    client.server.clock.advance(hour)
    expect(await deposit('500')).toMatchObject({ success: true })
  })
})

describe('[RSG-02] loss limits', () => {
  test.each(periods)('per %s: bets up to what is left, again after it resets', async (period) => {
    await set('loss', period, '100')
    const session = await client.play(token)
    expect(await bet(session, '60')).toMatchObject({ success: true })
    expect(await bet(session, '40.01')).toMatchObject({
      code: 'LOSS_LIMIT',
      limit: { left: '40.00', until: ends[period] },
    })
    expect(await bet(session, '40')).toMatchObject({ success: true })
    expect(await bet(session, '0.01')).toMatchObject({ code: 'LOSS_LIMIT', limit: { left: '0.00' } })
    await expect(client.play(token)).rejects.toThrow('LOSS_LIMIT')
    await later(ends[period] - noon - 1)
    await expect(client.play(token)).rejects.toThrow('LOSS_LIMIT')
    await later(1)
    expect(await bet(await client.play(token), '100')).toMatchObject({ success: true })
  })

  test('payouts make room again, and a rollback returns its bet', async () => {
    await set('loss', 'day', '50')
    const session = await client.play(token)
    await bet(session, '50', 'a')
    expect(await bet(session, '1')).toMatchObject({ code: 'LOSS_LIMIT' })
    await win(session, 'a', '20')
    expect(await find('loss', 'day')).toMatchObject({ used: '30.00', left: '20.00' })
    const call = { sessionId: session, roundId: 'b', txId: 'bet b', amount: '20.00' }
    expect(await client.wallet('bet', call)).toMatchObject({ success: true })
    await client.wallet('rollback', { sessionId: session, txId: 'undo', refTxId: 'bet b' })
    expect(await find('loss', 'day')).toMatchObject({ used: '30.00' })
    expect(await bet(session, '20')).toMatchObject({ success: true })
  })

  test('open bets count, so bets at the same time can’t exceed it together', async () => {
    await set('loss', 'day', '100')
    const [first, second] = [await client.play(token), await client.play(token, 'Manila Nights')]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => bet(number % 2 ? first : second, '30')),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect(await find('loss', 'day')).toMatchObject({ used: '90.00', left: '10.00' })
  })

  test('a bet that was booked is answered again after the limit is reached; a refused one took nothing', async () => {
    await set('loss', 'day', '10')
    const session = await client.play(token)
    const call = { sessionId: session, roundId: 'r', txId: 't', amount: '10.00' }
    const booked = await client.wallet('bet', call)
    const before = await client.balance(token)
    expect(await bet(session, '1')).toMatchObject({ code: 'LOSS_LIMIT' })
    expect(await client.wallet('bet', call)).toEqual(booked)
    expect(await client.balance(token)).toBe(before)
  })

  test('the operator’s limit applies to everybody, and not to play money', async () => {
    client.server.sandbox.settings.change({ houseLossLimit: '5' })
    expect(await bet(await client.play(token), '6')).toMatchObject({
      code: 'LOSS_LIMIT',
      limit: { left: '5.00' },
    })
    token = await client.logIn('demo')
    expect(await bet(await client.play(token), '6')).toMatchObject({ success: true })
  })
})

describe('[RSG-02] time limits', () => {
  /** Bets every ten minutes for as long as it takes. */
  async function playFor(session: string, minutes: number) {
    for (let played = 0; played < minutes; played += 10) {
      client.server.clock.advance(10 * minute)
      await bet(session, '0.50')
    }
  }

  test.each(periods)(
    'per %s: bets are refused once it is used up, and taken after it resets',
    async (period) => {
      await set('time', period, '60')
      const session = await client.play(token)
      await playFor(session, 50)
      expect(await find('time', period)).toMatchObject({ used: '50.00', left: '10.00' })
      client.server.clock.advance(10 * minute - 1)
      expect(await bet(session, '0.50')).toMatchObject({ success: true })
      expect(await find('time', period)).toMatchObject({ used: '59.00', left: '1.00' })
      client.server.clock.advance(1)
      expect(await bet(session, '0.50')).toMatchObject({ code: 'TIME_LIMIT', limit: { until: ends[period] } })
      await expect(client.play(token)).rejects.toThrow('You’ve reached your time limit of 60 minutes.')
      // Refused bets don't count as time played.
      client.server.clock.advance(10 * minute)
      expect(await bet(session, '0.50')).toMatchObject({ code: 'TIME_LIMIT' })
      expect(await find('time', period)).toMatchObject({ used: '60.00', left: '0.00' })
      await later(ends[period] - client.server.clock.now())
      expect(await bet(await client.play(token), '0.50')).toMatchObject({ success: true })
    },
  )

  test('a pause of more than 15 minutes isn’t counted', async () => {
    await set('time', 'day', '60')
    const session = await client.play(token)
    client.server.clock.advance(15 * minute)
    await bet(session, '0.50')
    client.server.clock.advance(15 * minute + 1)
    await bet(session, '0.50')
    expect(await find('time', 'day')).toMatchObject({ used: '15.00' })
  })

  test('a session over midnight counts on each day for its part', async () => {
    await set('time', 'day', '60')
    await later(ends.day - noon - 10 * minute)
    const session = await client.play(token)
    client.server.clock.advance(15 * minute)
    expect(await bet(session, '0.50')).toMatchObject({ success: true })
    expect(await find('time', 'day')).toMatchObject({ used: '5.00' })
    expect(await find('time', 'week')).toMatchObject({ used: '15.00' })
  })

  test('what was bet before is still paid out', async () => {
    await set('time', 'day', '1')
    const session = await client.play(token)
    await bet(session, '0.50', 'open')
    client.server.clock.advance(2 * minute)
    expect(await bet(session, '0.50')).toMatchObject({ code: 'TIME_LIMIT' })
    expect(await win(session, 'open', '9')).toMatchObject({ success: true })
  })
})

describe('[RSG-01] the reality check', () => {
  const play = () => client.value(contract.limits.playSession, {}, { token })

  test('reports time, bets and net result of the play session, and when the next check is due', async () => {
    expect(await play()).toMatchObject({ session: null, due: null })
    await client.value(contract.limits.setCheck, { minutes: 15 }, { token })
    const session = await client.play(token)
    await bet(session, '30', 'a')
    await win(session, 'a', '12.50')
    client.server.clock.advance(10 * minute)
    await bet(session, '5', 'b')
    expect(await play()).toMatchObject({
      session: { began: noon, played: 10 * minute, bets: '35.00', net: '-22.50' },
      minutes: 15,
      due: noon + 15 * minute,
    })
    client.server.clock.advance(6 * minute)
    const seen = await client.value(contract.limits.checked, {}, { token })
    expect(seen.due).toBe(noon + 31 * minute)
  })

  test('a new session after a pause starts at zero', async () => {
    await client.value(contract.limits.setCheck, { minutes: 30 }, { token })
    await bet(await client.play(token), '30')
    client.server.clock.advance(16 * minute)
    expect(await play()).toMatchObject({ session: null, due: null })
    await client.play(token)
    expect(await play()).toMatchObject({ session: { played: 0, bets: '0.00', net: '0.00' } })
  })

  test('only the offered intervals can be chosen; 0 switches it off', async () => {
    const choose = (minutes: number) => client.call(contract.limits.setCheck, { minutes }, { token })
    expect(await choose(7)).toMatchObject({ code: 'CHECK_INVALID' })
    await choose(15)
    await choose(0)
    await client.play(token)
    expect(await play()).toMatchObject({ minutes: 0, due: null })
  })
})
