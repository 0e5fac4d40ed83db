import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { type LimitKind, limits } from './limits.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient({ settings: { limits: true } })
})
afterEach(() => client.close())

const { session, member, feedback, system } = contract
const [stranger, other] = ['203.0.113.7', '203.0.113.8']
/** A different account for each call, so that only the address is limited. */
const name = (n: number) => `limited${n}`

type Try = (n: number, visitor: string) => Promise<Response>
const tries: [string, LimitKind, Try][] = [
  [
    'codes',
    'code',
    (n, visitor) =>
      client.send(
        session.registerSms,
        { countryDialingCode: '63', mobileNo: `920${1_000_000 + n}` },
        { visitor },
      ),
  ],
  ['accounts', 'account', (n, visitor) => client.send(member.register, newcomer(`account${n}`), { visitor })],
  [
    'tries to register',
    'registration',
    (_, visitor) => client.send(member.register, newcomer('juan'), { visitor }),
  ],
  [
    'demo sessions',
    'demo',
    (_, visitor) =>
      client.send(
        session.freePlay,
        { os: 'linux', platform: 'W', random: 'modnar', gatewayVersion: 3 },
        { visitor },
      ),
  ],
  [
    'feedback',
    'feedback',
    (n, visitor) =>
      client.send(
        feedback.send,
        { kind: 'problem', content: 'The wheel is stuck', requestKey: `key ${n}` },
        { visitor },
      ),
  ],
  [
    'logins',
    'login',
    (n, visitor) =>
      client.send(session.login, { type: 'username', username: name(n), password: 'Wrong123' }, { visitor }),
  ],
  [
    'forgotten passwords',
    'forgotten',
    (n, visitor) =>
      client.send(member.forgotByEmail, { username: name(n), email: 'juan@mail.example' }, { visitor }),
  ],
  ['captchas', 'captcha', (_, visitor) => client.send(system.captcha, {}, { visitor })],
  [
    'lookups of codes',
    'lookup',
    (n, visitor) => client.send(member.affiliate, { code: name(n), domain: '127.0.0.1' }, { visitor }),
  ],
]

describe.each(tries)('[NET-05] %s from one address', (_, kind, attempt) => {
  const { burst, every } = limits[kind]

  test('are answered with 429 and the seconds to wait once there were too many, and others go on', async () => {
    for (let n = 0; n < burst; n++) expect((await attempt(n, stranger)).status).toBe(200)
    const refused = await attempt(burst, stranger)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(every / 1000 - 2)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(Math.ceil(every / 1000))
    expect(await refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_CALLS' })
    expect((await attempt(burst + 1, other)).status).toBe(200)
  })

  test('are let in again after the seconds that were told, one at a time', async () => {
    for (let n = 0; n <= burst; n++) await attempt(n, stranger)
    const wait = Number((await attempt(burst + 1, stranger)).headers.get('Retry-After'))
    client.server.clock.advance(wait * 1000)
    expect((await attempt(burst + 2, stranger)).status).toBe(200)
    expect((await attempt(burst + 3, stranger)).status).toBe(429)
  })

  test('are not counted where the merchant has limits off', async () => {
    client.server.sandbox.settings.change({ limits: false })
    for (let n = 0; n <= burst; n++) expect((await attempt(n, stranger)).status).toBe(200)
  })
})

test('an account too many leaves nothing behind: its name and its code stay free', async () => {
  client.server.sandbox.settings.change({ mobileNum: 'required' })
  const opened = async (n: number) => {
    const number = { mobileNum: `920${1_000_000 + n}`, countryDialingCode: '63' }
    await client.value(session.registerSms, { data: number }, { visitor: `198.51.100.${n}` })
    const code = () => client.server.sandbox.inbox.list(`63${number.mobileNum}`)[0]?.code ?? ''
    const form = { ...newcomer(`account${n}`), ...number, verificationCode: code() }
    return (visitor: string) => client.send(member.register, form, { visitor })
  }
  for (let n = 0; n < limits.account.burst; n++) await (await opened(n))(stranger)
  const last = await opened(limits.account.burst)
  expect((await last(stranger)).status).toBe(429)
  expect(client.server.sandbox.members.byUsername(`account${limits.account.burst}`)).toBeUndefined()
  expect(await (await last(other)).json()).toMatchObject({ success: true })
})

test('every call that changes something without a session is limited', async () => {
  const open = allEndpoints.filter(({ auth, method }) => auth === 'none' && method !== 'GET')
  expect(open.length).toBeGreaterThan(9)
  const unlimited: string[] = []
  for (const endpoint of open) {
    client.server.sandbox.limits.clear()
    const statuses = new Set<number>()
    for (let n = 0; n <= limits.open.burst; n++) {
      const init = { method: endpoint.method, body: '{}', headers: { 'Content-Type': 'application/json' } }
      statuses.add((await client.fetch(endpoint.path, init, stranger)).status)
    }
    if (!statuses.has(429)) unlimited.push(endpoint.id)
  }
  expect(unlimited).toEqual([])
})

test('a reset lets everybody in again, with limits as the sandbox began', async () => {
  const attempt = () => client.send(system.captcha, {}, { visitor: stranger })
  for (let n = 0; n <= limits.captcha.burst; n++) await attempt()
  expect((await attempt()).status).toBe(429)
  client.server.sandbox.reset()
  expect(client.server.sandbox.settings.values.limits).toBe(true)
  expect((await attempt()).status).toBe(200)
})
