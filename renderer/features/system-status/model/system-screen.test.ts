import { expect, test } from 'vitest'
import { GatewayError } from '#shared/contract/errors.ts'
import { screenOf, screenOfFault, systemScreen } from './system-screen.ts'

test.each([
  [false, false, 'site'],
  [0, 0, 'site'],
  ['0', '0', 'site'],
  [true, false, 'maintenance'],
  [1, 0, 'maintenance'],
  ['1', '0', 'maintenance'],
  [false, true, 'region'],
  [0, 1, 'region'],
  ['0', '1', 'region'],
  [true, true, 'maintenance'],
  ['1', 1, 'maintenance'],
] as const)('[BOOT-03] maintenance %j and region %j show %s', (maintenance, regionRestriction, screen) => {
  expect(systemScreen({ maintenance, regionRestriction })).toBe(screen)
})

test.each([
  [{ kind: 'maintenance' }, 'maintenance'],
  [{ kind: 'blocked', reason: 'region', ip: '203.0.113.24' }, 'region'],
  [{ kind: 'blocked', reason: 'ip', ip: undefined }, 'ip'],
  [{ kind: 'offline' }, 'unreachable'],
  [{ kind: 'timeout' }, 'unreachable'],
  [{ kind: 'failed', status: 502 }, 'failing'],
  [{ kind: 'failed', status: 404 }, 'failing'],
  [{ kind: 'intercepted', by: 'challenge', status: 403 }, 'challenge'],
  [{ kind: 'intercepted', by: 'network', status: 511 }, 'network'],
  [
    { kind: 'malformed', code: 'G-48213', field: 'value.info', detail: 'expected an object, got null' },
    'failing',
  ],
  [undefined, 'unreachable'],
] as const)('[BOOT-03, BOOT-04] a failed question about the system, %j, shows %s', (fault, screen) => {
  expect(screenOfFault(fault)).toBe(screen)
})

const offline = new GatewayError('system.permission', { kind: 'offline' })
const maintenance = new GatewayError('system.permission', { kind: 'maintenance' })
const malformed = new GatewayError('system.permission', {
  kind: 'malformed',
  code: 'G-48213',
  field: '',
  detail: '',
})
const portal = new GatewayError('system.permission', { kind: 'intercepted', by: 'network', status: 511 })
const open = { maintenance: 0, regionRestriction: 0 } as const

test.each([
  [undefined, null, true, 'site'],
  [undefined, null, false, 'offline'],
  [undefined, offline, true, 'unreachable'],
  [undefined, offline, false, 'offline'],
  [undefined, maintenance, false, 'maintenance'],
  [undefined, malformed, true, 'failing'],
  [undefined, malformed, false, 'failing'],
  [undefined, portal, false, 'network'],
  [open, portal, true, 'site'],
  [open, null, false, 'site'],
  [open, offline, false, 'site'],
  [open, malformed, true, 'site'],
  [open, maintenance, true, 'maintenance'],
] as const)('[WEB-02, BOOT-05] flags %j, fault %s, connection %j: %s', (flags, error, online, screen) => {
  expect(screenOf(flags, error, online)).toBe(screen)
})
