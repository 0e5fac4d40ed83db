import { expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { domainState } from './domain-state.ts'

test.each<[GatewayFault, string]>([
  [{ kind: 'offline' }, 'failing'],
  [{ kind: 'timeout' }, 'failing'],
  [{ kind: 'malformed', code: 'G-48213', field: '', detail: 'empty answer' }, 'failing'],
  [{ kind: 'failed', status: 502 }, 'failing'],
  [{ kind: 'failed', status: 404 }, 'fine'],
  [{ kind: 'maintenance' }, 'fine'],
  [{ kind: 'cancelled' }, 'fine'],
  [{ kind: 'tooMany', retryAfter: 5 }, 'fine'],
])('[BOOT-11] after %j the address is %s', (fault, state) => {
  expect(domainState(true, [null, new GatewayError('system.domainRoute', fault)])).toBe(state)
})

test('[BOOT-11] an address that the gateway no longer names has moved', () => {
  expect(domainState(false, [null, null])).toBe('moved')
  expect(domainState(true, [null, null])).toBe('fine')
})
