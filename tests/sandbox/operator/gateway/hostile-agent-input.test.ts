import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testInputs } from '#sandbox/entry/contract/test-inputs.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { stoppedClock } from '../clock/clock.ts'

const client = new TestClient({ clock: stoppedClock(Date.now()) })
beforeEach(() => client.server.sandbox.reset({ data: true }))
afterAll(() => client.close())

const tenYears = 3650 * 86_400_000
const hostile: readonly unknown[] = [
  Number.NaN,
  -1,
  0,
  1.5,
  2 ** 53,
  1e300,
  Number.POSITIVE_INFINITY,
  Date.now() - tenYears,
  Date.now() + tenYears,
  ['1', '2'],
  { id: 1 },
  null,
  '',
  "1' OR '1'='1",
  '2026-13-45',
  '__proto__',
  '9'.repeat(5000),
  '\u0000',
]

const calls = allEndpoints.filter(({ agentOnly }) => agentOnly)

test.each(calls.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[AGT-01][GRD-03] whatever stands in a field of %s, the gateway answers, and the session goes on',
  async (id, endpoint) => {
    const token = await client.logIn('agent1')
    const shape = endpoint.input instanceof z.ZodMiniObject ? Object.keys(endpoint.input.shape) : []
    const failed: unknown[] = []
    for (const field of new Set([...shape, ...Object.keys(testInputs[id] ?? {})]))
      for (const [number, value] of hostile.entries()) {
        const input = { ...testInputs[id], [field]: value }
        const answer = await client.send(endpoint, input, { token, key: `${field} ${number}` })
        const { success, code, message } = await answer.json()
        const isGood = answer.status < 500 && (success === true || Boolean(code && message))
        if (!isGood) failed.push([field, value, answer.status, code])
      }
    expect(failed).toEqual([])
    expect(await client.value(contract.member.agentCheck, {}, { token })).toEqual({ agent: true })
  },
)
