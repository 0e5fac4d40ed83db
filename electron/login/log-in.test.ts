import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { encryptPayload } from '#shared/crypto/payload.ts'
import { createLaunches } from '../games/launches.ts'
import { createForward } from '../gateway/forward.ts'
import { createLog } from '../log.ts'
import { createSessionKeeper, type SecretKeeper, type SessionKeeper } from '../session/session-keeper.ts'
import { createRememberedLogIn } from './log-in.ts'
import type { Credentials, LoginMemory } from './login-memory.ts'

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
const key = await exportJWK(publicKey)

/** The gateway's time, far from this machine's. */
const at = Date.parse('2027-03-01T12:00:00Z')

let held: Credentials | undefined
let refused: Credentials[]
let sent: { url: string; init: RequestInit }[]
let answer: () => Response | Promise<Response>
let seal: (payload: object, time: number) => Promise<string>
let session: SessionKeeper
const noVault: SecretKeeper = {
  read: async () => ({ found: false, why: 'absent' }),
  put: async () => {},
  remove: async () => {},
}
let lines: string[]
let logIn: ReturnType<typeof createRememberedLogIn>

beforeEach(() => {
  held = { username: 'ana', password: 'Secret-1' }
  refused = []
  sent = []
  lines = []
  answer = () => Response.json({ success: true, value: { token: 'T0ken', firstTimeLogin: true } })
  seal = (payload, time) => encryptPayload(payload, key, time)
  session = createSessionKeeper({ vault: noVault, staysSignedIn: () => false })
  const log = createLog((line) => lines.push(line))
  const memory: Pick<LoginMemory, 'credentials' | 'refused'> = {
    credentials: async () => held,
    refused: async (credentials) => void refused.push(credentials),
  }
  logIn = createRememberedLogIn({
    memory,
    seal: (payload, time) => seal(payload, time),
    forward: createForward({
      gatewayUrl: 'https://gw.operator.example',
      fetch: async (url, init) => {
        sent.push({ url, init })
        return answer()
      },
      wire: wireMapping({}),
      session,
      launches: createLaunches([], log),
      onSessionEnded: () => {},
      log,
    }),
    wire: wireMapping({}),
    merchant: 'palaro',
    log,
  })
})

/** Decrypts the payload that was sent, as the gateway would. */
async function opened(): Promise<unknown> {
  const body: unknown = JSON.parse(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer))
  const { payload } = body as { payload: string }
  const { plaintext } = await compactDecrypt(payload, privateKey)
  return JSON.parse(new TextDecoder().decode(plaintext))
}

describe('[AUTH-07] logging in with the remembered password', () => {
  test('sends it sealed, with the proofs, as the page’s own login goes', async () => {
    await logIn({ captcha: '4711', captchaId: 'c1', botToken: 'proof', language: 'TY', at })
    expect(sent.map(({ url }) => url)).toEqual(['https://gw.operator.example/wps/session/login'])
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        language: 'TY',
        merchant: 'palaro',
      },
    })
    expect(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer)).toMatch(/^\{"payload":"[\w.-]+"\}$/)
    expect(await opened()).toMatchObject({
      type: 'username',
      username: 'ana',
      password: 'Secret-1',
      captcha: '4711',
      captchaId: 'c1',
      botToken: 'proof',
      nonce: expect.any(String),
      // The time by the gateway's clock, in seconds.
      iat: at / 1000,
    })
  })

  test('sends no captcha and no bot token when the page has none', async () => {
    await logIn({ captcha: '', language: 'EN', at })
    expect(Object.keys((await opened()) as object).sort()).toEqual(
      ['iat', 'nonce', 'password', 'type', 'username'].sort(),
    )
  })

  test('[DSK-01] keeps the token, and answers without it', async () => {
    const answered = await logIn({ language: 'EN', at })
    expect(answered).toMatchObject({
      answered: true,
      status: 200,
      headers: { [signedInHeader]: expect.any(String) },
    })
    expect(JSON.parse(answered.answered ? answered.body : '')).toEqual({
      success: true,
      value: { firstTimeLogin: true },
    })
    expect(session.token()).toBe('T0ken')
    expect(JSON.stringify(answered)).not.toMatch(/T0ken|Secret-1/)
  })

  test('makes no call when no password is remembered', async () => {
    held = undefined
    expect(await logIn({ language: 'EN', at })).toEqual({ answered: false, why: 'nothingHeld' })
    expect(sent).toEqual([])
  })

  test('makes no call when the password can’t be encrypted', async () => {
    seal = () => Promise.reject(new Error('no key'))
    expect(await logIn({ language: 'EN', at })).toEqual({ answered: false, why: 'insecure' })
    expect(sent).toEqual([])
  })
})

const refusal = (code: string | number) => () =>
  Response.json({ success: false, code, message: 'No.', value: { captcha: 'x' } })

describe('[AUTH-07] a login that fails', () => {
  test('with wrong credentials drops the password, and brings the refusal', async () => {
    answer = refusal('WRONG_CREDENTIALS')
    const answered = await logIn({ language: 'EN', at })
    expect(answered).toMatchObject({ answered: true, status: 200 })
    expect(answered.answered && answered.body).toContain('"captcha":"x"')
    expect(refused).toEqual([{ username: 'ana', password: 'Secret-1' }])
    expect(session.token()).toBeUndefined()
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['a captcha that is asked for', refusal('CAPTCHA_REQUIRED')],
    ['an account that is locked', refusal('ACCOUNT_EXCLUDED')],
    ['a code that is a number', refusal(7)],
    [
      'an answer that says the words without refusing',
      () => Response.json({ success: true, code: 'WRONG_CREDENTIALS', value: {} }),
    ],
    ['HTML', () => new Response('<h1>WRONG_CREDENTIALS</h1>')],
    ['truncated JSON', () => new Response('{"success":false,"code":"WRONG_CREDENTIALS"')],
    ['maintenance', () => Response.json({ maintenance: true }, { status: 503 })],
    ['too many calls', () => new Response(null, { status: 429, headers: { 'retry-after': '7' } })],
    ['a broken connection', () => Promise.reject(new TypeError('net::ERR_CONNECTION_RESET'))],
    ['an endless answer', () => new Response('x'.repeat(1_100_000))],
  ])('for %s keeps the password', async (_, reply) => {
    answer = reply
    await logIn({ language: 'EN', at })
    expect(refused).toEqual([])
  })

  test('for a broken connection says so', async () => {
    answer = () => Promise.reject(new TypeError('net::ERR_CONNECTION_RESET'))
    expect(await logIn({ language: 'EN', at })).toEqual({ answered: false, why: 'offline' })
  })

  test.each([401, 429, 451, 500, 503])('with HTTP %d brings the status', async (status) => {
    answer = () => Response.json({ maintenance: true, ip: '203.0.113.9' }, { status })
    expect(await logIn({ language: 'EN', at })).toMatchObject({ answered: true, status })
  })
})

test('[SEC-04] the log holds no name and no password, whatever fails', async () => {
  for (const reply of [refusal('WRONG_CREDENTIALS'), () => Promise.reject(new TypeError('offline'))]) {
    answer = reply
    await logIn({ captcha: 'c4ptcha', botToken: 'b0t', language: 'EN', at })
  }
  seal = () => Promise.reject(new Error('no key'))
  await logIn({ language: 'EN', at })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(/ana|Secret-1|c4ptcha|b0t/)
})
