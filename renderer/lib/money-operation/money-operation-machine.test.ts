import { describe, expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import {
  keyLifetime,
  type MoneyEvent,
  type MoneyOperation,
  mayHaveMoved,
  moneyReducer,
} from './money-operation-machine.ts'

type Operation = MoneyOperation<string, string>
type Event = MoneyEvent<string, string>

const run = (...events: Event[]): Operation =>
  events.reduce<Operation>(moneyReducer, { step: 'editing', key: 'first' })

const send: Event = { type: 'send', input: '500', at: 0 }
const failed = (fault: GatewayFault): Event => ({
  type: 'failed',
  error: new GatewayError('cashier.deposit', fault),
  freshKey: 'second',
})
const lost = failed({ kind: 'offline' })
const found = (result: string | null, now = 1): Event => ({ type: 'found', result, now, freshKey: 'second' })
const elsewhere: Event = { type: 'sentElsewhere', key: 'other', input: '700', at: 0, until: 20 }

test.each<[GatewayFault, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'cancelled' }, true],
  [{ kind: 'malformed', code: 'G-48213', field: '', detail: '' }, true],
  [{ kind: 'failed', status: 502 }, true],
  [{ kind: 'refused', message: '', code: 'IDEMPOTENCY_CONFLICT', value: undefined }, true],
  [{ kind: 'failed', status: 404 }, false],
  [{ kind: 'refused', message: '', code: 'AMOUNT_OUT_OF_RANGE', value: undefined }, false],
  [{ kind: 'unauthorized' }, false],
  [{ kind: 'tooMany', retryAfter: 3 }, false],
  [{ kind: 'maintenance' }, false],
])('[MBR-14] after %j money may have moved: %s', (fault, moved) => {
  expect(mayHaveMoved(new GatewayError('cashier.deposit', fault))).toBe(moved)
})

describe('[MBR-14] the key of a request', () => {
  test('stays through a lost answer, the question after it, and the next try', () => {
    const unknown = run(send, lost)
    expect(unknown).toMatchObject({ step: 'unknown', key: 'first', input: '500' })
    const back = moneyReducer(unknown, found(null))
    expect(back).toEqual({ step: 'editing', key: 'first', input: '500', lost: true })
    expect(moneyReducer(back, send)).toMatchObject({ step: 'sending', key: 'first' })
  })

  test.each<[string, Event[]]>([
    ['a second press while it is under way', [send]],
    ['another one wanted while it is under way', [{ type: 'again', freshKey: 'x' }]],
    ['a last look wanted while it is under way', [{ type: 'review', input: '9' }]],
    ['another tab that sends too', [elsewhere]],
  ])('%s changes nothing', (_, events) => {
    expect(run(send, ...events)).toEqual(run(send))
  })

  test('is a new one after a refusal; what was typed stays', () => {
    const refused = run(send, failed({ kind: 'refused', message: 'no', code: 'CLOSED', value: undefined }))
    expect(refused).toMatchObject({ step: 'refused', key: 'second', input: '500' })
    expect(moneyReducer(refused, send)).toMatchObject({ step: 'sending', key: 'second' })
  })

  test('is a new one, with an empty form, once the outcome is known and another is wanted', () => {
    const settled = run(send, { type: 'answered', result: 'done' })
    expect(settled).toEqual({ step: 'settled', key: 'first', input: '500', result: 'done' })
    expect(moneyReducer(settled, { type: 'again', freshKey: 'third' })).toEqual({
      step: 'editing',
      key: 'third',
    })
  })

  test('is not replaced by another one while the outcome is unknown', () => {
    expect(run(send, lost, { type: 'again', freshKey: 'x' })).toEqual(run(send, lost))
  })
})

describe('[MBR-14] an outcome that is unknown', () => {
  test('is settled by what the gateway knows of the key', () => {
    expect(run(send, lost, found('done'))).toMatchObject({ step: 'settled', result: 'done' })
  })

  test('is settled by a late answer as well', () => {
    expect(run(send, lost, { type: 'answered', result: 'done' })).toMatchObject({ step: 'settled' })
  })

  test('of another tab waits as long as its request may be on its way', () => {
    const waiting = run(elsewhere)
    expect(waiting).toMatchObject({ step: 'unknown', key: 'other', input: '700' })
    expect(moneyReducer(waiting, found(null, 19))).toBe(waiting)
    expect(moneyReducer(waiting, found(null, 20))).toMatchObject({ step: 'editing', lost: true })
  })

  test('expires with the key: nothing is sent again by itself, and the next try has a key of its own', () => {
    const late = run(send, lost, found(null, keyLifetime + 1))
    expect(late).toEqual({ step: 'expired', key: 'second', input: '500' })
  })
})

test('[MBR-14] the confirmation leads back to the form as typed, or on to sending', () => {
  const looking = run({ type: 'review', input: '500' })
  expect(looking).toEqual({ step: 'confirming', key: 'first', input: '500' })
  expect(moneyReducer(looking, { type: 'back' })).toEqual({ step: 'editing', key: 'first', input: '500' })
  expect(moneyReducer(looking, send)).toMatchObject({ step: 'sending', key: 'first' })
})
