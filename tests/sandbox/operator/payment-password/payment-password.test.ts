import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { PaymentPurpose } from '#shared/contract/endpoints/second-proof.ts'
import { standingClock } from '../records/test-rounds.ts'
import { pin, setPin, start } from '../withdrawals/test-teller.ts'

const { paymentPassword: calls } = contract
const minute = 60_000

let clock: ReturnType<typeof standingClock>
let client: TestClient
let token: string
beforeEach(async () => {
  clock = standingClock(start)
  client = new TestClient({ clock })
  token = await client.logIn('juan')
})
afterEach(() => client.close())

const proof = async (password = 'Palaro123', of = token) =>
  client.call(contract.member.passwordCheck, { password, purpose: 'paymentPassword' }, { token: of })
const checkToken = async () => contract.member.passwordCheck.value.parse((await proof()).value).checkToken
const state = () => client.value(calls.state, {}, { token })
const check = (paymentPassword: string, as = token, purpose: PaymentPurpose = 'withdraw') =>
  client.call(calls.check, { paymentPassword, purpose }, { token: as })

test('[MBR-03] the first one is set once, by the login password and a code to the number', async () => {
  expect(await state()).toEqual({
    set: false,
    triesLeft: 5,
    lockedUntil: null,
    mobile: '0917 ••• ••67',
    proofs: [{ way: 'mobile', to: '0917 ••• ••67' }],
    withdrawalsFrom: null,
  })
  expect(await check(pin)).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' })
  const input = { paymentPassword: pin, checkToken: 'pc_none' }
  expect(await client.call(calls.set, input, { token })).toMatchObject({ code: 'CHECK_REQUIRED' })
  await setPin(client, token)
  expect(await check(pin)).toMatchObject({ success: true })
  const again = { paymentPassword: '862040', checkToken: await checkToken() }
  expect(await client.call(calls.set, again, { token })).toMatchObject({ code: 'PAYMENT_PASSWORD_SET' })
  expect(await check('862040')).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' })
})

test.each(['', '12345', '1234567', '111111', '123456', '987654', '12 456', '١٢٣٤٥٦', 'abcdef'])(
  '[MBR-03] "%s" is not taken',
  async (paymentPassword) => {
    const input = { paymentPassword, checkToken: await checkToken() }
    expect(await client.call(calls.set, input, { token })).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
    expect(await state()).toMatchObject({ set: false })
  },
)

test('[MBR-03] a change needs the old one, and another new one', async () => {
  await setPin(client, token)
  const change = (oldPaymentPassword: string, paymentPassword: string) =>
    client.call(calls.change, { oldPaymentPassword, paymentPassword }, { token })
  expect(await change('000001', '862040')).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' })
  expect(await change(pin, pin)).toMatchObject({ code: 'PAYMENT_PASSWORD_SAME' })
  expect(await change(pin, '222222')).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
  expect(await change(pin, '862040')).toMatchObject({ success: true })
  expect(await check(pin)).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' })
  expect(await check('862040')).toMatchObject({ success: true })
})

test('[MBR-06, SEC-06] five wrong ones in a row lock it for half an hour, in every session and whatever they were for', async () => {
  await setPin(client, token)
  const other = await client.logIn('juan')
  const purposes = ['transfer', 'dividend', 'withdraw', 'transfer'] as const
  for (const [index, purpose] of purposes.entries()) {
    const left = 4 - index
    expect(await check('000001', left % 2 ? other : token, purpose)).toMatchObject({
      code: 'WRONG_PAYMENT_PASSWORD',
      value: { triesLeft: left },
    })
  }
  expect(await state()).toMatchObject({ triesLeft: 1, lockedUntil: null })
  const until = clock.now() + 30 * minute
  expect(await check('000001')).toMatchObject({
    code: 'PAYMENT_PASSWORD_LOCKED',
    value: { lockedUntil: until },
    message: expect.stringContaining('30 minutes'),
  })
  expect(await check(pin, other, 'transfer')).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED' })
  expect(await state()).toMatchObject({ triesLeft: 0, lockedUntil: until })
  clock.advance(30 * minute)
  expect(await check(pin)).toMatchObject({ success: true })
  expect(await state()).toMatchObject({ triesLeft: 5, lockedUntil: null })
})

test('[MBR-03] a right one ends the count', async () => {
  await setPin(client, token)
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await check('000001')
    expect(await check(pin)).toMatchObject({ success: true })
  }
})

test('[MBR-03] a forgotten one is replaced only by login password and code together', async () => {
  await setPin(client, token)
  await client.value(calls.sendCode, {}, { token })
  const { code } = client.server.sandbox.inbox.list('639171234567')[0] ?? {}
  const reset = (verificationCode: string, proved: string) =>
    client.call(calls.reset, { paymentPassword: '862040', checkToken: proved, verificationCode }, { token })
  expect(await reset(code ?? '', 'pc_none')).toMatchObject({ code: 'CHECK_REQUIRED' })
  expect(await reset('000000', await checkToken())).toMatchObject({ code: 'WRONG_CODE' })
  for (let tries = 0; tries < 5; tries += 1) await check('000001')
  expect(await reset(code ?? '', await checkToken())).toMatchObject({ success: true })
  // The lock is over, because both proofs were given.
  expect(await check('862040')).toMatchObject({ success: true })
  expect(await reset(code ?? '', await checkToken())).toMatchObject({ code: 'WRONG_CODE' })
})

test('[MBR-03] an account without a mobile number is told so', async () => {
  token = await client.logIn('rico')
  await setPin(client, token)
  expect(await state()).toMatchObject({ mobile: null })
  expect(await client.call(calls.sendCode, {}, { token })).toMatchObject({ code: 'MOBILE_NOT_BOUND' })
})

test('[MBR-03] one from the registration is the one that counts', async () => {
  client.server.sandbox.settings.change({ paymentPassword: 'required' })
  const user = newcomer('bagong')
  const { token: fresh = '' } = await client.value(contract.member.register, {
    ...user,
    paymentPassword: pin,
  })
  expect(await client.value(calls.state, {}, { token: fresh })).toMatchObject({ set: true })
  expect(await check(pin, fresh)).toMatchObject({ success: true })
})

test('[GRD-02] a demo account has none', async () => {
  const { token: demo = '' } = await client.value(contract.session.freePlay, {
    os: 'linux',
    platform: 'W',
    random: 'x',
    gatewayVersion: 3,
  })
  expect(await check(pin, demo)).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  expect(await proof('Palaro123', demo)).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
})

test('[MBR-03] a proof holds for its purpose only, once, in its session', async () => {
  await setPin(client, token)
  const { checkToken: login } = contract.member.passwordCheck.value.parse((await proof()).value)
  const { checkTokens, sessions } = client.server.sandbox
  const hash = sessions.find(token)?.hash ?? ''
  expect(checkTokens.redeem(login, hash, 'withdraw')).toBe(false)
  const paid = calls.check.value.parse((await check(pin)).value).checkToken
  expect(checkTokens.redeem(paid, 'another session', 'withdraw')).toBe(false)
})
