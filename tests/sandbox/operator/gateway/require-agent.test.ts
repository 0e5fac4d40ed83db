import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testInputs } from '#sandbox/entry/contract/test-inputs.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import { downlineId } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { stoppedClock } from '../clock/clock.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient({ clock: stoppedClock(Date.now()) })
})
beforeEach(() => client.server.sandbox.reset())
afterAll(() => client.close())

const agentCalls = allEndpoints.filter(({ agentOnly }) => agentOnly)
const idOf = (username: string) => String(namedAccounts.find((account) => account.username === username)?.id)
const inputOf = (id: string) => testInputs[id] ?? {}

test('[AGT-01] every call of a domain of the agent centre is for agents only', () => {
  const ofAgents = allEndpoints.filter(({ id }) => id.startsWith('agent'))
  expect(ofAgents.length).toBeGreaterThan(3)
  expect(ofAgents.filter(({ agentOnly, auth }) => !agentOnly || auth !== 'required')).toEqual([])
})

describe.each(agentCalls.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[GRD-03][AGT-01] %s',
  (id, endpoint) => {
    test.each(['juan', 'rico', 'demo'])('is refused to %s', async (username) => {
      const token = await client.logIn(username)
      const answer = await client.call(endpoint, inputOf(id), { token, key: 'k' })
      expect(answer).toMatchObject({ success: false, code: 'AGENT_REFUSED' })
      expect(answer.value ?? null).toBeNull()
    })

    test.each(['suspendedAgents', 'agentsElsewhere'] as const)(
      'is refused to an agent listed under %s, at once',
      async (setting) => {
        const token = await client.logIn('agent1')
        expect(await client.value(contract.member.agentCheck, {}, { token })).toEqual({ agent: true })
        client.server.sandbox.settings.change({ [setting]: 'somebody, Agent1' })
        expect(await client.value(contract.member.agentCheck, {}, { token })).toEqual({ agent: false })
        const answer = await client.call(endpoint, inputOf(id), { token, key: 'k' })
        expect(answer).toMatchObject({ success: false, code: 'AGENT_REFUSED' })
      },
    )
  },
)

/** Every field of an agent's call that names an account, by the schema that it must be declared with. */
const fields = agentCalls.flatMap((endpoint) => {
  const shape = endpoint.input instanceof z.ZodMiniObject ? Object.keys(endpoint.input.shape) : []
  return shape.filter((name) => /account(Id)?s?$/i.test(name)).map((name) => [endpoint, name] as const)
})

describe.each(fields.map(([endpoint, name]) => [`${endpoint.id} ${name}`, endpoint, name] as const))(
  '[GRD-03][AGT-07] %s',
  (_, endpoint, name) => {
    const send = async (username: string, id: unknown) => {
      const token = await client.logIn(username)
      return client.call(endpoint, { ...inputOf(endpoint.id), [name]: id }, { token, key: 'k' })
    }

    test.each([
      ['its own', 'agent2', idOf('agent2')],
      ['its upline’s', 'agent2', idOf('agent1')],
      ['that of an agent beside it', 'agent41', idOf('agent42')],
      ['that of a player of another line', 'agent42', idOf('juan')],
      ['that of somebody in no team', 'agent1', idOf('rico')],
      ['one that nobody has', 'agent1', '999999'],
      ['zero', 'agent1', '0'],
      ['nothing', 'agent1', ''],
      ['a negative one', 'agent1', '-12'],
      ['one with a fraction', 'agent1', '12.0'],
      ['one with SQL', 'agent1', '12 OR 1=1'],
      ['one beyond all numbers', 'agent1', '9'.repeat(400)],
    ])('takes no id of another team: %s', async (_case, username, id) => {
      const answer = await send(username, id)
      expect(answer).toMatchObject({ success: false, code: 'NOT_IN_TEAM' })
      expect(answer.value ?? null).toBeNull()
    })

    test('takes the id of a member of the team, at any depth', async () => {
      for (const id of [idOf('agent2'), idOf('agent41'), idOf('juan')])
        expect(await send('agent1', id)).not.toMatchObject({ code: 'NOT_IN_TEAM' })
    })
  },
)

test('every account of a team is declared with the schema that the check is derived from', () => {
  for (const [endpoint, name] of fields) {
    const schema = endpoint.input instanceof z.ZodMiniObject ? endpoint.input.shape[name] : undefined
    const inner = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
    expect([endpoint.id, name, inner === downlineId]).toEqual([endpoint.id, name, true])
  }
})
