import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { makeWorkProof } from '#shared/crypto/work-proof.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient({ settings: { botCheck: true } })
})
afterEach(() => client.close())

const logIn = (botToken?: string) =>
  client.call(contract.session.login, {
    type: 'username',
    username: 'juan',
    password: 'Palaro123',
    ...(botToken !== undefined && { botToken }),
  })
const refused = { success: false, code: 'BOT_CHECK_FAILED' }
const minutes = (count: number) => count * 60_000
const isWorked = (text: string) => createHash('sha256').update(text).digest()[0] === 0

describe('[AUTH-01] the proof of the bot check', () => {
  test('lets a login in, once', async () => {
    const proof = await makeWorkProof('login')
    expect(await logIn(proof)).toMatchObject({ success: true })
    expect(await logIn(proof)).toMatchObject(refused)
    expect(await logIn(await makeWorkProof('login'))).toMatchObject({ success: true })
  })

  test('is for its own action', async () => {
    expect(await logIn(await makeWorkProof('sms'))).toMatchObject(refused)
    const code = { mobileNum: '9191234567', countryDialingCode: '63' }
    const ask = async (action: string) =>
      client.call(contract.session.loginSms, { ...code, botToken: await makeWorkProof(action) })
    expect(await ask('login')).toMatchObject(refused)
    expect(await ask('sms')).toMatchObject({ success: true })
  })

  test('is good for five minutes', async () => {
    const { clock } = client.server
    expect(await logIn(await makeWorkProof('login', clock.wall() - minutes(6)))).toMatchObject(refused)
    expect(await logIn(await makeWorkProof('login', clock.wall() + minutes(6)))).toMatchObject(refused)
    expect(await logIn(await makeWorkProof('login', clock.wall() - minutes(4)))).toMatchObject({
      success: true,
    })
  })

  test('must show its work', async () => {
    const subject = `sandbox:login:${Date.now()}:${crypto.randomUUID()}`
    const idle = [1, 2, 3].map((tries) => `${subject}:${tries}`).find((text) => !isWorked(text))
    expect(await logIn(idle)).toMatchObject(refused)
  })

  test.each([undefined, '', 'made up', 'sandbox:login:0:x:0', 'x'.repeat(8192)])(
    'is none of the like of %j',
    async (proof) => {
      expect(await logIn(proof)).toMatchObject(refused)
    },
  )
})
