import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProxyQuestion } from '#shared/bridge/channels/proxy.ts'
import { createLog } from '../log.ts'
import { createProxiedFetch } from './proxied-fetch.ts'
import { createProxyLogin, type ProxyLogin } from './proxy-login.ts'
import { proxyConfig } from './proxy-setting.ts'
import { createSessionProxy } from './session-proxy.ts'
import { wireLogin } from './wire-login.ts'

describe('the proxy setting of the policy', () => {
  test.each([
    ['system', { mode: 'system' }],
    ['direct', { mode: 'direct' }],
    ['http://proxy.lan:3128', { mode: 'fixed_servers', proxyRules: 'http://proxy.lan:3128' }],
    ['HTTPS://Proxy.Lan:443/', { mode: 'fixed_servers', proxyRules: 'https://proxy.lan:443' }],
    ['socks5://10.0.0.1:1080', { mode: 'fixed_servers', proxyRules: 'socks5://10.0.0.1:1080' }],
    ['socks4://[fd00::1]:1080', { mode: 'fixed_servers', proxyRules: 'socks4://[fd00::1]:1080' }],
  ])('accepts %s', (setting, config) => {
    expect(proxyConfig(setting)).toEqual(config)
  })
  test.each([
    '',
    'none',
    'proxy.lan:3128',
    'http://proxy.lan',
    'http://proxy.lan:0',
    'http://proxy.lan:65536',
    'http://user:pw@proxy.lan:3128',
    'http://proxy.lan:3128/path',
    'http://proxy.lan:3128;https://evil.test:1',
    'http=proxy.lan:3128',
    'http://proxy lan:3128',
    'javascript://proxy.lan:3128',
    'file:///etc/proxy.pac',
    'system\nhttp://proxy.lan:3128',
  ])('refuses %j', (setting) => {
    expect(proxyConfig(setting)).toBeUndefined()
  })
})

let reported: (ProxyQuestion | null)[]
let lines: string[]
let login: ProxyLogin

const log = createLog((line) => lines.push(line))
beforeEach(() => {
  reported = []
  lines = []
  login = createProxyLogin({ report: (question) => reported.push(question), log })
})

const ana = { username: 'ana', password: 'Secret-1' }
const wrong = { username: 'ana', password: 'wrong' }
const say = (credentials: typeof ana | undefined) => login.answer(login.question()?.id ?? '', credentials)

/** A session that holds a proxy once it is set to. */
function sessionWith() {
  const done = Promise.withResolvers<void>()
  const set: unknown[] = []
  let guard: (details: { url: string }, answer: (verdict: { cancel: boolean }) => void) => void = () => {}
  return {
    set,
    done,
    forgotten: [] as string[],
    async clearAuthCache() {
      this.forgotten.push('logins')
    },
    setProxy(config: object) {
      set.push(config)
      return done.promise
    },
    webRequest: {
      onBeforeRequest(listener: typeof guard) {
        guard = listener
      },
    },
    cancels(url: string): boolean | undefined {
      let verdict: boolean | undefined
      guard({ url }, ({ cancel }) => {
        verdict = cancel
      })
      return verdict
    },
  }
}
type Updates = Parameters<ReturnType<typeof createSessionProxy>['prepareUpdates']>[0]

describe('[DSK-09] a session with the administrator’s proxy', () => {
  test('is ready once the proxy is set or has failed to be; without a proxy at once', async () => {
    const session = sessionWith()
    let ready = false
    const { prepare } = createSessionProxy('http://proxy.lan:3128', log)
    const preparing = prepare(session).then(() => {
      ready = true
    })
    await Promise.resolve()
    expect([ready, session.set]).toEqual([false, [proxyConfig('http://proxy.lan:3128')]])
    session.done.reject(new Error('no such proxy'))
    await preparing
    expect(lines.join()).toContain('the proxy was not set')

    const without = sessionWith()
    await createSessionProxy(undefined, log).prepare(without)
    expect(without.set).toEqual([])
  })

  test('[STO-03] forgets the credentials for a proxy, also those of the updater’s session', async () => {
    const [site, updates] = [sessionWith(), sessionWith()]
    const sessions = createSessionProxy(undefined, log)
    await sessions.prepare(site)
    await sessions.prepareUpdates(updates as unknown as Updates)
    await sessions.forget()
    expect([site.forgotten, updates.forgotten]).toEqual([['logins'], ['logins']])
  })

  test('of the updater has the proxy too, and refuses addresses without encryption', async () => {
    const session = sessionWith()
    session.done.resolve()
    await createSessionProxy('direct', log).prepareUpdates(session as unknown as Updates)
    expect(session.set).toEqual([{ mode: 'direct' }])
    const places = ['https://updates.operator.example/latest.yml', 'http://127.0.0.1:4000/latest.yml']
    expect(places.map((url) => session.cancels(url))).toEqual([false, false])
    const open = ['http://updates.operator.example/latest.yml', 'ftp://a.example/x', 'data:text/html,x', 'x']
    expect(open.map((url) => session.cancels(url))).toEqual([true, true, true, true])
  })
})

