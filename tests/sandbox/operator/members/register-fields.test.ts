import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer, type Registration } from '#sandbox/entry/testing/test-registration.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { readRule } from '#shared/domain/patterns.ts'

const form = newcomer()
const mobile = { mobileNum: '9201112222', countryDialingCode: '63' }

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const change = (values: object) => client.server.sandbox.settings.change(values)
const register = (input: Partial<Registration> = {}) =>
  client.call(contract.member.register, { ...form, ...input })
const registerMobile = (input: Partial<Registration> = {}) =>
  client.call(contract.member.registerMobile, { ...form, ...mobile, ...input })
const code = () => client.server.sandbox.inbox.list('639201112222')[0]?.code ?? ''

/** For each field, a value that its rule accepts and one that it rejects. */
const samples = [
  ['email', 'bituin@mail.example', 'bituin@mail'],
  ['payeeName', 'Bituin Cruz', 'Bituin 8'],
  ['paymentPassword', '135790', '13579a'],
  ['idNumber', 'A1234567', 'A-123'],
  ['qqNum', '12345678', 'abc'],
  ['line', 'bituin.88', 'bituin 88'],
  ['whatsapp', '+63 920 111 2222', 'x'.repeat(41)],
  ['facebook', 'facebook/bituin', 'x'.repeat(61)],
  ['wechat', 'bituin_88', 'bituin 88'],
  ['recommenderId', 'JUAN', 'JU-AN'],
  ['affiliateCode', 'AGENT2', 'AG ENT'],
] as const

describe.each(samples)('[REG-02] the field %s', (name, good, bad) => {
  test('is asked for, checked by its rule, and kept', async () => {
    change({ [name]: 'required' })
    expect(await register()).toMatchObject({ code: 'FIELD_REQUIRED', value: { field: name } })
    expect(await register({ [name]: bad })).toMatchObject({ code: 'FIELD_INVALID', value: { field: name } })
    expect(await register({ [name]: ` ${good} ` })).toMatchObject({ success: true })
  })
  test('may be left empty where it is optional, and is still checked', async () => {
    change({ [name]: 'optional' })
    expect(await register({ [name]: bad })).toMatchObject({ code: 'FIELD_INVALID' })
    expect(await register()).toMatchObject({ success: true })
  })
})

test('what was typed is kept, the payment password as a hash, and what was not asked for is not', async () => {
  change({ email: 'optional', line: 'optional', paymentPassword: 'required' })
  await register({
    email: 'bituin@mail.example',
    line: 'bituin.88',
    wechat: 'not asked',
    paymentPassword: '135790',
  })
  const row = client.server.db.get<Record<string, string>>(
    "SELECT email, contacts, payment_password FROM accounts WHERE username = 'bituin88'",
  )
  expect(row).toMatchObject({ email: 'bituin@mail.example', contacts: '{"line":"bituin.88"}' })
  expect(row?.payment_password).toMatch(/^[\w-]+:[\w-]+$/)
})

describe('[REG-02] with a number, by username', () => {
  beforeEach(() => change({ mobileNum: 'optional' }))

  test('its code is asked for where SMS is on', async () => {
    expect(await register(mobile)).toMatchObject({
      code: 'FIELD_REQUIRED',
      value: { field: 'verificationCode' },
    })
    expect(await register({ ...mobile, verificationCode: '12a456' })).toMatchObject({ code: 'FIELD_INVALID' })
    expect(await register({ ...mobile, verificationCode: '000000' })).toMatchObject({ code: 'WRONG_CODE' })
    await client.value(contract.session.registerSms, { data: mobile })
    expect(await register({ ...mobile, verificationCode: code() })).toMatchObject({ success: true })
  })
  test('not where SMS is off', async () => {
    change({ smsEnabled: false })
    expect(await register(mobile)).toMatchObject({ success: true })
  })
  test('not without a number, nor where none is asked for', async () => {
    expect(await register()).toMatchObject({ success: true })
    change({ mobileNum: 'off' })
    expect(await register({ ...mobile, username: 'another88' })).toMatchObject({ success: true })
    const kept = client.server.sandbox.members.byUsername('another88')
    expect(kept?.mobile).toBeNull()
  })
  test('a code is not lost to a name that was taken', async () => {
    await client.value(contract.session.registerSms, { data: mobile })
    const input = { ...mobile, verificationCode: code() }
    expect(await register({ ...input, username: 'juan' })).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await register(input)).toMatchObject({ success: true })
  })
})

describe('[REG-12] a number proved by the phone-auth provider', () => {
  const firebaseToken = 'sandbox-phone:+639201112222'
  test.each([registerMobile, register])('needs no code', async (open) => {
    change({ phoneAuth: 'firebase', mobileNum: 'optional' })
    expect(await open({ ...mobile, firebaseToken })).toMatchObject({ success: true })
  })
  test.each(['sandbox-phone:+639209999999', 'sandbox-phone:', 'eyJhbGciOi', ''])(
    'but not by %j',
    async (token) => {
      change({ phoneAuth: 'firebase' })
      expect(await registerMobile({ firebaseToken: token })).toMatchObject({ code: 'WRONG_CODE' })
    },
  )
  test('means nothing where the sandbox sends the codes itself', async () => {
    expect(await registerMobile({ firebaseToken })).toMatchObject({ code: 'FIELD_REQUIRED' })
    expect(await registerMobile({ firebaseToken, verificationCode: '000000' })).toMatchObject({
      code: 'WRONG_CODE',
    })
  })
})

test('[REG-13] whoever must try again gets another captcha with the refusal', async () => {
  change({ captcha: 'required' })
  await client.value(contract.system.captcha, {})
  expect(await register({ username: 'juan', ...client.solved() })).toMatchObject({
    code: 'USERNAME_TAKEN',
    value: { captcha: expect.any(String), captchaId: expect.any(String) },
  })
  expect(await register(client.solved())).toMatchObject({ success: true })
})

describe('rules that make no sense', () => {
  beforeEach(() => change({ brokenRules: true, email: 'required', payeeName: 'required', line: 'optional' }))

  test('are sent as they are, of each sort', async () => {
    const { fields } = await client.value(contract.system.registerRules, {})
    const flaws = Object.entries(fields).map(([name, rule]) => [name, readRule(rule).flaws])
    expect(Object.fromEntries(flaws)).toMatchObject({
      username: ['unknownPattern'],
      password: ['minAboveMax'],
      email: ['invalidExpression'],
      payeeName: ['unknownPattern'],
      line: ['invalidExpression'],
      referralCode: ['minAboveMax'],
      qqNum: [],
    })
  })
  test('keep nobody out: what is required must be there, and that is all', async () => {
    expect(await register({ email: '' })).toMatchObject({ code: 'FIELD_REQUIRED' })
    const odd = { username: 'ñ 88', password: '1 2', confirmPassword: '1 2' }
    expect(await register({ ...odd, email: 'no address', payeeName: '7', line: 'a b' })).toMatchObject({
      success: true,
    })
  })
})

test.each([
  ['AGENT2', true],
  ['agent2', true],
  [' agent42 ', true],
  ['JUAN', false],
  ['NOBODY', false],
  ['', false],
  ["' OR '1'='1", false],
])('[REG-06] the affiliate code %j is valid: %s', async (affiliateCode, valid) => {
  const input = { code: affiliateCode, domain: '127.0.0.1' }
  expect(await client.value(contract.member.affiliate, input)).toEqual({ valid })
})
