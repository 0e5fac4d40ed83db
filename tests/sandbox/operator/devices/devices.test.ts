import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { maskAddress } from './cities.ts'
import { describeAgent } from './describe-agent.ts'

const { devices, session, member } = contract

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
beforeEach(() => client.server.sandbox.reset({ data: true }))
afterAll(() => client.close())

const agents = {
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
}
const logIn = async (agent: string, visitor: string, password = 'Palaro123', username = 'juan') => {
  const input = { type: 'username', username, password } as const
  const { value } = await client.call(session.login, input, { headers: { 'User-Agent': agent }, visitor })
  return typeof value === 'object' && value && 'token' in value ? String(value.token) : ''
}
const signedIn = async (token: string) => (await client.value(devices.signedIn, {}, { token })).list
type Asked = Partial<{ from: number; to: number; pageNo: number; pageSize: number }>
const asked = (rest: Asked) => {
  const now = client.server.clock.now()
  return { from: now - 30 * 86_400_000, to: now + 1, pageNo: 1, pageSize: 10, ...rest }
}
const history = (token: string, rest: Asked = {}) => client.value(devices.logins, asked(rest), { token })
const works = async (token: string) => (await client.send(member.info, {}, { token })).status === 200

describe('[MBR-03] signed-in devices', () => {
  test('each with browser, system, place and masked address, this one first', async () => {
    await logIn(agents.phone, '198.51.100.7')
    const token = await logIn(agents.computer, '203.0.113.24')
    expect(await signedIn(token)).toMatchObject([
      {
        current: true,
        browser: 'Chrome',
        system: 'Windows',
        kind: 'computer',
        place: 'Quezon City',
        address: '203.0.113.•••',
      },
      { current: false, browser: 'Safari', system: 'iPhone', kind: 'phone', place: 'Cebu City' },
    ])
  })

  test('signing one out ends its session and no other; its id is no way in', async () => {
    const [one, two, own] = [
      await logIn(agents.phone, '198.51.100.7'),
      await logIn(agents.phone, '198.51.100.8'),
      await logIn(agents.computer, '203.0.113.24'),
    ]
    const other = (await signedIn(own)).find(({ address, current }) => !current && address !== null)
    const deviceId = other?.deviceId ?? ''
    expect(await works(deviceId)).toBe(false)
    expect(await client.value(devices.signOut, { deviceId }, { token: own })).toEqual({ ended: 1 })
    expect(await client.value(devices.signOut, { deviceId }, { token: own })).toEqual({ ended: 0 })
    expect([await works(one), await works(two)].filter(Boolean)).toHaveLength(1)
    expect(await works(own)).toBe(true)
  })

  test('this one and another member’s can’t be signed out that way', async () => {
    const own = await logIn(agents.computer, '203.0.113.24')
    const rico = await logIn(agents.phone, '203.0.113.25', 'Palaro123', 'rico')
    for (const { deviceId } of [...(await signedIn(own)), ...(await signedIn(rico))])
      expect(await client.value(devices.signOut, { deviceId }, { token: own })).toEqual({ ended: 0 })
    expect([await works(own), await works(rico)]).toEqual([true, true])
  })

  test('all others at once', async () => {
    const others = [await logIn(agents.phone, '198.51.100.7'), await logIn(agents.phone, '198.51.100.7')]
    const own = await logIn(agents.computer, '203.0.113.24')
    const rico = await logIn(agents.phone, '203.0.113.25', 'Palaro123', 'rico')
    expect(await client.value(devices.signOutOthers, {}, { token: own })).toEqual({ ended: 2 })
    expect(await Promise.all([own, rico, ...others].map(works))).toEqual([true, true, false, false])
    expect(await signedIn(own)).toHaveLength(1)
  })

  test('a session that has run out isn’t listed', async () => {
    await logIn(agents.phone, '198.51.100.7')
    client.server.clock.advance(13 * 3_600_000)
    expect(await signedIn(await logIn(agents.computer, '203.0.113.24'))).toHaveLength(1)
  })
})

describe('[MBR-03] the login history', () => {
  test('has logins and wrong passwords, latest first, and nobody else’s', async () => {
    await logIn(agents.phone, '192.0.2.118', 'Mali1234')
    client.server.clock.advance(60_000)
    const token = await logIn(agents.computer, '203.0.113.24')
    await logIn(agents.phone, '203.0.113.25', 'Palaro123', 'rico')
    const { list, total } = await history(token)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { outcome: 'in', method: 'password', place: 'Quezon City', browser: 'Chrome' },
      { outcome: 'wrong', method: 'password', place: 'Singapore', address: '192.0.2.•••' },
    ])
  })

  test('tells of a right password from an unknown place, and of codes', async () => {
    await logIn(agents.phone, '192.0.2.118', 'Palaro123', 'newip')
    const phone = { mobileNum: '09181234567', countryDialingCode: '63' }
    await client.value(session.loginSms, phone)
    const verificationCode = client.server.sandbox.inbox.list('639181234567')[0]?.code ?? ''
    await client.call(session.login, { type: 'sms', ...phone, verificationCode: '1' })
    const { token } = await client.value(session.login, { type: 'sms', ...phone, verificationCode })
    const { list } = await history(token ?? '')
    expect(list.map(({ method, outcome }) => `${method} ${outcome}`)).toEqual([
      'sms in',
      'sms wrong',
      'password unproved',
    ])
  })

  test('comes in pages and within its dates', async () => {
    const token = await logIn(agents.computer, '203.0.113.24')
    const begun = client.server.clock.now()
    for (let day = 0; day < 4; day += 1) {
      client.server.clock.advance(3_600_000)
      await logIn(agents.phone, '203.0.113.24')
    }
    const page = await history(token, { pageSize: 2, pageNo: 3 })
    expect(page).toMatchObject({ total: 5, totalPages: 3 })
    expect(page.list).toHaveLength(1)
    expect((await history(token, { from: begun + 3_600_000 })).total).toBe(4)
    for (const [wrong, code] of [
      [{ from: 2, to: 1 }, 'RANGE_INVALID'],
      [{ from: -1 }, 'RANGE_INVALID'],
      [{ from: 0 }, 'RANGE_INVALID'],
      [{ pageNo: 0 }, 'PAGE_INVALID'],
    ] as const)
      expect(await client.call(devices.logins, asked(wrong), { token })).toMatchObject({ code })
  })

  test('named accounts have one of each day they played', () => {
    const full = new TestClient({ history: true })
    const { count } = full.server.db.get<{ count: number }>('SELECT COUNT(*) AS count FROM logins') ?? {}
    full.close()
    expect(count).toBeGreaterThan(50)
  })
})

test.each([
  [agents.computer, { browser: 'Chrome', system: 'Windows', kind: 'computer' }],
  [agents.phone, { browser: 'Safari', system: 'iPhone', kind: 'phone' }],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', { browser: 'Edge' }],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/142.0 Safari/537.36',
    { system: 'Android', kind: 'tablet' },
  ],
  ['curl/8', { browser: null, system: null, kind: 'computer' }],
])('%s is told apart', (agent, facts) => {
  expect(describeAgent(agent)).toMatchObject(facts)
})

test.each([
  ['203.0.113.24', '203.0.113.•••'],
  ['2001:db8:aa::1', '2001:db8:•••'],
  ['', null],
])('the address %j is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
