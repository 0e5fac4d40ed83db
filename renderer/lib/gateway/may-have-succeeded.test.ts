import { expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { mayHaveSucceeded } from './may-have-succeeded.ts'

const refused = (code?: string): GatewayFault => ({ kind: 'refused', message: 'No.', code, value: undefined })

test.each<[GatewayFault, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'malformed', code: 'G-48213', field: '', detail: '' }, true],
  [{ kind: 'intercepted', by: 'network', status: 200 }, true],
  [{ kind: 'intercepted', by: 'challenge', status: 403 }, false],
  [{ kind: 'failed', status: 502 }, true],
  [{ kind: 'failed', status: 404 }, false],
  [{ kind: 'tooMany', retryAfter: 9 }, false],
  [{ kind: 'unauthorized' }, false],
  [refused('REPLAYED'), true],
  [refused('USERNAME_TAKEN'), false],
  [refused(), false],
])('after the fault %j the write may have succeeded: %s', (fault, done) => {
  expect(mayHaveSucceeded(new GatewayError('x', fault))).toBe(done)
})

test('an error that is no call’s means that nothing was written', () => {
  expect(mayHaveSucceeded(new Error('offline'))).toBe(false)
})
