import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { anyInput } from '#lib/testing/any-value.ts'
import { stubFetch } from '#lib/testing/stub-fetch.ts'
import type { AnyEndpoint, Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { faultOf, type GatewayError } from '#shared/contract/errors.ts'
import { Gateway } from './gateway.ts'
import { MoneyKey } from './money-key.ts'

const origin = 'http://gateway.example'
let requests: Request[] = []
let faults: GatewayError[] = []
let misfits: string[] = []
let session: number | undefined = 1
let language = 'EN'

const gateway = new Gateway({
  baseUrl: origin,
  merchant: 'palaro',
  language: () => language,
  sessionHeaders: () => ({ Authorization: 'Bearer secret-token' }),
  session: () => session,
  encrypt: (payload) => Promise.resolve(`sealed(${Object.keys(payload).join()})`),
  onMisfit: (level, what) => misfits.push(`${level} ${what}`),
  onFault: (error) => faults.push(error),
})

/** Answers every call like this and records the requests. */
const answer = (make: () => Response | Promise<Response>) =>
  stubFetch((request) => {
    requests.push(request)
    return make()
  })
const ok = (value: unknown) => Response.json({ success: true, value, message: '' })
const balance = () => gateway.call(contract.member.balance, {})
const send = (endpoint: AnyEndpoint, input: object) =>
  endpoint.movesMoney ? gateway.moveMoney(endpoint, input, new MoneyKey('k')) : gateway.call(endpoint, input)
const faultFrom = (call: Promise<unknown>) => call.then(() => undefined, faultOf)

beforeEach(() => {
  requests = []
  faults = []
  misfits = []
  session = 1
  language = 'EN'
})

describe('[NET-01] answers are checked against the contract', () => {
  test('a value comes back parsed, amounts as exact decimals', async () => {
    answer(() => ok({ sumBalance: 12480.75, somethingNew: true }))
    expect(await balance()).toEqual({ sumBalance: '12480.75' })
  })
  test('a wrong type names the endpoint and the field, and is reported', async () => {
    answer(() => ok({ sumBalance: 'a lot' }))
    expect(await faultFrom(balance())).toMatchObject({ kind: 'malformed', field: 'value.sumBalance' })
    expect(faults[0]?.message).toContain(
      'malformed answer at value.sumBalance (expected an amount such as "12480.75", got text (5))',
    )
  })
  test('a refusal brings the gateway’s words, code and value', async () => {
    answer(() => Response.json({ success: false, message: 'No.', code: 7, value: { captcha: 'x' } }))
    expect(await faultFrom(balance())).toEqual({
      kind: 'refused',
      message: 'No.',
      code: '7',
      value: { captcha: 'x' },
    })
  })
})

describe('[NET-01, NET-05] of an answer that deviates everything that needs no guess is used', () => {
  const rule = { points: '100', amount: 1, minimum: '1000', note: null }
  const convertRule = () => gateway.call(contract.points.convertRule, {})

  test('items dropped from a list are reported once, with what they were instead', async () => {
    const menus = [{ gameType: 'RNG', count: '12' }, null, { gameType: {}, count: 1 }]
    answer(() => ok({ menus }))
    const read = () => gateway.call(contract.games.menus, { language: 'EN' })
    expect(await read()).toEqual({ menus: [{ gameType: 'RNG', count: 12 }] })
    expect(await read()).toEqual({ menus: [{ gameType: 'RNG', count: 12 }] })
    expect(misfits).toEqual([
      'info games.menus: value.menus[].count read (expected a number, got text (2))',
      'warn games.menus: value.menus[] 2 of 3 items dropped (expected an object, got null)',
    ])
    expect(faults).toEqual([])
  })
  test('a list that isn’t counted goes on after the page that was asked for, and says so', async () => {
    const game = {
      nodeId: '1',
      gameName: 'Perlas',
      vassalage: 'KD',
      gameType: 'RNG',
      gameCode: 'KD-1',
      icon: '/1',
    }
    const other = { ...game, nodeId: '2' }
    answer(() => ok({ list: [game, other], total: null }))
    const read = gateway.call(contract.games.recent, {
      clientType: 3,
      pageNo: 4,
      pageSize: 2,
      language: 'EN',
    })
    expect(await read).toEqual({ list: [game, other], total: 8, totalPages: 5 })
    expect(misfits).toEqual([
      'warn games.recent: value.total counted (expected a number, got null)',
      'warn games.recent: value.totalPages counted (expected a number, got nothing)',
    ])
  })
  test('each call reports its own deviations, also those of the session', async () => {
    answer(() => ok(rule))
    expect(await convertRule()).toEqual({ points: 100, amount: '1.00', minimum: 1000 })
    expect(misfits).toEqual([
      'info points.convertRule: value.points read (expected a number, got text (3))',
      'info points.convertRule: value.minimum read (expected a number, got text (4))',
    ])
  })
  test('an envelope with other notations of its values is read', async () => {
    answer(() => Response.json({ success: 'true', value: { sumBalance: '1' }, code: null, message: 0 }))
    expect(await balance()).toEqual({ sumBalance: '1.00' })
    answer(() => Response.json({ success: 0, code: 7, message: null }))
    expect(await faultFrom(balance())).toMatchObject({ kind: 'refused', code: '7', message: '' })
  })
  test('[BOOT-03] missing flags of the permission answer don’t close the site, and a flag in another notation does', async () => {
    const info = {
      imageCDNs: null,
      launchGameCDNs: ['https://a.example'],
      customerService: null,
      location: null,
    }
    answer(() => ok({ info: { ...info, maintenance: 'false' } }))
    expect(await gateway.call(contract.system.permission, { host: 'h' })).toEqual({
      info: {
        imageCDNs: [],
        launchGameCDNs: ['https://a.example'],
        maintenance: false,
        regionRestriction: null,
      },
    })
    answer(() => ok({ info: { ...info, maintenance: 'since noon' } }))
    expect(await faultFrom(gateway.call(contract.system.permission, { host: 'h' }))).toMatchObject({
      kind: 'malformed',
      field: 'value.info.maintenance',
    })
  })
  test('an amount is never guessed', async () => {
    answer(() => ok({ ...rule, amount: '1,00' }))
    expect(await faultFrom(convertRule())).toMatchObject({
      kind: 'malformed',
      field: 'value.amount',
      detail: 'expected an amount such as "12480.75", got text (4)',
    })
  })
})

describe('[NET-05] any other answer ends in a typed fault', () => {
  test.each<[string, () => Response, object]>([
    [
      'HTML',
      () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
      { kind: 'intercepted', by: 'network' },
    ],
    ['truncated JSON', () => new Response('{"success":tr'), { kind: 'malformed', field: '' }],
    ['nothing', () => new Response(null, { status: 200 }), { kind: 'malformed', field: '' }],
    ['401', () => new Response(null, { status: 401 }), { kind: 'unauthorized' }],
    ['404', () => new Response('no', { status: 404 }), { kind: 'failed', status: 404 }],
    ['500', () => new Response('oh', { status: 500 }), { kind: 'failed', status: 500 }],
    ['503', () => Response.json({ maintenance: true }, { status: 503 }), { kind: 'maintenance' }],
    ['a bare 503', () => new Response('busy', { status: 503 }), { kind: 'failed', status: 503 }],
    [
      '429',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '7' } }),
      { kind: 'tooMany', retryAfter: 7 },
    ],
    [
      '429 until a moment',
      () =>
        new Response(null, {
          status: 429,
          headers: { 'Retry-After': new Date(gatewayNow() + 30_000).toUTCString() },
        }),
      { kind: 'tooMany', retryAfter: expect.closeTo(30, -1) },
    ],
    ...['', 'soon', '-5', '1e9'].map(
      (wait) =>
        [
          `429 with Retry-After "${wait}"`,
          () => new Response(null, { status: 429, headers: { 'Retry-After': wait } }),
          { kind: 'tooMany', retryAfter: 60 },
        ] satisfies [string, () => Response, object],
    ),
    [
      '451',
      () => Response.json({ ip: '203.0.113.9' }, { status: 451 }),
      { kind: 'blocked', reason: 'region', ip: '203.0.113.9' },
    ],
    [
      'a restricted address',
      () => Response.json({ ip: '203.0.113.9', code: 'IP_RESTRICTED' }, { status: 403 }),
      { kind: 'blocked', reason: 'ip' },
    ],
    ['a broken connection', () => Response.error(), { kind: 'offline' }],
    [
      'an endless answer',
      () => new Response('x'.repeat(6_000_000), { headers: { 'Content-Type': 'application/json' } }),
      { kind: 'malformed', detail: 'answer too large' },
    ],
  ])('%s', async (_, make, expected) => {
    answer(make)
    expect(await faultFrom(balance())).toMatchObject(expected)
    expect(faults).toHaveLength(1)
  })
})

