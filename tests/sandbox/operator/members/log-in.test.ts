import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { sessionLifetime } from './sessions.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

type Solved = { captcha?: string; captchaId?: string }
const logIn = (username: string, password: string, solved: Solved = {}, visitor = '203.0.113.7') =>
  client.call(contract.session.login, { type: 'username', username, password, ...solved }, { visitor })

const refused = ['excluded', 'locked', 'staff', 'newip']
const welcome = namedAccounts.filter(({ username }) => !refused.includes(username))

test.each(welcome)('$username ($purpose) logs in', async ({ username, password, type, traits }) => {
  expect(await logIn(username, password)).toMatchObject({
    success: true,
    value: {
      firstTimeLogin: traits?.firstLogin === true,
      passwordExpired: traits?.passwordExpired === true,
    },
  })
  const token = await client.logIn(username, password)
  expect((await client.value(contract.member.info, {}, { token })).type).toBe(type)
  const { agent } = await client.value(contract.member.agentCheck, {}, { token })
  expect(agent).toBe([1, 2, 41, 42].includes(type))
})

test('an excluded account is refused, with the day on which that ends', async () => {
  expect(await logIn('excluded', 'Palaro123')).toMatchObject({
    success: false,
    code: 'ACCOUNT_EXCLUDED',
    message: expect.stringMatching(/until \d{4}-\d{2}-\d{2}\.$/),
    value: { until: expect.any(Number) },
  })
})

test('[AUTH-09] a non-member account is refused once its password is right', async () => {
  expect(await logIn('staff', 'Wrong123')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await logIn('staff', 'Palaro123')).toMatchObject({ success: false, code: 'NOT_A_MEMBER' })
})

test('the locked account is refused once its password is right, and says for how long', async () => {
  expect(await logIn('locked', 'Palaro123')).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    message: expect.stringContaining('30 min'),
    value: { minutes: 30 },
  })
})

test('five wrong passwords close the login from there for five minutes, and a login begins the count anew', async () => {
  const solved = () => client.solved()
  const wrong = async (count: number) => {
    for (let tries = 0; tries < count; tries++)
      expect(await logIn('juan', 'Wrong123', solved())).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  }
  await wrong(4)
  expect(await logIn('juan', 'Palaro123', solved())).toMatchObject({ success: true })
  await wrong(4)
  expect(await logIn('juan', 'Wrong123', solved())).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    value: { minutes: 5 },
  })
  client.server.clock.advance(4 * 60_000)
  expect(await logIn('juan', 'Palaro123')).toMatchObject({ code: 'ACCOUNT_LOCKED', value: { minutes: 1 } })
  client.server.clock.advance(60_000)
  await client.value(contract.system.captcha, {}, { visitor: '203.0.113.7' })
  expect(await logIn('juan', 'Palaro123', solved())).toMatchObject({ success: true })
})

test('a broken captcha picture is no PNG, and the next one can be seen again', async () => {
  const picture = async () => Buffer.from((await client.value(contract.system.captcha, {})).image, 'base64')
  client.server.sandbox.settings.change({ captchaBroken: true })
  expect((await picture()).subarray(1, 4).toString()).not.toBe('PNG')
  client.server.sandbox.settings.change({ captchaBroken: false })
  expect((await picture()).subarray(1, 4).toString()).toBe('PNG')
})

test('a wrong password and an unknown name are refused with the same words', async () => {
  const [wrong, unknown] = [await logIn('juan', 'Wrong123'), await logIn('nobody77', 'Wrong123')]
  expect(wrong).toMatchObject({ success: false, code: 'WRONG_CREDENTIALS' })
  expect(wrong).toEqual(unknown)
})

test('after a failure the captcha account needs the digits of the picture', async () => {
  const failed = await logIn('captcha', 'Wrong123')
  expect(failed).toMatchObject({ code: 'WRONG_CREDENTIALS', value: { captcha: expect.any(String) } })
  const picture = Buffer.from((failed.value as { captcha: string }).captcha, 'base64')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(await logIn('captcha', 'Palaro123')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(await logIn('captcha', 'Palaro123', { ...client.solved(), captcha: '0000' })).toMatchObject({
    code: 'WRONG_CAPTCHA',
  })
  expect(await logIn('captcha', 'Palaro123', client.solved())).toMatchObject({ success: true })
  expect(await logIn('captcha', 'Palaro123')).toMatchObject({ success: true })
})

test('other accounts need a captcha after three failures', async () => {
  for (let tries = 0; tries < 2; tries++) expect((await logIn('juan', 'Wrong123')).value).toBeUndefined()
  expect((await logIn('juan', 'Wrong123')).value).toMatchObject({ captcha: expect.any(String) })
})

test('sessions end by logging out, by time, and one by one', async () => {
  const [first, second] = [await client.logIn('juan'), await client.logIn('juan')]
  const alive = async (token: string) =>
    (await client.send(contract.member.info, {}, { token })).status === 200
  await client.call(contract.session.logout, {}, { token: first })
  expect([await alive(first), await alive(second)]).toEqual([false, true])
  client.server.clock.advance(sessionLifetime)
  expect(await alive(second)).toBe(false)
})

test('no token and no password stands in the database', async () => {
  const token = await client.logIn('juan')
  const everything = JSON.stringify([
    client.server.db.all('SELECT * FROM sessions'),
    client.server.db.all('SELECT * FROM accounts WHERE id < 100'),
  ])
  expect(everything).not.toContain(token)
  expect(everything).not.toContain('Palaro123')
})

test('free play makes a demo account with credit, unless it is switched off', async () => {
  const input = { os: 'linux', platform: 'W', random: 'modnar', gatewayVersion: 3 }
  const { token } = await client.value(contract.session.freePlay, input)
  expect(await client.value(contract.member.info, {}, { token })).toMatchObject({ type: 4 })
  expect(await client.balance(token ?? '')).toBe('10000.00')
  const deposit = await client.call(
    contract.cashier.deposit,
    { channelId: 'gcash', amount: '500' },
    { token: token ?? '', key: 'k' },
  )
  expect(deposit).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  client.server.sandbox.settings.change({ hasFreePlay: false })
  expect(await client.call(contract.session.freePlay, input)).toMatchObject({ code: 'FREE_PLAY_OFF' })
})

test('an agent site admits agents only', async () => {
  client.server.sandbox.settings.change({ agentSite: true })
  expect(await logIn('juan', 'Palaro123')).toMatchObject({ code: 'AGENTS_ONLY' })
  expect(await logIn('agent41', 'Palaro123')).toMatchObject({ success: true })
})
