import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '#sandbox/entry/start-sandbox.ts'
import { SandboxClient } from './sandbox.ts'

let running: RunningSandbox
let sandbox: SandboxClient
beforeAll(async () => {
  running = await startSandbox({ port: 0, providerPort: 0, scale: 'small', settings: { botCheck: false } })
  sandbox = new SandboxClient(running.origin)
})
beforeEach(() => sandbox.reset())
afterAll(() => running.close())

async function post(path: string, body: string, type = 'application/json'): Promise<void> {
  const response = await fetch(running.origin + path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, Merchant: 'palaro' },
  })
  expect(await response.json()).toMatchObject({ success: true })
}

test('the sandbox’s codes are found by number and purpose', async () => {
  const number = { mobileNum: '9191234567', countryDialingCode: '63' }
  const sms = (purpose: string) =>
    post('/wps/verification/sms/noLogin', JSON.stringify({ ...number, purpose }))
  await sms('login')
  const forLogin = await sandbox.codeFor('639191234567')
  await sms('password')
  expect(await sandbox.codeFor('639191234567', 'login')).toBe(forLogin)
  expect(await sandbox.codeFor('639191234567')).toBe(await sandbox.codeFor('639191234567', 'password'))
  await expect(sandbox.codeFor('639191234567', 'address')).rejects.toThrow('no code for address')
})

test('the sandbox’s emails bring a new password', async () => {
  await expect(sandbox.mailTo('juan@mail.example')).rejects.toThrow('no email')
  const pair = new URLSearchParams({ username: 'juan', email: 'juan@mail.example' })
  await post('/wps/member/password/email', pair.toString(), 'application/x-www-form-urlencoded')
  const password = await sandbox.newPasswordFor('juan@mail.example')
  expect((await sandbox.mailTo('juan@mail.example')).body).toContain(password)
  expect(await sandbox.account('juan')).toMatchObject({ passwordExpired: false, sessions: 0 })
})

test('the authenticator app shows a code, on the one account that has it', async () => {
  expect(await sandbox.googleCode()).toMatch(/^\d{6}$/)
  await expect(sandbox.googleCode('juan')).rejects.toThrow('HTTP 404')
})

test('the sandbox’s account report has the names that the account is known by', async () => {
  expect(await sandbox.account('newip')).toMatchObject({
    email: 'newip@mail.example',
    mobile: '639181234567',
    contacts: {},
    firstLoginCalls: 0,
    firstLoginDue: false,
  })
})
