import { beforeEach, describe, expect, test } from 'vitest'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { sessionValue } from '#shared/contract/endpoints/session.ts'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { createLaunches } from '../games/launches.ts'
import { createLog } from '../log.ts'
import { createSessionKeeper, type SecretKeeper, type SessionKeeper } from '../session/session-keeper.ts'
import { createForward } from './forward.ts'

const gatewayUrl = 'https://gw.operator.example'
let sent: { url: string; init: RequestInit }[]
let answer: (url: string) => Response | Promise<Response>
let session: SessionKeeper
const noVault: SecretKeeper = {
  read: async () => ({ found: false, why: 'absent' }),
  put: async () => {},
  remove: async () => {},
}
let ended: number
let forward: (request: Request) => Promise<Response>
const log = createLog(() => {})
const launches = createLaunches(['https://*.games.example'], log)

beforeEach(() => {
  sent = []
  ended = 0
  answer = () => Response.json({ success: true, value: {} })
  session = createSessionKeeper({ vault: noVault, staysSignedIn: () => false })
  forward = createForward({
    gatewayUrl,
    fetch: async (url, init) => {
      sent.push({ url, init })
      return answer(url)
    },
    wire: wireMapping({}),
    session,
    launches,
    onSessionEnded: () => ended++,
    log,
  })
})

/** A call of the site, which always names its merchant. */
const call = (method: string, path: string, init: RequestInit = {}) => {
  const headers = { merchant: 'palaro', ...(init.headers as Record<string, string>) }
  return forward(new Request(`app://site${path}`, { method, ...init, headers }))
}
const authorization = () => new Headers(sent.at(-1)?.init.headers).get('authorization')
const login = (token: unknown = 'T0ken.abc-1') => {
  answer = () => Response.json({ success: true, value: { token, firstTimeLogin: false } })
  return call('POST', '/wps/session/login', { body: '{}' })
}

describe('[GRD-04] which calls carry the session’s token', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint.auth, endpoint] as const))(
    '%s (session: %s) carries the token only if the endpoint requires a session',
    async (_, auth, { method, path }) => {
      session.keep('T0ken')
      await call(method, path)
      expect(authorization()).toBe(auth === 'required' ? 'Bearer T0ken' : null)
    },
  )

  test.each(allEndpoints.filter(({ auth }) => auth === 'required').map((e) => [e.id, e] as const))(
    '%s requires a session, and is not sent without one',
    async (_, { method, path }) => {
      expect((await call(method, path)).status).toBe(401)
      expect(sent).toEqual([])
    },
  )

  test('only the gateway is ever called, whatever the path says', async () => {
    session.keep('T0ken')
    for (const path of [
      '//evil.example/wps/member/info',
      '/wps/member/info/../../../@evil.example',
      '/wps/member/info%2f@evil.example',
      '/wps/unknown',
      '/wps/member/info/',
    ])
      expect((await call('GET', path)).status).toBe(404)
    await call('GET', '/wps/member/info?next=https://evil.example/')
    expect(sent.map(({ url }) => url)).toEqual([`${gatewayUrl}/wps/member/info?next=https://evil.example/`])
  })

  test('[NET-07] no answer is kept on disk, no cookie sent and no redirect followed', async () => {
    await call('GET', '/lgw/games/game_menus')
    expect(sent[0]?.init).toMatchObject({ cache: 'no-store', credentials: 'omit', redirect: 'error' })
  })

  test('[NET-05] the headers of an answer that came from the network or a visitor check reach the page', async () => {
    answer = () => new Response('<p>', { status: 403, headers: { 'cf-mitigated': 'challenge' } })
    const page = await call('GET', '/lgw/games/game_menus')
    expect([page.status, page.headers.get('cf-mitigated')]).toEqual([403, 'challenge'])
    answer = () => Promise.reject(new Error("Attempted to redirect, but redirect policy was 'error'"))
    expect((await call('GET', '/lgw/games/game_menus')).status).toBe(511)
    answer = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))
    expect((await call('GET', '/lgw/games/game_menus')).type).toBe('error')
  })

  test('the page can’t send the gateway headers of its own', async () => {
    const headers = {
      Authorization: 'Bearer mine',
      Cookie: 'a=1',
      'X-Forwarded-For': '1.2.3.4',
      Language: 'EN',
      'Idempotency-Key': 'k',
    }
    await call('GET', '/lgw/games/game_menus', { headers })
    expect(sent[0]?.init.headers).toEqual({
      merchant: 'palaro',
      language: 'EN',
      'idempotency-key': 'k',
    })
  })
})

