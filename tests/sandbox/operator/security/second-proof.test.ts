import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { codeProof, passwordProof, setPaymentPassword } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { putDividend } from '../dividends/test-dividend.ts'
import { standingClock } from '../records/test-rounds.ts'

const { contacts, paymentPassword, payout, withdrawals } = contract

const day = 24 * 3_600_000
const pin = '740213'
const number = (mobileNum: string) => ({ kind: 'mobile', mobileNum, countryDialingCode: '63' }) as const
const own = number('0920 555 6666')
const wallet = { bankId: 'maya', number: '09205556666' }
const clock = standingClock('2026-11-21T21:00:00+08:00')

let client: TestClient
beforeEach(() => {
  clock.reset()
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const password = 'Palaro123'

/** What was sent to a number or address, latest first. */
const sentTo = (recipient: string) =>
  client.server.sandbox.inbox.list(recipient).map(({ subject, body }) => ({ subject, body }))
const codeTo = (recipient: string) => client.server.sandbox.inbox.list(recipient)[0]?.code ?? ''
const stateOf = (token: string) => client.value(paymentPassword.state, {}, { token })

const bind = async (token: string, contact: typeof own, proof: object = {}) => {
  await client.call(contacts.newCode, contact, { token })
  const code = codeTo(`63${contact.mobileNum.replaceAll(' ', '').slice(1)}`)
  return client.call(contacts.bind, { ...contact, code, ...proof }, { token })
}
const add = (token: string, account = wallet) =>
  client.call(payout.add, { ...account, holder: 'Ana Santos', paymentPassword: pin }, { token })

/** Logs in and tries to have money paid out, to each account. */
async function withdraw(username: string) {
  const token = await client.logIn(username)
  const { accounts } = await client.value(payout.accounts, { language: 'EN' }, { token })
  const answers = []
  for (const { accountId } of accounts) {
    const check = { paymentPassword: pin, purpose: 'withdraw' } as const
    const proved = await client.call(paymentPassword.check, check, { token })
    const proof = proved.success ? paymentPassword.check.value.parse(proved.value) : { checkToken: 'none' }
    const request = { accountId, amount: '500.00', fee: '0.00', ...proof }
    answers.push(
      await client.call(withdrawals.request, request, { token, key: `k${accountId}${clock.now()}` }),
    )
  }
  return answers
}

/** What a thief tries who has the login password: everything he knows, with codes to his own number alone. */
const thefts = {
  number: (token: string) => bind(token, own, { password }),
  email: async (token: string) => {
    const address = { kind: 'email', email: 'thief@mail.example' } as const
    await client.call(contacts.newCode, address, { token })
    return client.call(contacts.bind, { ...address, code: codeTo('thief@mail.example') }, { token })
  },
  first: async (token: string) => {
    const proof = await passwordProof(client, token, 'paymentPassword')
    return client.call(paymentPassword.set, { paymentPassword: pin, ...proof }, { token })
  },
  forgotten: async (token: string) => {
    const proof = await passwordProof(client, token, 'paymentPassword')
    const verificationCode = codeTo('639205556666')
    return client.call(paymentPassword.reset, { paymentPassword: pin, verificationCode, ...proof }, { token })
  },
  account: (token: string) => add(token),
}
type Theft = keyof typeof thefts

const orders = (left: readonly Theft[]): Theft[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((first) => orders(left.filter((other) => other !== first)).map((rest) => [first, ...rest]))

test.each([
  ['a number', 'juan', false],
  ['a number and a payment password', 'juan', true],
  ['an email alone', 'rico', false],
] as const)(
  '[SEC-06] whoever has name and login password of an account with %s gets nothing out, in whatever order',
  async (_has, username, set) => {
    const { sandbox } = client.server
    let token = await client.logIn(username)
    if (set) await setPaymentPassword(client, token, '862040')
    const before = await client.balance(token)
    const { mobile, email } = sandbox.members.byUsername(username) ?? {}
    for (const order of orders(['number', 'email', 'first', 'forgotten', 'account'])) {
      for (const theft of order) expect(await thefts[theft](token)).toMatchObject({ success: false })
      sandbox.wrongTries.clear({ subject: 'payment 1', place: '' })
      sandbox.db.run('DELETE FROM code_requests')
    }
    clock.advance(3 * day)
    expect(await withdraw(username)).toEqual([])
    token = await client.logIn(username)
    expect(await client.balance(token)).toBe(before)
    expect(sandbox.members.byUsername(username)).toMatchObject({ mobile, email })
  },
)

test('[SEC-06] a changed number is told to the old one, and withdrawals wait a day', async () => {
  const token = await client.logIn('juan')
  await setPaymentPassword(client, token, pin)
  await client.value(payout.add, { ...wallet, paymentPassword: pin }, { token })
  expect((await stateOf(token)).withdrawalsFrom).toBeNull()
  expect(await bind(token, own, { paymentPassword: pin })).toMatchObject({ success: true })
  expect(sentTo('639171234567')[0]).toEqual({
    subject: 'Your mobile number was changed',
    body: 'Your mobile number was changed. Withdrawals wait until 2026-11-22 21:00. If this wasn’t you, change your login password and contact customer service at once.',
  })
  expect(await stateOf(token)).toMatchObject({
    withdrawalsFrom: clock.now() + day,
    proofs: [{ way: 'paymentPassword' }, { way: 'mobile', to: '0920 ••• ••66' }],
  })
  expect(await withdraw('juan')).toMatchObject([
    { code: 'WITHDRAWALS_WAIT', message: expect.stringContaining('2026-11-22 21:00') },
  ])
  const transfer = { to: 'upline', amount: '100.00', remark: '', checkToken: 'none' } as const
  expect(await client.call(contract.transfers.send, transfer, { token, key: 't' })).toMatchObject({
    code: 'WITHDRAWALS_WAIT',
  })
  clock.advance(day - 1)
  expect(await withdraw('juan')).toMatchObject([{ code: 'WITHDRAWALS_WAIT' }])
  clock.advance(1)
  expect(await withdraw('juan')).toMatchObject([{ success: true }])
})

test('[SEC-06] nor does an agent’s money go to a downline as a dividend on that day', async () => {
  const token = await client.logIn('agent1')
  await setPaymentPassword(client, token, pin)
  const dividend = { dividendId: putDividend(client, { state: 'requested' }), checkToken: 'none' }
  const pay = async () => {
    const options = { token: await client.logIn('agent1'), key: `pay${clock.now()}` }
    return client.call(contract.agentDividends.pay, dividend, options)
  }
  expect(await pay()).toMatchObject({ code: 'WITHDRAWALS_WAIT' })
  clock.advance(day)
  expect(await pay()).toMatchObject({ code: 'CHECK_REQUIRED' })
})

test.each(['change', 'forgotten'] as const)(
  '[SEC-06] withdrawals wait a day after the payment password was replaced (%s), and the number is told',
  async (way) => {
    const token = await client.logIn('juan')
    await setPaymentPassword(client, token, '862040')
    await client.value(payout.add, { ...wallet, paymentPassword: '862040' }, { token })
    if (way === 'change')
      await client.value(
        paymentPassword.change,
        { oldPaymentPassword: '862040', paymentPassword: pin },
        { token },
      )
    else {
      await client.value(paymentPassword.sendCode, {}, { token })
      const proof = await passwordProof(client, token, 'paymentPassword')
      const reset = { paymentPassword: pin, verificationCode: codeTo('639171234567'), ...proof }
      await client.value(paymentPassword.reset, reset, { token })
    }
    expect(sentTo('639171234567')[0]?.subject).toBe('Your payment password was changed')
    expect(await withdraw('juan')).toMatchObject([{ code: 'WITHDRAWALS_WAIT' }])
    clock.advance(day)
    expect(await withdraw('juan')).toMatchObject([{ success: true }])
  },
)

test('[SEC-06] a payout account added beside another waits a day by itself; the first one doesn’t', async () => {
  const token = await client.logIn('juan')
  await setPaymentPassword(client, token, pin)
  await client.value(payout.add, { ...wallet, paymentPassword: pin }, { token })
  await client.value(payout.add, { bankId: 'gcash', number: '09205556666', paymentPassword: pin }, { token })
  expect(sentTo('639171234567')[0]?.subject).toBe('GCash 0920 ••• ••66 was added for withdrawals')
  const { accounts } = await client.value(payout.accounts, { language: 'EN' }, { token })
  expect(accounts.map(({ usableFrom }) => usableFrom)).toEqual([null, clock.now() + day])
  expect(await withdraw('juan')).toMatchObject([{ success: true }, { code: 'WITHDRAWALS_WAIT' }])
  // Nor when the first one is removed, so that it would be the only one.
  clock.advance(day - 1)
  expect((await withdraw('juan'))[1]).toMatchObject({ code: 'WITHDRAWALS_WAIT' })
  clock.advance(1)
  expect((await withdraw('juan'))[1]).toMatchObject({ success: true })
})

test('[SEC-06] a first payment password by an email’s code alone waits, and the email is told', async () => {
  const token = await client.logIn('rico')
  await setPaymentPassword(client, token, pin)
  expect(sentTo('rico@mail.example')[0]).toMatchObject({ subject: 'A payment password was set' })
  await client.value(payout.add, { ...wallet, paymentPassword: pin }, { token })
  expect(await withdraw('rico')).toMatchObject([{ code: 'WITHDRAWALS_WAIT' }])
})

test('[SEC-06] an account with nothing bound sets up freely: at once while it is new, later with the wait', async () => {
  const open = (name: string) =>
    client.value(contract.member.register, { ...newcomer(name), password, confirmPassword: password })
  const { members, ledger } = client.server.sandbox
  for (const name of ['bagong1', 'bagong2']) {
    await open(name)
    // The welcome credit has to be bet first.
    ledger.move('adjustment', name, clock.now(), members.byUsername(name)?.id ?? 0, 500_00)
  }
  const fresh = await client.logIn('bagong1')
  expect(await codeProof(client, fresh)).toEqual({})
  await setPaymentPassword(client, fresh, pin)
  await add(fresh)
  expect(await withdraw('bagong1')).toMatchObject([{ success: true }])
  clock.advance(day)
  const older = await client.logIn('bagong2')
  await setPaymentPassword(client, older, pin)
  expect(await add(older, { ...wallet, bankId: 'gcash' })).toMatchObject({ success: true })
  expect(await withdraw('bagong2')).toMatchObject([{ code: 'WITHDRAWALS_WAIT' }])
})
