import { expect, test } from 'vitest'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { type DepositAction, type DepositState, depositReducer, isUnsure } from './deposit-state.ts'

const values = { channelId: 'gcash', amount: '500.00' }
const amount = parseAmount('500')
if (amount === undefined) throw new Error('500 is an amount')
const order: DepositOrder = { orderId: 'D1', state: 'pending', amount, channelId: 'gcash', createTime: 0 }

const run = (...actions: DepositAction[]) =>
  actions.reduce<DepositState>(depositReducer, { step: 'form', key: 'first' })

const send: DepositAction = { type: 'send', values }
const failed = (fault: GatewayFault): DepositAction => ({
  type: 'failed',
  error: new GatewayError('cashier.deposit', fault),
  freshKey: 'second',
})

test.each<[GatewayFault, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'malformed', field: '', detail: '' }, true],
  [{ kind: 'failed', status: 502 }, true],
  [{ kind: 'refused', message: '', code: 'IDEMPOTENCY_CONFLICT', value: undefined }, true],
  [{ kind: 'failed', status: 404 }, false],
  [{ kind: 'refused', message: '', code: 'AMOUNT_OUT_OF_RANGE', value: undefined }, false],
  [{ kind: 'unauthorized' }, false],
  [{ kind: 'tooMany', retryAfter: 3 }, false],
])('after %j it is unsure whether the order was made: %s', (fault, unsure) => {
  expect(isUnsure(new GatewayError('cashier.deposit', fault))).toBe(unsure)
})

test('a lost answer keeps the key, through being asked and through a second press', () => {
  const lost = run(send, failed({ kind: 'offline' }))
  expect(lost).toEqual({ step: 'unsure', key: 'first', values })
  const back = depositReducer(lost, { type: 'notArrived' })
  expect(back).toEqual({ step: 'form', key: 'first', values, lost: true })
  expect(depositReducer(back, send)).toEqual({ step: 'sending', key: 'first', values })
})

test('the true state of a lost order is shown when the gateway knows it', () => {
  expect(run(send, failed({ kind: 'timeout' }), { type: 'made', order })).toMatchObject({
    step: 'order',
    order,
  })
})

test('a refusal is certain: what was typed stays, and the next try has a key of its own', () => {
  const refused = run(
    send,
    failed({ kind: 'refused', message: 'no', code: 'CHANNEL_GONE', value: undefined }),
  )
  expect(refused).toMatchObject({ step: 'form', key: 'second', values })
})

test('a second press while the first is under way changes nothing', () => {
  const sending = run(send)
  expect(depositReducer(sending, send)).toBe(sending)
})

test('another deposit begins with another key and an empty memory', () => {
  expect(run(send, { type: 'made', order }, { type: 'another', freshKey: 'third' })).toEqual({
    step: 'form',
    key: 'third',
  })
})
