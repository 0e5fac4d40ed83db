import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer, type Registration } from '#sandbox/entry/testing/test-registration.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { auditLedger } from '../ledger/audit.ts'

const form = newcomer()

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const register = (change: Partial<Registration> = {}, language = 'EN') =>
  client.call(contract.member.register, { ...form, ...change }, { language })

test('a new account is logged in and finds a thousand pesos, as a ledger entry', async () => {
  const { token } = await client.value(contract.member.register, form)
  expect(await client.value(contract.member.info, {}, { token })).toMatchObject({
    account: 'bituin88',
    type: 0,
  })
  expect(await client.balance(token ?? '')).toBe('1000.00')
  expect(await client.value(contract.member.unreadCount, {}, { token })).toEqual({ count: 1 })
  expect(client.server.db.get("SELECT 1 FROM ledger_transactions WHERE kind = 'welcome'")).toBeDefined()
  expect(auditLedger(client.server.db).balanced).toBe(true)
  expect(await client.logIn('BITUIN88', 'Mabuhay8')).toMatch(/^ps_/)
})

test('a taken name is refused in the language of the request, in any case of letters', async () => {
  expect(await register({ username: 'JUAN' })).toMatchObject({
    success: false,
    code: 'USERNAME_TAKEN',
    message: 'This username is taken. Choose another.',
  })
  expect(await register({ username: 'juan' }, 'TY')).toMatchObject({
    message: expect.stringContaining('gumagamit'),
  })
  expect(await register({ username: 'juan' }, 'VI')).toMatchObject({
    message: expect.stringContaining('đã có người dùng'),
  })
  expect(await register({ username: 'juan' }, 'XX')).toMatchObject({
    message: expect.stringContaining('taken'),
  })
})

test.each([
  ['a name that begins with a digit', { username: '8bituin' }, 'FIELD_INVALID'],
  ['a name that is too short', { username: 'abc' }, 'FIELD_INVALID'],
  ['a name that is too long', { username: 'a'.repeat(16) }, 'FIELD_INVALID'],
  ['no name', { username: '' }, 'FIELD_REQUIRED'],
  ['a password without digits', { password: 'mabuhay', confirmPassword: 'mabuhay' }, 'FIELD_INVALID'],
  ['a password that is too short', { password: 'abc12', confirmPassword: 'abc12' }, 'FIELD_INVALID'],
  ['another confirmation', { confirmPassword: 'Mabuhay9' }, 'PASSWORDS_DIFFER'],
  ['a referral code that nobody has', { referralCode: 'NOBODY' }, 'INVALID_REFERRAL_CODE'],
  ['an affiliate code that nobody has', { affiliateCode: 'NOBODY' }, 'INVALID_AFFILIATE_CODE'],
  ['a player’s code as an agent’s', { affiliateCode: 'JUAN' }, 'INVALID_AFFILIATE_CODE'],
])('%s is refused', async (_, change, code) => {
  expect(await register(change)).toMatchObject({ success: false, code })
  expect(client.server.sandbox.members.byUsername('bituin88')).toBeUndefined()
})

test('invitation codes place the account below its agent and name who invited it', async () => {
  await register({ affiliateCode: 'agent2', referralCode: 'JUAN' })
  expect(
    client.server.db.get("SELECT parent_id, referred_by FROM accounts WHERE username = 'bituin88'"),
  ).toEqual({
    parent_id: 12,
    referred_by: 1,
  })
})

test('fields are asked for as the merchant has set them', async () => {
  const { settings } = client.server.sandbox
  settings.change({ email: 'required', payeeName: 'optional' })
  const { fields } = await client.value(contract.system.registerRules, {})
  expect(fields).toMatchObject({
    username: { required: true, minLength: 4, maxLength: 15, patternId: 1 },
    password: { required: true, minLength: 6, maxLength: 20, patternId: 5 },
    email: { enabled: true, required: true },
    payeeName: { enabled: true, required: false },
    line: { enabled: false },
  })
  expect(await register()).toMatchObject({ code: 'FIELD_REQUIRED', message: 'Fill in Email.' })
  expect(await register({ email: 'bituin@example' })).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await register({ email: 'bituin@mail.example' })).toMatchObject({ success: true })
})

test('a captcha is asked for where the merchant wants one', async () => {
  client.server.sandbox.settings.change({ captcha: 'required' })
  const refused = await register({ captcha: '0000' })
  expect(refused).toMatchObject({ code: 'WRONG_CAPTCHA', value: { captcha: expect.any(String) } })
  expect(await register(client.solved())).toMatchObject({ success: true })
})

test('by mobile number: the code from the inbox opens the account, once', async () => {
  const mobile = { mobileNum: '0920 111 2222', countryDialingCode: '63' }
  const call = (verificationCode: string, username = '') =>
    client.call(contract.member.registerMobile, { ...form, ...mobile, username, verificationCode })
  expect(await call('123456')).toMatchObject({ code: 'WRONG_CODE' })
  const sent = await client.value(contract.session.registerSms, {
    countryDialingCode: '63',
    mobileNo: '9201112222',
  })
  expect(sent).toEqual({ expiredMinutes: 1 })
  const [message] = client.server.sandbox.inbox.list('639201112222')
  expect(await call(message?.code ?? '')).toMatchObject({ success: true })
  expect(client.server.sandbox.members.byUsername('m9201112222')).toBeDefined()
})

test('that a number has an account is told to its owner alone', async () => {
  const ask = (mobileNo: string) =>
    client.value(contract.session.registerSms, { countryDialingCode: '63', mobileNo })
  const call = (mobileNum: string, verificationCode: string) =>
    client.call(contract.member.registerMobile, {
      ...form,
      mobileNum,
      countryDialingCode: '63',
      username: '',
      verificationCode,
    })
  const [taken, free] = ['09191234567', '09205556666']
  expect(await ask(taken)).toEqual(await ask(free))
  expect(await call(taken, '000000')).toEqual(await call(free, '000000'))
  const [message] = client.server.sandbox.inbox.list('639191234567')
  expect(message?.body).toContain('already has an account')
  expect(await call(taken, message?.code ?? '')).toMatchObject({ code: 'MOBILE_TAKEN' })
})

test('a way to register that is switched off is refused', async () => {
  client.server.sandbox.settings.change({ usernameEnabled: false, mobileReg: false })
  expect(await register()).toMatchObject({ code: 'REGISTRATION_OFF' })
  const mobile = await client.call(contract.member.registerMobile, { ...form, mobileNum: '09201112222' })
  expect(mobile).toMatchObject({ code: 'REGISTRATION_OFF' })
})
