import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { isGatewayPath } from './paths.ts'

test('every path of the contract is forwarded to the gateway', () => {
  expect(allEndpoints.filter(({ path }) => !isGatewayPath(path)).map(({ path }) => path)).toEqual([])
})

test.each(['/', '/rng', '/assets/wps.js', '/wpsx/session', '/x/wps/session'])(
  '%s is not forwarded to the gateway',
  (path) => {
    expect(isGatewayPath(path)).toBe(false)
  },
)
