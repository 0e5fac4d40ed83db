import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { addressProof } from '#shared/contract/endpoints/session.ts'
import { makeWorkProof } from '#shared/crypto/work-proof.ts'
import type { CodePurpose } from './code-purpose.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const change = (values: object) => client.server.sandbox.settings.change(values)
const sentTo = (mobile: string) => client.server.sandbox.inbox.list(mobile)
const known = { mobileNum: '0919 123 4567', countryDialingCode: '63' }
const unknown = { mobileNum: '09995550000', countryDialingCode: '63' }

/** For each call that sends a code: its name, the purpose, the recipient and the call. */
const senders: [string, CodePurpose, string, (botToken?: string) => ReturnType<TestClient['call']>][] = [
  ['a login', 'login', '639191234567', (botToken) => call({ ...known, ...(botToken && { botToken }) })],
  [
    'a forgotten password',
    'password',
    '639191234567',
    (botToken) => call({ ...known, purpose: 'password', ...(botToken && { botToken }) }),
  ],
  [
    'a registration by mobile',
    'register',
    '639201112222',
    (botToken) =>
      client.call(contract.session.registerSms, {
        countryDialingCode: '63',
        mobileNo: '9201112222',
        ...(botToken && { botToken }),
      }),
  ],
  [
    'a registration by username',
    'register',
    '639201112222',
    (botToken) =>
      client.call(contract.session.registerSms, {
        data: { countryDialingCode: '63', mobileNum: '9201112222' },
        ...(botToken && { botToken }),
      }),
  ],
  [
    'a login from a new address',
    'address',
    '639181234567',
    async (botToken) => {
      const login = { type: 'username', username: 'newip', password: 'Palaro123' } as const
      const refused = await client.call(contract.session.login, {
        ...login,
        botToken: await makeWorkProof('login'),
      })
      const { ticket } = addressProof.parse(refused.value)
      return client.call(contract.session.verifySms, { ticket, ...(botToken && { botToken }) })
    },
  ],
]

function call(input: object) {
  return client.call(contract.session.loginSms, { ...known, ...input })
}

describe.each(senders)('[SMS-04] the code of %s', (_, purpose, mobile, send) => {
  test('goes to the number, and says how long to wait', async () => {
    expect(await send()).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
    expect(sentTo(mobile)).toMatchObject([
      { channel: 'sms', purpose, code: expect.stringMatching(/^\d{6}$/) },
    ])
  })
  test.each(['1', '2', '5'])('[SMS-01] waits %s minutes where the merchant says so', async (minutes) => {
    change({ smsMinutes: minutes })
    expect(await send()).toMatchObject({ value: { expiredMinutes: Number(minutes) } })
  })
  test('[SMS-03] is refused with a message while the SMS provider is down', async () => {
    change({ smsFails: true })
    expect(await send()).toMatchObject({
      success: false,
      code: 'SMS_FAILED',
      message: expect.stringContaining('SMS'),
    })
    expect(sentTo(mobile)).toEqual([])
  })
  test('[SMS-02] needs the bot check where the merchant asks for one', async () => {
    change({ botCheck: true })
    expect(await send()).toMatchObject({ code: 'BOT_CHECK_FAILED' })
    expect(await send(await makeWorkProof('sms'))).toMatchObject({ success: true })
  })
  test('goes out five times in an hour, no more', async () => {
    for (let sent = 0; sent < 5; sent++) expect(await send()).toMatchObject({ success: true })
    client.server.clock.advance(59 * 60_000)
    expect(await send()).toMatchObject({ code: 'TOO_MANY_CODES', value: { minutes: 1 } })
    client.server.clock.advance(60_000)
    expect(await send()).toMatchObject({ success: true })
  })
})

test('a number that nobody has is answered like one that somebody has, and gets no SMS', async () => {
  for (const purpose of ['login', 'password'] as const) {
    const [toSomebody, toNobody] = [await call({ purpose }), await call({ ...unknown, purpose })]
    expect(toNobody).toEqual(toSomebody)
  }
  expect(sentTo('639995550000')).toEqual([])
  for (let asked = 0; asked < 3; asked++) await call(unknown)
  expect(await call(unknown)).toMatchObject({ code: 'TOO_MANY_CODES' })
})

const closed: [object, object, string][] = [
  [{ MOBILEVERCODELOGIN3: false }, { purpose: 'login' }, 'LOGIN_METHOD_OFF'],
  [{ showVerCodeLogin: false }, {}, 'LOGIN_METHOD_OFF'],
  [{ CHNGPASSVERIF3: false }, { purpose: 'password' }, 'METHOD_OFF'],
]
test.each(closed)('[BOOT-06] with %j a code asked for with %j is refused', async (values, input, code) => {
  expect(await call(input)).toMatchObject({ success: true })
  change(values)
  expect(await call(input)).toMatchObject({ code })
})

test.each([{ smsEnabled: false }, { mobileReg: false }])(
  '[BOOT-06] with %j no code opens a mobile registration',
  async (values) => {
    change(values)
    const input = { countryDialingCode: '63', mobileNo: '9201112222' }
    expect(await client.call(contract.session.registerSms, input)).toMatchObject({ code: 'REGISTRATION_OFF' })
  },
)

test.each(['', 'abc', '1', '0917123456789012345', '<script>', '639'])(
  '%j is no mobile number',
  async (mobileNum) => {
    expect(await call({ mobileNum })).toMatchObject({ code: 'INVALID_MOBILE' })
  },
)

test('a code is good for its purpose alone, once, for a while, and for five tries', async () => {
  const { codes } = client.server.sandbox
  const mobile = '639191234567'
  const fresh = async () => {
    await call({})
    return sentTo(mobile)[0]?.code ?? ''
  }
  const first = await fresh()
  expect(codes.redeem('password', mobile, first)).toBe(false)
  expect(codes.redeem('login', mobile, ` ${first} `)).toBe(true)
  expect(codes.redeem('login', mobile, first)).toBe(false)

  const old = await fresh()
  client.server.clock.advance(5 * 60_000)
  expect(codes.redeem('login', mobile, old)).toBe(false)

  const guessed = await fresh()
  for (let tries = 0; tries < 4; tries++) codes.redeem('login', mobile, '000000')
  expect(codes.redeem('login', mobile, guessed)).toBe(true)
  const overguessed = await fresh()
  for (let tries = 0; tries < 5; tries++) codes.redeem('login', mobile, '000000')
  expect(codes.redeem('login', mobile, overguessed)).toBe(false)
})

test('[AUTH-02] with the code from the inbox the account is entered', async () => {
  await call({})
  const verificationCode = sentTo('639191234567')[0]?.code ?? ''
  const enter = (code: string) =>
    client.call(contract.session.login, { type: 'sms', ...known, verificationCode: code })
  expect(await enter('000000')).toMatchObject({ code: 'WRONG_CODE' })
  expect(await enter(verificationCode)).toMatchObject({ success: true })
})