describe('[NET-05] an answer of 50 MB', () => {
  const megabyte = new TextEncoder().encode('1'.repeat(1_000_000))

  test('is given up once it is known to be too large', async () => {
    let sent = 0
    answer(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              sent += 1
              if (sent > 50) controller.close()
              else controller.enqueue(megabyte)
            },
          }),
        ),
    )
    expect(await faultFrom(balance())).toMatchObject({ kind: 'malformed', detail: 'answer too large' })
    expect(sent).toBeLessThan(12)
  })
  test('whose header says so is not read at all', async () => {
    answer(() => new Response('{}', { headers: { 'Content-Length': '50000000' } }))
    expect(await faultFrom(balance())).toMatchObject({ kind: 'malformed', detail: 'answer too large' })
  })
})

describe('[NET-02] timeouts and cancelling', () => {
  test('the timeout also counts the time in which the encryption code loads', async () => {
    const slow = new Gateway({
      baseUrl: origin,
      merchant: 'palaro',
      language: () => 'EN',
      sessionHeaders: () => ({}),
      session: () => undefined,
      encrypt: () => new Promise(() => {}),
      onMisfit() {},
      onFault() {},
    })
    const hasty = { ...contract.session.login, timeout: 30 }
    const login = slow.call(hasty, { type: 'username', username: 'ana', password: 'Secret-1' })
    expect(await faultFrom(login)).toEqual({ kind: 'timeout' })
  })
  test('encryption code that fails to load counts as a lost connection, not as an insecure one', async () => {
    const lost = new Gateway({
      baseUrl: origin,
      merchant: 'palaro',
      language: () => 'EN',
      sessionHeaders: () => ({}),
      session: () => undefined,
      encrypt: () => Promise.reject(new LostChunk('/assets/c-1.js', 'missing')),
      onMisfit() {},
      onFault() {},
    })
    const login = lost.call(contract.session.login, { type: 'username', username: 'ana' })
    expect(await faultFrom(login)).toEqual({ kind: 'offline' })
  })
  test('a call without an answer ends with a timeout', async () => {
    answer(() => new Promise(() => {}))
    const hasty = { ...contract.member.balance, timeout: 30 }
    expect(await faultFrom(gateway.call(hasty, {}))).toEqual({ kind: 'timeout' })
  })
  test('a call whose screen is gone is cancelled, which differs from a broken connection', async () => {
    answer(() => new Promise(() => {}))
    const screen = new AbortController()
    const call = faultFrom(gateway.call(contract.member.balance, {}, { signal: screen.signal }))
    screen.abort()
    expect(await call).toEqual({ kind: 'cancelled' })
  })
})

