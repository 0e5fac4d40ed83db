import { expect, test } from 'vitest'
import { screenOfFault, systemScreen } from './system-screen.ts'

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
  [{ kind: 'failed', status: 500 }, 'unreachable'],
  [{ kind: 'malformed', field: 'value.info', detail: 'invalid_type' }, 'unreachable'],
  [undefined, 'unreachable'],
] as const)('[BOOT-03, BOOT-04] a failed question about the system, %j, shows %s', (fault, screen) => {
  expect(screenOfFault(fault, true)).toBe(screen)
})

test.each([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'unreachable'],
  [{ kind: 'maintenance' }, 'maintenance'],
] as const)('[WEB-02] on a machine without a connection %j shows %s', (fault, screen) => {
  expect(screenOfFault(fault, false)).toBe(screen)
})
