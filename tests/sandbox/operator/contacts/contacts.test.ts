import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { codeProof } from '#sandbox/entry/testing/test-steps.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { pin, setPin } from '../withdrawals/test-teller.ts'

const { contacts } = contract

let client: TestClient
let token: string
beforeAll(() => {
  client = new TestClient()
})
beforeEach(async () => {
  client.server.sandbox.reset({ data: true })
  token = await client.logIn('juan')
})
afterAll(() => client.close())

const mobile = { kind: 'mobile', mobileNum: '09205556666', countryDialingCode: '63' } as const
const email = { kind: 'email', email: 'Bago@Mail.Example' } as const
const bound = () => client.value(contacts.bound, {}, { token })
const sendNew = (target: InputOf<typeof contacts.newCode>) => client.call(contacts.newCode, target, { token })
const bind = (input: InputOf<typeof contacts.bind>) => client.call(contacts.bind, input, { token })
const proof = (of = token) => codeProof(client, of)
const latestTo = (recipient: string) => client.server.sandbox.inbox.list(recipient)[0]
const codeTo = (recipient: string) => latestTo(recipient)?.code ?? ''

describe('[MBR-03] bound mobile number and email', () => {
  test('are shown masked', async () => {
    expect(await bound()).toMatchObject({ mobile: '0917 ••• ••67', email: 'j•••@mail.example' })
    token = await client.logIn('rico')
    expect((await bound()).mobile).toBeNull()
  })

  test('a first number needs the code sent to it and one to the email; its login then works with it', async () => {
    token = await client.logIn('rico')
    expect(await sendNew(mobile)).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
    expect(await bind({ ...mobile, code: '000000' })).toMatchObject({ code: 'WRONG_CODE' })
    const code = codeTo('639205556666')
    expect(await bind({ ...mobile, code })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await bind({ ...mobile, code, ...(await proof()) })).toMatchObject({
      value: { mobile: '0920 ••• ••66' },
    })
    // Again, after a lost answer.
    expect(await bind({ ...mobile, code })).toMatchObject({ success: true })
    expect(client.server.sandbox.members.byMobile('639205556666')?.username).toBe('rico')
  })

  test('[SEC-06] changing one also needs a code sent to the old number; the login password is none', async () => {
    await sendNew(mobile)
    const code = codeTo('639205556666')
    expect(await bind({ ...mobile, code })).toMatchObject({ code: 'PROOF_REQUIRED' })
    const withPassword = { ...mobile, code, password: 'Palaro123' }
    expect(await bind(withPassword)).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await bind({ ...mobile, code, boundCode: '123456' })).toMatchObject({ code: 'WRONG_BOUND_CODE' })
    expect((await bound()).mobile).toBe('0917 ••• ••67')
    // The new code is still good.
    expect(await bind({ ...mobile, code, ...(await proof()) })).toMatchObject({ success: true })
    expect((await bound()).mobile).toBe('0920 ••• ••66')
  })

  test('an email with a code to it and one to the number; each code works once and only for its purpose', async () => {
    await sendNew(email)
    await client.value(contacts.boundCode, { kind: 'mobile' }, { token })
    const [code, boundCode] = [codeTo('bago@mail.example'), codeTo('639171234567')]
    expect(latestTo('bago@mail.example')).toMatchObject({ channel: 'email', purpose: 'bind' })
    expect(await bind({ ...email, code: boundCode, boundCode: code })).toMatchObject({ code: 'WRONG_CODE' })
    expect(await bind({ ...email, code, boundCode })).toMatchObject({ value: { email: 'b•••@mail.example' } })
    expect(client.server.sandbox.members.byUsername('juan')?.email).toBe('bago@mail.example')
  })

  test('one of another account is refused, but only to somebody who has proved it; and nothing says whose', async () => {
    const taken = { kind: 'mobile', mobileNum: '09191234567', countryDialingCode: '63' } as const
    const answers = [await sendNew(taken), await sendNew(mobile)]
    expect(answers[0]).toEqual(answers[1])
    expect(latestTo('639191234567')?.body).toMatch(/already belongs/)
    const refusal = await bind({ ...taken, code: codeTo('639191234567'), ...(await proof()) })
    expect(refusal).toMatchObject({ code: 'CONTACT_TAKEN' })
    expect(JSON.stringify(refusal)).not.toMatch(/sms|0919/i)
    const mail = { kind: 'email', email: 'RICO@mail.example' } as const
    await sendNew(mail)
    const taking = { ...mail, code: codeTo('rico@mail.example'), ...(await proof()) }
    expect(await bind(taking)).toMatchObject({ code: 'CONTACT_TAKEN' })
  })

  test.each([
    [{ kind: 'mobile', mobileNum: '123' }, 'INVALID_MOBILE'],
    [{ kind: 'mobile' }, 'INVALID_MOBILE'],
    [{ kind: 'email', email: 'nobody' }, 'EMAIL_INVALID'],
    [{ kind: 'email' }, 'EMAIL_INVALID'],
    [{ kind: 'mobile', mobileNum: '0917 123 4567' }, 'CONTACT_UNCHANGED'],
    [{ kind: 'email', email: 'JUAN@mail.example' }, 'CONTACT_UNCHANGED'],
  ] as const)('%j gets no code: %s', async (target, code) => {
    expect(await sendNew(target)).toMatchObject({ code })
  })

  test('wrong payment passwords are counted, and a code ends with its time', async () => {
    await setPin(client, token)
    await sendNew(mobile)
    const code = codeTo('639205556666')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await bind({ ...mobile, code, paymentPassword: '000001' })).toMatchObject({ success: false })
    const right = { ...mobile, code, paymentPassword: pin }
    expect(await bind(right)).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED' })
    client.server.clock.advance(31 * 60_000)
    expect(await bind(right)).toMatchObject({ code: 'WRONG_CODE' })
  })

  test('a bound number that was changed frees the old one, and a reset gives it back', async () => {
    await sendNew(mobile)
    await bind({ ...mobile, code: codeTo('639205556666'), ...(await proof()) })
    const rico = await client.logIn('rico')
    const old = { kind: 'mobile', mobileNum: '09171234567', countryDialingCode: '63' } as const
    await client.value(contacts.newCode, old, { token: rico })
    await client.value(
      contacts.bind,
      { ...old, code: codeTo('639171234567'), ...(await proof(rico)) },
      { token: rico },
    )
    client.server.sandbox.reset()
    expect(client.server.sandbox.members.byMobile('639171234567')?.username).toBe('juan')
  })

  test('a demo account binds nothing', async () => {
    token = await client.logIn('demo')
    expect(await sendNew(mobile)).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
    expect(await bind({ ...mobile, code: '1' })).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  })
})
