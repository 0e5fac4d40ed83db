import { expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { type LaunchFailure, launchFailureOf, RefusedAddress } from './launch-failure.ts'

const refused = (code: string | undefined, message: string): GatewayFault => ({
  kind: 'refused',
  message,
  code,
  value: undefined,
})

test.each<[GatewayFault, LaunchFailure]>([
  [refused('GAME_MAINTENANCE', 'Back at 23:00.'), { reason: 'maintenance', message: 'Back at 23:00.' }],
  [refused('GAME_GONE', ''), { reason: 'gone', message: undefined }],
  [refused('SUB_GAME_FIRST', 'Choose.'), { reason: 'subGames', message: 'Choose.' }],
  [refused('ROOM_FULL', 'No seat.'), { reason: 'room', message: 'No seat.' }],
  [refused('ROOM_BUY_IN', 'Too little.'), { reason: 'room', message: 'Too little.' }],
  [refused('constructor', ''), { reason: 'platform', message: undefined }],
  [refused('SOMETHING', 'Not today.'), { reason: 'platform', message: 'Not today.' }],
  [refused(undefined, ''), { reason: 'platform', message: undefined }],
  [{ kind: 'unauthorized' }, { reason: 'signedOut' }],
  [{ kind: 'offline' }, { reason: 'offline' }],
  [{ kind: 'timeout' }, { reason: 'timeout' }],
  [{ kind: 'failed', status: 500 }, { reason: 'platform' }],
  [{ kind: 'malformed', code: 'G-48213', field: 'value.url', detail: '' }, { reason: 'platform' }],
])('[LNCH-03] %j is shown as %j', (fault, failure) => {
  expect(launchFailureOf(new GatewayError('games.launch', fault))).toEqual(failure)
})

test.each<GatewayFault>([
  { kind: 'tooMany', retryAfter: 7 },
  { kind: 'intercepted', by: 'challenge', status: 403 },
])('[LNCH-03, NET-05] %j keeps the error, whose words say what to do', (fault) => {
  const error = new GatewayError('games.launch', fault)
  expect(launchFailureOf(error)).toEqual({ reason: 'platform', error })
})

test('[LNCH-09] a refused launch address has its own failure', () => {
  expect(launchFailureOf(new RefusedAddress('foreign'))).toEqual({ reason: 'refusedAddress' })
})
