import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { listAgentApplications } from './routes.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const filled = {
  name: ' Maria <b>Clara</b> ',
  mobileNum: '0917 123 4567',
  countryDialingCode: '63',
  email: 'maria@mail.example',
  players: 20,
  requestKey: 'a',
}
const stored = () => listAgentApplications(client.server.sandbox)

test('[RT-13] an application is kept once, and shown to the operator as text', async () => {
  const first = await client.value(contract.join.send, filled)
  expect(first.reference).toMatch(/^A\d+$/)
  expect(await client.value(contract.join.send, filled)).toEqual(first)
  expect(stored()).toMatchObject([
    { name: 'Maria <b>Clara</b>', mobile: '639171234567', email: 'maria@mail.example', players: 20 },
  ])
  const inbox = await (await client.fetch('/__sandbox/inbox')).text()
  expect(inbox).toContain('Maria &lt;b&gt;Clara&lt;/b&gt;')
  expect(inbox).not.toContain('Maria <b>')
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ mobileNum: '12' }, 'mobileNum'],
  [{ email: 'maria@' }, 'email'],
  [{ players: 7 }, 'players'],
  [{ requestKey: '' }, 'requestKey'],
])('[RT-13] an application with %j is refused and names its field', async (change, field) => {
  const { code, message } = await client.call(contract.join.send, { ...filled, ...change })
  expect(code).toBe('INVALID_INPUT')
  expect(message).toContain(field)
  expect(stored()).toEqual([])
})

test('[RT-13] the rates grow with the team, up to what the named agents have', async () => {
  const { tiers } = await client.value(contract.join.terms, {})
  expect(tiers.map(({ rate }) => Number(rate))).toEqual([0.8, 1, 1.2])
  expect(tiers.at(-1)?.to).toBeNull()
})