describe('the proxy’s login', () => {
  test('[STO-03] is asked for again once the session of the person who typed it has ended', async () => {
    const first = login.challenge('proxy:1', 'a')
    say(ana)
    expect(await first).toEqual(ana)
    expect(login.forget()).toBe(true)
    expect(login.forget()).toBe(false)
    const second = login.challenge('proxy:1', 'b')
    expect(login.question()).toMatchObject({ proxy: 'proxy:1' })
    say(undefined)
    expect(await second).toBeUndefined()
  })

  test('is asked for once for all waiting calls, and not again for later ones', async () => {
    const first = [login.challenge('proxy:1', 'a'), login.challenge('proxy:1', 'b')]
    expect(reported).toEqual([{ id: expect.any(String), proxy: 'proxy:1', again: false }])
    say(ana)
    expect(await Promise.all(first)).toEqual([ana, ana])
    expect(await login.challenge('proxy:1', 'c')).toEqual(ana)
    expect(reported).toHaveLength(2)
    expect(reported.at(-1)).toBeNull()
  })

  test('is asked for three times at most, with a note that it was wrong, and again for a new document', async () => {
    for (const again of [false, true, true]) {
      const held = login.challenge('proxy:1', 'a')
      expect(login.question()).toMatchObject({ again })
      say(wrong)
      expect(await held).toEqual(wrong)
    }
    expect(await login.challenge('proxy:1', 'a')).toBeUndefined()
    expect(await login.challenge('proxy:1', 'other')).toBeUndefined()
    expect(login.question()).toBeUndefined()
    expect(lines.join()).not.toContain('wrong"')
    login.reset()
    void login.challenge('proxy:1', 'a')
    expect(login.question()).toMatchObject({ again: false })
  })

  test('is not asked for again after a refusal, until a new document', async () => {
    const held = login.challenge('proxy:1', 'a')
    say(undefined)
    expect(await held).toBeUndefined()
    expect(await login.challenge('proxy:1', 'b')).toBeUndefined()
    login.reset()
    void login.challenge('proxy:1', 'b')
    expect(login.question()).toBeDefined()
  })

  test('is asked for one proxy after the other, and goes to no other proxy', async () => {
    const one = login.challenge('proxy:1', 'a')
    const two = login.challenge('proxy:2', 'a')
    expect(login.question()?.proxy).toBe('proxy:1')
    say(ana)
    expect(login.question()?.proxy).toBe('proxy:2')
    say(undefined)
    expect([await one, await two]).toEqual([ana, undefined])
    expect(reported.map((question) => question?.proxy)).toEqual(['proxy:1', 'proxy:2', undefined])
  })

  test('given for a question that is not open is ignored', () => {
    login.answer('made-up', ana)
    expect(reported).toEqual([])
    void login.challenge('proxy:1', 'a')
    const { id = '' } = login.question() ?? {}
    say(undefined)
    login.answer(id, ana)
    expect(reported).toHaveLength(2)
  })
})

describe('a request that asks for a login', () => {
  const app = new EventEmitter()
  const challenge = (isProxy: boolean) => {
    const answers: unknown[][] = []
    const event = { preventDefault: () => answers.push(['prevented']) }
    const authInfo = { isProxy, scheme: 'basic', host: 'proxy.lan', port: 3128, realm: 'x' }
    app.emit('login', event, { id: 1 }, { url: 'https://cdn.example/' }, authInfo, (...given: unknown[]) =>
      answers.push(given),
    )
    return answers
  }
  beforeEach(() => {
    app.removeAllListeners()
    wireLogin(app as unknown as App, login, log)
  })

  test('[DSK-03] from a server that is no proxy is refused, even if a proxy login is known', async () => {
    challenge(true)
    say(ana)
    expect(challenge(false)).toEqual([['prevented'], []])
    expect(login.question()).toBeUndefined()
  })

  test('from a proxy waits for the person', async () => {
    const answers = challenge(true)
    expect(login.question()?.proxy).toBe('proxy.lan:3128')
    say(ana)
    await expect.poll(() => answers).toEqual([['prevented'], ['ana', 'Secret-1']])
    expect(lines.join()).not.toContain('Secret-1')
  })

  test('from a proxy is refused if the person gives no login', async () => {
    const answers = challenge(true)
    say(undefined)
    await expect.poll(() => answers).toEqual([['prevented'], []])
  })
})

describe('main’s own calls', () => {
  const ok = () => new Response('ok')
  const asks = () => new Response(null, { status: 407 })
  const fails = (words: string) => () => {
    throw new Error(words)
  }
  const calls = (answers: (() => Response)[], passes: boolean) => {
    let passed = 0
    const fetch = createProxiedFetch(
      async () => (answers.shift() ?? ok)(),
      async () => {
        passed += 1
        return passes
      },
    )
    return { get: () => fetch('https://gateway.example/x', {}), passed: () => passed }
  }

  test.each([
    ['a 407', asks],
    ['a proxy that asks', fails('net::ERR_PROXY_AUTH_REQUESTED')],
    ['a tunnel that fails', fails('net::ERR_TUNNEL_CONNECTION_FAILED')],
  ])('are made once more after %s, when the proxy lets through', async (_, first) => {
    const { get, passed } = calls([first], true)
    expect((await get()).status).toBe(200)
    expect(passed()).toBe(1)
  })

  test('fail as they did when the proxy doesn’t', async () => {
    expect((await calls([asks], false).get()).status).toBe(407)
    await expect(calls([fails('net::ERR_TUNNEL_CONNECTION_FAILED')], false).get()).rejects.toThrow('TUNNEL')
  })

  test('that fail for another reason than the proxy are not repeated', async () => {
    const { get, passed } = calls([fails('net::ERR_CONNECTION_REFUSED')], true)
    await expect(get()).rejects.toThrow('REFUSED')
    expect(passed()).toBe(0)
  })

  test('that wait together ask for the proxy login once', async () => {
    const { get, passed } = calls([asks, asks], true)
    expect((await Promise.all([get(), get()])).map(({ status }) => status)).toEqual([200, 200])
    expect(passed()).toBe(1)
  })
})
