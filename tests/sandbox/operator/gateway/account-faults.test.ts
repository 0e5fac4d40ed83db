import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { faultKinds } from './faults.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
beforeEach(() => client.server.sandbox.reset())
afterAll(() => client.close())

const { session, member, system } = contract
/** Inputs that pass validation. Whether the call then succeeds is tested elsewhere. */
const calls = [
  [session.login, { type: 'username', username: 'juan', password: 'Palaro123' }],
  [session.verifyLogin, { ticket: 't', kind: 'email', proof: 'p' }],
  [session.verifySms, { ticket: 't' }],
  [session.firstLogin, {}],
  [session.loginSms, { mobileNum: '09191234567', countryDialingCode: '63' }],
  [session.registerSms, { countryDialingCode: '63', mobileNo: '9201112222' }],
  [member.affiliate, { code: 'AGENT2', domain: 'd' }],
  [member.forgotByEmail, { username: 'juan', email: 'juan@mail.example' }],
  [
    member.resetByPhone,
    { newPassword: 'x', mobileNum: 'x', countryDialingCode: '63', verificationCode: 'x' },
  ],
  [member.passwordCheck, { password: 'Palaro123', purpose: 'password' }],
  [member.changePassword, { oldPassword: 'x', newPassword: 'x', confirmNewPassword: 'x', checkToken: 'x' }],
  [member.consolidated, {}],
  [member.merchantWallet, {}],
  [member.avatar, {}],
  [member.icon, {}],
  [system.domainRoute, {}],
] as const

const statuses: Partial<Record<(typeof faultKinds)[number], number>> = {
  '401': 401,
  '403': 403,
  '429': 429,
  '451': 451,
  '500': 500,
  '503': 503,
  challenge: 403,
  portal: 511,
  redirect: 302,
  proxy: 502,
  empty: 204,
  drop: 0,
  lostAnswer: 0,
}

describe.each(calls.map(([endpoint, input]) => [endpoint.id, endpoint, input] as const))(
  '[NET-05] %s',
  (id, endpoint, input) => {
    test.each(faultKinds.filter((kind) => kind !== 'huge'))('can be made to fail by %s', async (kind) => {
      const token = await client.logInFor(endpoint)
      client.server.sandbox.faults.set({ endpoint: id, kind, times: 1, delay: 1 })
      const response = await client.send<typeof endpoint.input>(endpoint, input, { token })
      // A broken connection shows as status 0.
      expect(response.status).toBe(statuses[kind] ?? 200)
      expect(client.server.sandbox.faults.list()).toEqual([])
    })
  },
)

test('a lost answer leaves the work done', async () => {
  client.server.sandbox.faults.set({ endpoint: 'member.forgotByEmail', kind: 'lostAnswer' })
  await client.send(member.forgotByEmail, { username: 'juan', email: 'juan@mail.example' })
  expect(client.server.sandbox.inbox.list('juan@mail.example')).toHaveLength(1)
})