describe('[NET-03] the language header', () => {
  test('is EN by default and follows the picker', async () => {
    answer(() => ok({ sumBalance: '0' }))
    await balance()
    language = 'TY'
    await balance()
    expect(requests.map(({ headers }) => headers.get('Language'))).toEqual(['EN', 'TY'])
  })
})

describe('[GRD-04] the token goes only where it is needed', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    answer(() => ok(undefined))
    // Errors are ignored, because only the request matters.
    await send(endpoint, anyInput(endpoint, '1')).catch(() => {})
    const token = requests[0]?.headers.get('Authorization') ?? null
    expect(requests).toHaveLength(1)
    expect(token).toBe(endpoint.auth === 'required' ? 'Bearer secret-token' : null)
    expect(requests[0]?.url).not.toContain('secret-token')
  })
  test.each<[string, number | undefined]>([
    ['another session began', 2],
    ['the session ended', undefined],
  ])('[STO-03] an answer that comes after %s is dropped', async (_, later) => {
    answer(() => {
      session = later
      return ok({ sumBalance: '12480.75' })
    })
    expect(await faultFrom(balance())).toEqual({ kind: 'cancelled' })
  })
  test('[STO-03, AUTH-11] a late 401 of a former session doesn’t end the one of now', async () => {
    answer(() => {
      session = 2
      return Response.json({}, { status: 401 })
    })
    await faultFrom(balance())
    expect(faults.map(({ fault }) => fault.kind)).toEqual(['cancelled'])
  })
  test('a call that needs a session is not made without one', async () => {
    session = undefined
    answer(() => ok({}))
    expect(await faultFrom(balance())).toEqual({ kind: 'unauthorized' })
    expect(requests).toHaveLength(0)
  })
})

