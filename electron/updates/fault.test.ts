import { expect, test } from 'vitest'
import { updateFaultOf } from './fault.ts'

const error = (message: string, code?: string, name?: string) =>
  Object.assign(new Error(message), code && { code }, name && { name })

test.each([
  ['mismatch', error('sha512 checksum mismatch, expected a, got b', 'ERR_CHECKSUM_MISMATCH')],
  [
    'mismatch',
    error('New version 2.0.0 is not signed by the application owner', 'ERR_UPDATER_INVALID_SIGNATURE'),
  ],
  ['mismatch', error('Missing checksum for file', 'ERR_UPDATER_NO_CHECKSUM')],
  ['mismatch', error('Code signature at URL file:///… did not pass validation: code failed to satisfy')],
  ['unreachable', error('net::ERR_CONNECTION_REFUSED')],
  ['unreachable', error('net::ERR_INTERNET_DISCONNECTED')],
  ['unreachable', error('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED')],
  ['unreachable', error('getaddrinfo', 'ENOTFOUND')],
  ['unreachable', error('Request timed out')],
  ['unreachable', error('503 Service Unavailable', 'HTTP_ERROR_503', 'HttpError')],
  ['unreachable', error('Cannot download "https://feed.example/x", status 404: Not Found')],
  ['feed', error('Cannot find channel "latest.yml"', 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND')],
  ['feed', error('Cannot parse update info', 'ERR_UPDATER_INVALID_UPDATE_INFO')],
  ['feed', error('not a valid semver version', 'ERR_UPDATER_INVALID_VERSION')],
  ['feed', error('bad indentation', undefined, 'YAMLException')],
  ['disk', error('no space left on device', 'ENOSPC')],
  ['disk', error('read-only file system', 'EROFS')],
  ['unknown', error('something else')],
  ['unknown', 'not even an error'],
] as const)('[DSK-09] a failed update is reported as "%s" when the error is %s', (fault, thrown) => {
  expect(updateFaultOf(thrown)).toBe(fault)
})