describe('[DSK-03, SEC-03] a frame of another origin can’t act as the player', () => {
  const path = '/wps/session/logout'
  const foreign: [string, Record<string, string>][] = [
    ['what `no-cors` may send', {}],
    ['from a frame’s origin', { merchant: 'palaro', origin: 'https://chat.operator.example' }],
    ['from an opaque origin', { merchant: 'palaro', origin: 'null' }],
  ]
  test.each(foreign)('a call with %s is refused with 403, and nothing is sent', async (_, headers) => {
    session.keep('T0ken')
    const request = new Request(`app://site${path}`, { method: 'DELETE', headers })
    expect((await forward(request)).status).toBe(403)
    expect(sent).toEqual([])
    expect(session.token()).toBe('T0ken')
  })
  test('calls from the site’s own origin are forwarded', async () => {
    session.keep('T0ken')
    await call('DELETE', path, { headers: { origin: 'app://site' } })
    expect(sent).toHaveLength(1)
  })
})

describe('[DSK-01] the token stays in main', () => {
  test('the token of a login is stored in main and removed from the answer', async () => {
    const page = await login()
    expect(session.token()).toBe('T0ken.abc-1')
    expect(page.headers.get(signedInHeader)).toBe(session.name())
    expect(await page.json()).toEqual({ success: true, value: { firstTimeLogin: false } })
  })

  const startingSessions = allEndpoints.filter(({ value }) => value === sessionValue)
  test.each(startingSessions.map((endpoint) => [endpoint.id, endpoint] as const))(
    'the token of %s is stored in main and removed from the answer',
    async (_, { method, path }) => {
      answer = () => Response.json({ success: true, value: { token: 'abc', passwordExpired: true } })
      const page = await call(method, path, { body: '{}' })
      expect(await page.json()).toEqual({ success: true, value: { passwordExpired: true } })
      expect(page.headers.get(signedInHeader)).toBe(session.name())
      expect(session.token()).toBe('abc')
    },
  )

  test('the calls that begin a session are: login, its proof, free play, both registrations, a new password by phone', () => {
    expect(startingSessions.map(({ id }) => id).sort()).toEqual([
      'member.register',
      'member.registerMobile',
      'member.resetByPhone',
      'session.freePlay',
      'session.login',
      'session.verifyLogin',
    ])
  })

  test.each([
    ['cut off', '{"success":true,"value":{"token":"abc","na'],
    ['no JSON', '<html>token abc</html>'],
    ['refused, but with a token', '{"success":false,"value":{"token":"abc"}}'],
    ['deeper, and twice', '{"success":true,"value":{"session":{"Token":"abc"},"token":"abc","token":1}}'],
    ['too large', JSON.stringify({ token: 'abc', fill: 'x'.repeat(1_100_000) })],
  ])('an answer that is %s gives the page no token', async (_, body) => {
    answer = () => new Response(body, { headers: { 'content-type': 'application/json' } })
    const page = await call('POST', '/wps/session/login', { body: '{}' })
    expect(await page.text()).not.toContain('abc')
    expect(page.headers.get(signedInHeader)).toBeNull()
    expect(session.token()).toBeUndefined()
  })

  test.each([['a line\r\nbreak'], [''], [42], [null]])('a token of %j begins no session', async (token) => {
    const page = await login(token)
    expect(session.token()).toBeUndefined()
    expect(page.headers.get(signedInHeader)).toBeNull()
  })

  test('the page gets neither the gateway’s cookies nor a forged sign-in header', async () => {
    const reported = 'Tue, 24 Nov 2026 15:58:00 GMT'
    answer = () =>
      new Response('{}', {
        headers: { 'set-cookie': 'sid=1', [signedInHeader]: '1', 'retry-after': '5', date: reported },
      })
    const page = await call('GET', '/lgw/games/game_menus')
    expect([page.headers.get('set-cookie'), page.headers.get(signedInHeader)]).toEqual([null, null])
    // What the page's transport reads is passed on: when to try again, and the gateway's time [MBR-17].
    expect(page.headers.get('retry-after')).toBe('5')
    expect(page.headers.get('date')).toBe(reported)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('when the gateway ends a session', () => {
  test('an answer 401 drops the token and informs the page once', async () => {
    session.keep('old')
    answer = () => new Response('', { status: 401 })
    expect((await call('GET', '/wps/member/info')).status).toBe(401)
    expect([session.token(), ended]).toEqual([undefined, 1])
    await call('GET', '/wps/member/info')
    expect(ended).toBe(1)
  })

  test('a late 401 of an old session does not end the new one', async () => {
    session.keep('old')
    answer = () => {
      session.keep('new')
      return new Response('', { status: 401 })
    }
    await call('GET', '/wps/member/info')
    expect([session.token(), ended]).toEqual(['new', 0])
  })

  test('a 401 to a call that needs no session ends nothing', async () => {
    session.keep('held')
    answer = () => new Response('', { status: 401 })
    await call('POST', '/wps/session/login', { body: '{}' })
    expect([session.token(), ended]).toEqual(['held', 0])
  })

  test.each([
    ['succeeds', () => Response.json({ success: true })],
    ['is refused', () => new Response('', { status: 500 })],
    ['gets no answer', () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED'))],
  ])('[OUT-01] a logout that %s forgets the token', async (_, reply) => {
    session.keep('held')
    answer = reply
    await call('DELETE', '/wps/session/logout')
    expect(session.token()).toBeUndefined()
  })

  test('[OUT-01, STO-03] a slow logout ends no session that was begun meanwhile', async () => {
    session.keep('of the first')
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    const logout = call('DELETE', '/wps/session/logout')
    session.keep('of the second')
    resolve(Response.json({ success: true }))
    await logout
    expect(session.token()).toBe('of the second')
  })
})

test.each([
  ['/wps/feedback/picture', 5 * 1024 * 1024, 200],
  ['/wps/feedback/picture', 5 * 1024 * 1024 + 1, 413],
  ['/wps/feedback', 1_000_001, 413],
])('[MBR-13] a PUT to %s of %i bytes is answered with status %i', async (path, length, status) => {
  const headers = { 'content-type': 'image/png' }
  const answered = await call('PUT', path, { body: new Uint8Array(length), headers })
  expect(answered.status).toBe(status)
  expect(sent.map(({ init }) => [new Headers(init.headers).get('content-type'), sizeOf(init.body)])).toEqual(
    status === 200 ? [['image/png', length]] : [],
  )
})
const sizeOf = (body: RequestInit['body']) => (body instanceof ArrayBuffer ? body.byteLength : undefined)

test('a call without a network fails in the page with a network error', async () => {
  answer = () => Promise.reject(new TypeError('net::ERR_CONNECTION_REFUSED'))
  expect((await call('GET', '/lgw/games/game_menus')).type).toBe('error')
})

test.each([
  ['POST', '/wps/game/launchGame'],
  ['POST', '/wps/relay/GLS2_launchRoom'],
  ['POST', '/wps/relay/GLS2_launchFbSports'],
  ['GET', '/wps/relay/GLS2_lobbyLaunch'],
])(
  '[LNCH-09] %s %s issues a launch address, whose host the permission answer must name',
  async (method, path) => {
    session.keep('held')
    const url = 'https://play.games.example/g?t=1'
    answer = (called) =>
      called.includes('permission')
        ? Response.json({
            success: true,
            value: { info: { launchGameCDNs: ['https://play.games.example'] } },
          })
        : Response.json({ success: true, value: { url } })
    await call('GET', '/wps/system/permission?host=x')
    const page = await call(method, path, method === 'POST' ? { body: '{}' } : {})
    expect(await page.json()).toMatchObject({ value: { url } })
    expect(launches.take(url)).toBe('https://play.games.example')
  },
)

describe('[OPS-02] a gateway with paths, fields and codes of its own', () => {
  const foreign = (response: unknown, status = 200) => {
    answer = () => Response.json(response, { status })
    const mapped = createForward({
      gatewayUrl,
      fetch: async (url, init) => {
        sent.push({ url, init })
        return answer(url)
      },
      wire: wireMapping({
        headers: { 'X-Site': '7' },
        envelope: { success: 'status', successIs: ['ok'], value: 'data', code: 'error.id' },
        codes: { '4031': 'WRONG_CREDENTIALS' },
        endpoints: {
          'session.login': { path: '/auth/v1/tokens', answer: { token: 'access.jwt' } },
          'games.launch': { path: '/play/v1/starts', answer: { url: 'start' } },
        },
      }),
      session,
      launches,
      onSessionEnded: () => ended++,
      log,
    })
    return (method: string, path: string) =>
      mapped(new Request(`app://site${path}`, { method, headers: { merchant: 'palaro' }, body: '{}' }))
  }

  test('is called at its own paths, and its token is stored in main whatever the field’s name is', async () => {
    const data = { access: { jwt: 'T0ken.abc-1' }, again: ['T0ken.abc-1'], firstTimeLogin: false }
    const page = await foreign({ status: 'ok', data })('POST', '/auth/v1/tokens')
    expect(sent.map(({ url }) => url)).toEqual([`${gatewayUrl}/auth/v1/tokens`])
    expect(sent[0]?.init.headers).toMatchObject({ 'X-Site': '7' })
    expect(session.token()).toBe('T0ken.abc-1')
    const text = await page.text()
    expect(JSON.parse(text)).toMatchObject({ success: true, value: { firstTimeLogin: false } })
    expect(text).not.toContain('T0ken')
  })
  test('has its refusals translated, and its launch addresses can be opened', async () => {
    const refused = await foreign({ status: 'no', error: { id: 4031 } })('POST', '/auth/v1/tokens')
    expect(await refused.json()).toMatchObject({ success: false, code: 'WRONG_CREDENTIALS' })
    session.keep('T0ken')
    launches.learn(['https://a.games.example'])
    const start = 'https://a.games.example/launch?one=1'
    await foreign({ status: 'ok', data: { start } })('POST', '/play/v1/starts')
    expect(launches.take(start)).toBe('https://a.games.example')
  })
  test('is not called at the contract’s path of a call that it has elsewhere', async () => {
    expect((await foreign({})('POST', '/wps/session/login')).status).toBe(404)
  })
})
