import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stoppedClock } from '#sandbox/operator/clock/clock.ts'
import { hasLeft, lastBooking } from '#sandbox/operator/ledger/has-left.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../testing/test-client.ts'
import { prepareCall } from './contract-inputs.ts'
import { testInputs } from './test-inputs.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient({ clock: stoppedClock(Date.now()) })
})
afterAll(() => client.close())

describe('[NET-01, NET-07, SEC-06] the sandbox answers every endpoint as the contract says, for no cache to keep, and money leaves an account by those alone that say so', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    const { input, options } = await prepareCall(client, endpoint)
    const before = lastBooking(client.server.db)
    const response = await client.send(endpoint, input, options)
    const envelope = z.parse(
      z.object({ success: z.boolean(), value: z.optional(z.unknown()) }),
      await response.json(),
    )
    const kept = response.headers.get('Cache-Control')
    expect({ id, status: response.status, success: envelope.success, kept }).toEqual({
      id,
      status: 200,
      success: true,
      kept: 'no-store',
    })
    expect(z.safeParse(endpoint.value, envelope.value).error?.issues).toBeUndefined()
    expect(hasLeft(client.server.db, before)).toBe(endpoint.movesMoney?.leavesFor !== undefined)
  })
})

describe('[GRD-04] the sandbox asks for the session where the contract says so, and nowhere else', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    for (const token of [undefined, 'ps_no-such-session']) {
      const { status } = await client.send(endpoint, testInputs[id] ?? {}, { token })
      expect(status === 401).toBe(endpoint.auth === 'required')
    }
  })
})

test('[GRD-04] a token where it does not belong is put on record', async () => {
  const { calls } = client.server.sandbox
  const token = await client.logIn('juan')
  calls.clear()
  await client.send(contract.member.balance, {}, { token })
  await client.send(contract.games.menus, { language: 'EN' })
  expect(calls.violations).toEqual([])
  expect(calls.counts).toEqual({ 'member.balance': 1, 'games.menus': 1 })

  await client.send(contract.games.menus, { language: 'EN' }, { token })
  await client.send(contract.member.balance, {})
  await client.fetch(`/rng?session=${token}`)
  expect(calls.violations.map(({ kind }) => kind)).toEqual(['tokenOnOpenCall', 'tokenMissing', 'tokenInUrl'])
})

test('an unknown path is answered with an envelope', async () => {
  const response = await client.fetch('/wps/no/such/call')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})

test('an input that does not fit is refused with the name of its field', async () => {
  const response = await client.fetch('/lgw/games/popular?count=many&prizeMode=Lott&device=WEB&language=EN')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('count'),
  })
})