test('[NET-07] no call lets the browser keep its answer, sends cookies or follows a redirect', async () => {
  answer(() => ok(undefined))
  for (const endpoint of allEndpoints) await send(endpoint, anyInput(endpoint, '1')).catch(() => {})
  const ways = requests.map(({ cache, credentials, redirect }) => [cache, credentials, redirect].join())
  expect(ways).toHaveLength(allEndpoints.length)
  expect(new Set(ways)).toEqual(new Set(['no-store,omit,manual']))
})

describe('[NET-04] encrypted payloads', () => {
  test.each([
    contract.session.login,
    contract.session.freePlay,
    contract.member.register,
    contract.member.registerMobile,
    contract.member.resetByPhone,
    contract.member.passwordCheck,
    contract.member.changePassword,
    contract.contacts.bind,
    contract.identity.submit,
    contract.session.verifyLogin,
  ])('the payload of $id is sent encrypted', async (endpoint) => {
    answer(() => ok({ token: 'a-token-of-the-session', checkToken: 't' }))
    // The rows have different schemas. The gateway checks each input against its own, as in use.
    const anyEndpoint: Endpoint = endpoint
    // What is answered doesn't matter here.
    await gateway.call(anyEndpoint, anyInput(endpoint, 'Secret-1')).catch(() => {})
    const body = await requests[0]?.text()
    expect(body).toMatch(/^\{"payload":"sealed\(/)
    expect(body).not.toContain('Secret-1')
  })
})

test('[MBR-13] a file goes out as it is, under its own type', async () => {
  answer(() => ok({ pictureId: 'p' }))
  await gateway.call(contract.feedback.picture, { bytes: Uint8Array.of(1, 2, 3).buffer, type: 'image/png' })
  expect(requests[0]?.headers.get('Content-Type')).toBe('image/png')
  expect([...new Uint8Array((await requests[0]?.arrayBuffer()) ?? [])]).toEqual([1, 2, 3])
})

test('[MBR-14] a call that moves money carries its key', async () => {
  answer(() => ok({}))
  const input = { channelId: 'gcash', amount: '100.00' }
  await faultFrom(gateway.moveMoney(contract.cashier.deposit, input, new MoneyKey('key-1')))
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1')
})

test.each([
  ['answered', () => Promise.resolve(ok({ sumBalance: 1 }))],
  ['failed', () => Promise.reject(new TypeError('no connection'))],
])('[NET-02] once a call has %s, its timeout is cleared', async (_end, respond) => {
  const { signal } = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await gateway.call(contract.member.balance, {}, { send: respond }).catch(() => {})
  expect(timeout).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
