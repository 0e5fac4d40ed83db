import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const { member, session } = contract
const change = (values: object) => client.server.sandbox.settings.change(values)
const logIn = (username: string, password: string) =>
  client.call(session.login, { type: 'username', username, password })
const alive = async (token: string) => (await client.send(member.info, {}, { token })).status === 200
const newest = (recipient: string) => client.server.sandbox.inbox.list(recipient)[0]?.code ?? ''

describe('[FGT-02] forgotten, by email', () => {
  const forgot = (username = 'juan', email = 'juan@mail.example') =>
    client.call(member.forgotByEmail, { username, email })

  test('a new password goes to the bound address, works, and wants to be changed', async () => {
    expect(await forgot(' JUAN ', 'Juan@Mail.example')).toMatchObject({ success: true })
    const password = newest('juan@mail.example')
    expect(password).toMatch(/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{12}$/)
    expect(await logIn('juan', password)).toMatchObject({ success: true, value: { passwordExpired: true } })
    expect(await logIn('juan', password)).toMatchObject({ success: true, value: { passwordExpired: true } })
  })

  test('until it is used the old one works and nobody is logged out; from then on neither is so', async () => {
    const before = await client.logIn('juan')
    await forgot()
    const password = newest('juan@mail.example')
    expect(await alive(before)).toBe(true)
    expect(await logIn('juan', 'Palaro123')).toMatchObject({
      success: true,
      value: { passwordExpired: false },
    })
    expect(await logIn('juan', password)).toMatchObject({ success: true })
    expect(await alive(before)).toBe(false)
    expect(await logIn('juan', 'Palaro123')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test('the mail says who asked and that nothing has changed, and another one says when it has', async () => {
    await client.call(
      member.forgotByEmail,
      { username: 'juan', email: 'juan@mail.example' },
      { visitor: '203.0.113.7' },
    )
    const [sent] = client.server.sandbox.inbox.list('juan@mail.example')
    expect(sent?.body).toMatch(/203\.0\.113\.7 .*do nothing: your password stays as it is/)
    await logIn('juan', sent?.code ?? '')
    expect(client.server.sandbox.inbox.list('juan@mail.example')[0]?.body).toMatch(
      /Your old password no longer works/,
    )
  })

  test('it is good for an hour, the latest alone, and not after the password was changed', async () => {
    await forgot()
    const first = newest('juan@mail.example')
    await forgot()
    expect(await logIn('juan', first)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    client.server.clock.advance(60 * 60_000)
    expect(await logIn('juan', newest('juan@mail.example'))).toMatchObject({ code: 'WRONG_CREDENTIALS' })

    await forgot()
    const token = await client.logIn('juan')
    const proof = { password: 'Palaro123', purpose: 'password' } as const
    const { checkToken } = await client.value(member.passwordCheck, proof, { token })
    const passwords = { oldPassword: 'Palaro123', newPassword: 'Mabuhay8', confirmNewPassword: 'Mabuhay8' }
    await client.value(member.changePassword, { ...passwords, checkToken }, { token })
    expect(await logIn('juan', newest('juan@mail.example'))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test.each([
    ['juan', 'rico@mail.example'],
    ['nobody77', 'juan@mail.example'],
    ['demo', 'demo@mail.example'],
    ['', ''],
    ["juan' --", 'juan@mail.example'],
  ])('the pair %j and %j is refused, in the same words, and nothing is sent', async (username, email) => {
    expect(await forgot(username, email)).toMatchObject({ success: false, code: 'WRONG_PAIR' })
    expect(client.server.sandbox.inbox.list()).toEqual([])
  })

  test('not where the merchant has it off', async () => {
    change({ CHNGPASSMAIL3: false })
    expect(await forgot()).toMatchObject({ code: 'METHOD_OFF' })
  })

  test('not more than five times an hour', async () => {
    for (let sent = 0; sent < 5; sent++) await forgot()
    expect(await forgot()).toMatchObject({ code: 'TOO_MANY_CODES' })
  })
})

describe('[FGT-01] forgotten, by phone', () => {
  const number = { mobileNum: '0919 123 4567', countryDialingCode: '63' }
  const sendCode = async () => {
    await client.value(session.loginSms, { ...number, purpose: 'password' })
    return newest('639191234567')
  }
  const reset = (input: Partial<InputOf<typeof member.resetByPhone>>) =>
    client.call(member.resetByPhone, {
      ...number,
      newPassword: 'Mabuhay8',
      verificationCode: '000000',
      ...input,
    })

  test('the code sets the new password, ends other sessions and begins one', async () => {
    const before = await client.logIn('sms')
    const answer = await reset({ verificationCode: await sendCode() })
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } })
    expect(await alive(before)).toBe(false)
    expect(await logIn('sms', 'Palaro123')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await logIn('sms', 'Mabuhay8')).toMatchObject({ success: true })
  })

  test('the code works once, and a login code does not work', async () => {
    const verificationCode = await sendCode()
    await client.value(session.loginSms, number)
    const forLogin = newest('639191234567')
    expect(await reset({ verificationCode: forLogin })).toMatchObject({ code: 'WRONG_CODE' })
    expect(await reset({ verificationCode })).toMatchObject({ success: true })
    expect(await reset({ verificationCode })).toMatchObject({ code: 'WRONG_CODE' })
  })

  test.each([
    [{ newPassword: 'short' }, 'PASSWORD_INVALID'],
    [{ newPassword: '12345678' }, 'PASSWORD_INVALID'],
    [{ newPassword: '' }, 'PASSWORD_INVALID'],
    [{ newPassword: 'Aa1'.repeat(200) }, 'PASSWORD_INVALID'],
    [{ mobileNum: '123' }, 'INVALID_MOBILE'],
    [{ mobileNum: '09995550000' }, 'WRONG_CODE'],
    [{ verificationCode: '' }, 'WRONG_CODE'],
  ])('%j is refused with %s and the code stays good', async (input, code) => {
    const verificationCode = await sendCode()
    expect(await reset({ verificationCode, ...input })).toMatchObject({ success: false, code })
    expect(await logIn('sms', 'Palaro123')).toMatchObject({ success: true })
    expect(await reset({ verificationCode })).toMatchObject({ success: true })
  })

  test('an account locked by wrong passwords is open again', async () => {
    for (let tries = 0; tries < 5; tries++)
      await client.call(session.login, {
        type: 'username',
        username: 'sms',
        password: 'Wrong123',
        ...client.solved(),
      })
    expect(await logIn('sms', 'Palaro123')).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect(await reset({ verificationCode: await sendCode() })).toMatchObject({ success: true })
    expect(await logIn('sms', 'Mabuhay8')).toMatchObject({ success: true })
  })

  test('not where the merchant has it off, nor for an account that may not come in', async () => {
    const verificationCode = await sendCode()
    change({ CHNGPASSVERIF3: false })
    expect(await reset({ verificationCode })).toMatchObject({ code: 'METHOD_OFF' })
    change({ CHNGPASSVERIF3: true, agentSite: true })
    expect(await reset({ verificationCode })).toMatchObject({ code: 'AGENTS_ONLY' })
  })
})

describe('[PWD-01] [PWD-02] changed', () => {
  const check = async (token: string, password = 'Palaro123', purpose: 'password' | 'points' = 'password') =>
    (await client.value(member.passwordCheck, { password, purpose }, { token })).checkToken
  const passwords = {
    oldPassword: 'Palaro123',
    newPassword: 'Mabuhay8',
    confirmNewPassword: 'Mabuhay8',
  }
  const changeTo = (token: string, checkToken: string, input: Partial<typeof passwords> = {}) =>
    client.call(member.changePassword, { ...passwords, ...input, checkToken }, { token })

  test('with the relay’s proof; other sessions end, this one goes on', async () => {
    const [other, mine] = [await client.logIn('expired'), await client.logIn('expired')]
    expect(await changeTo(mine, await check(mine))).toMatchObject({ success: true })
    expect([await alive(other), await alive(mine)]).toEqual([false, true])
    expect(await logIn('expired', 'Palaro123')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await logIn('expired', 'Mabuhay8')).toMatchObject({ value: { passwordExpired: false } })
  })

  test('[AUTH-03] firstTimeLogin stays until then, however often the first-login action ran', async () => {
    const token = await client.logIn('firstlogin')
    await client.value(session.firstLogin, {}, { token })
    const calls = client.server.sandbox.members.byUsername('firstlogin')?.firstLoginCalls
    expect(calls).toBe(1)
    expect(await logIn('firstlogin', 'Palaro123')).toMatchObject({ value: { firstTimeLogin: true } })
    await changeTo(token, await check(token))
    expect(await logIn('firstlogin', 'Mabuhay8')).toMatchObject({ value: { firstTimeLogin: false } })
  })

  test('the relay refuses a wrong password, counts it, and locks', async () => {
    const token = await client.logIn('juan')
    const wrong = () =>
      client.call(member.passwordCheck, { password: 'Wrong123', purpose: 'password' }, { token })
    for (let tries = 0; tries < 5; tries++) expect(await wrong()).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await wrong()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect(await logIn('juan', 'Palaro123')).toMatchObject({ success: true })
  })

  test('what strangers try at the login keeps nobody from proving his password', async () => {
    const token = await client.logIn('juan')
    for (let tries = 0; tries < 20; tries++) await logIn('juan', 'Wrong123')
    expect(await check(token)).toMatch(/^pc_/)
  })

  test.each([
    [{ oldPassword: 'Wrong123' }, 'WRONG_PASSWORD'],
    [{ newPassword: 'abc', confirmNewPassword: 'abc' }, 'PASSWORD_INVALID'],
    [{ newPassword: '', confirmNewPassword: '' }, 'PASSWORD_INVALID'],
    [{ confirmNewPassword: 'Mabuhay9' }, 'PASSWORDS_DIFFER'],
    [{ newPassword: 'Palaro123', confirmNewPassword: 'Palaro123' }, 'PASSWORD_UNCHANGED'],
  ])('%j is refused with %s, and the password stays', async (input, code) => {
    const token = await client.logIn('juan')
    expect(await changeTo(token, await check(token), input)).toMatchObject({ success: false, code })
    expect(await logIn('juan', 'Palaro123')).toMatchObject({ success: true })
  })

  describe('a proof of the relay is no good', () => {
    const refused = { success: false, code: 'CHECK_REQUIRED' }
    test('twice', async () => {
      const token = await client.logIn('juan')
      const proof = await check(token)
      await changeTo(token, proof, { confirmNewPassword: 'Mabuhay9' })
      expect(await changeTo(token, proof)).toMatchObject(refused)
    })
    test('after two minutes', async () => {
      const token = await client.logIn('juan')
      const proof = await check(token)
      client.server.clock.advance(2 * 60_000)
      expect(await changeTo(token, proof)).toMatchObject(refused)
    })
    test('in another session, for another purpose, or made up', async () => {
      const [token, other] = [await client.logIn('juan'), await client.logIn('juan')]
      expect(await changeTo(token, await check(other))).toMatchObject(refused)
      expect(await changeTo(token, await check(token, 'Palaro123', 'points'))).toMatchObject(refused)
      expect(await changeTo(token, 'pc_made-up')).toMatchObject(refused)
    })
  })

  test('not on a demo account, which everybody shares', async () => {
    const token = await client.logIn('demo')
    const call = client.call(member.passwordCheck, { password: 'Palaro123', purpose: 'password' }, { token })
    expect(await call).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  })
})

test('a reset makes the named accounts’ passwords right again', async () => {
  await client.value(member.forgotByEmail, { username: 'juan', email: 'juan@mail.example' })
  client.server.sandbox.reset()
  expect(await logIn('juan', 'Palaro123')).toMatchObject({ success: true, value: { passwordExpired: false } })
})

test('no password, code or token that was handed out stands readable beside the inbox', async () => {
  const token = await client.logIn('juan')
  const { checkToken } = await client.value(
    member.passwordCheck,
    { password: 'Palaro123', purpose: 'password' },
    { token },
  )
  const refused = await logIn('newip', 'Palaro123')
  const { db } = client.server
  const everything = JSON.stringify([
    db.all('SELECT * FROM check_tokens'),
    db.all('SELECT * FROM login_tickets'),
  ])
  expect(everything).toContain('expires')
  expect(everything).not.toContain(checkToken)
  expect(everything).not.toContain((refused.value as { ticket: string }).ticket)
})
