import { beforeEach, describe, expect, test } from 'vitest'
import { noteTime } from '#lib/clock/gateway-clock.ts'
import type { DesktopApi } from '#shared/bridge/bridge.ts'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import { faultOf, type GatewayError } from '#shared/contract/errors.ts'
import { createDesktopMemory } from './desktop-memory.ts'

/** The calls that main received, and its answers. */
let asked: unknown[][]
let main: (channel: string) => unknown
let faults: GatewayError[]
let storage: string | undefined

beforeEach(() => {
  asked = []
  faults = []
  storage = undefined
})

const desktop: Pick<DesktopApi, 'invoke'> = {
  invoke: (async (...call: [string, ...unknown[]]) => {
    asked.push(call)
    return main(call[0])
    // One answer stands in for those of all channels. The bridge's table declares the type of each.
  }) as DesktopApi['invoke'],
}
const memory = createDesktopMemory(desktop, {
  language: () => 'TY',
  onFault: (error) => faults.push(error),
  onStorage: (reported) => {
    storage = reported
  },
  timeout: 30,
})
const refuse = () => {
  throw new Error('memory:keep was refused')
}
const ana = { kind: 'username', username: 'ana', password: 'Secret-1' } as const

describe('[AUTH-07] remembering, on the desktop', () => {
  test('returns what main remembers, and where it is stored', async () => {
    const login = { kind: 'username', username: 'ana', passwordHeld: true }
    main = () => ({ login, storage: 'encrypted' })
    expect(await memory.read()).toEqual(login)
    expect(storage).toBe('encrypted')
  })

  test('returns nothing when nothing is remembered or main fails', async () => {
    main = () => ({ storage: 'memory' })
    expect(await memory.read()).toBeUndefined()
    main = refuse
    expect(await memory.read()).toBeUndefined()
    expect(storage).toBe('memory')
  })

  test('sends a login to main, and returns where it was stored', async () => {
    main = () => 'memory'
    await memory.keep(ana)
    expect(asked).toEqual([['memory:keep', ana]])
    expect(storage).toBe('memory')
  })

  test('removes the earlier login even if main doesn’t store the new one', async () => {
    main = (channel) => (channel === 'memory:keep' ? refuse() : undefined)
    await memory.keep(ana)
    expect(asked.map(([channel]) => channel)).toEqual(['memory:keep', 'memory:forget'])
  })

  test('never rejects when storing or removing fails', async () => {
    main = refuse
    await memory.keep(ana)
    await memory.forget()
    expect(asked.at(-1)).toEqual(['memory:forget'])
  })
})

const answered = (body: unknown, status = 200, headers = {}) => {
  main = () => ({
    answered: true,
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('[AUTH-07] logging in with the password that main holds', () => {
  test('returns the same answer as the login call', async () => {
    answered({ success: true, value: { firstTimeLogin: true } }, 200, { [signedInHeader]: '1x2y3z' })
    const { value, headers } = await memory.logIn({ captcha: '4711', botToken: 'proof' })
    expect(value).toEqual({ firstTimeLogin: true })
    expect(headers.get(signedInHeader)).toBe('1x2y3z')
    expect(asked).toEqual([
      ['memory:logIn', { captcha: '4711', botToken: 'proof', language: 'TY', at: expect.any(Number) }],
    ])
  })

  test('[SEC-05] goes by the gateway’s clock, not by this machine’s', async () => {
    answered({ success: true, value: {} })
    const time = Date.now() + 4 * 86_400_000
    noteTime(time, { sent: performance.now(), arrived: performance.now() })
    await memory.logIn({})
    const [[, proof]] = asked as [[string, { at: number }]]
    expect(Math.abs(proof.at - time)).toBeLessThan(2000)
  })

  test.each<[string, () => void, object]>([
    [
      'a refusal',
      () => answered({ success: false, message: 'No.', code: 'X', value: { captcha: 'c' } }),
      { kind: 'refused', message: 'No.', code: 'X', value: { captcha: 'c' } },
    ],
    ['HTML', () => answered('<h1>hello</h1>'), { kind: 'intercepted', by: 'network' }],
    ['nothing at all', () => answered(''), { kind: 'malformed', field: '' }],
    ['a wrong type', () => answered({ success: true, value: [] }), { kind: 'malformed' }],
    ['maintenance', () => answered({ maintenance: true }, 503), { kind: 'maintenance' }],
    ['a blocked region', () => answered({ ip: '203.0.113.9' }, 451), { kind: 'blocked', ip: '203.0.113.9' }],
    ['too many calls', () => answered('', 429, { 'retry-after': '7' }), { kind: 'tooMany', retryAfter: 7 }],
    ['a bare error', () => answered('oh', 500), { kind: 'failed', status: 500 }],
    ['a broken connection', () => (main = () => ({ answered: false, why: 'offline' })), { kind: 'offline' }],
    ['no key', () => (main = () => ({ answered: false, why: 'insecure' })), { kind: 'insecure' }],
    [
      'a password whose day is over',
      () => (main = () => ({ answered: false, why: 'nothingHeld' })),
      { kind: 'invalidInput', field: 'password' },
    ],
    ['no answer', () => (main = () => new Promise(() => {})), { kind: 'timeout' }],
    ['a main that refuses', () => (main = refuse), { kind: 'invalidInput' }],
  ])('%s causes the same fault as a failed login call, and is reported', async (_, arrange, expected) => {
    arrange()
    const failure = await memory.logIn({}).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ name: 'GatewayError', endpoint: 'session.login' })
    expect(faultOf(failure)).toMatchObject(expected)
    expect(faults).toEqual([failure])
  })
})
