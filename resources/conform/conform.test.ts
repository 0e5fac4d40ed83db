import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Json, JsonPath } from '#support/deviations.ts'
import type { Deviation } from './deviation.ts'
import { exitCodeOf, type Report } from './report.ts'
import { conform } from './run.ts'
import {
  type Change,
  type DeviatingGateway,
  inEnvelope,
  instead,
  inValue,
  startDeviatingGateway,
  withHeaders,
} from './testing/deviating-gateway.ts'
import { agent, optionsFor } from './testing/options.ts'

let gateway: DeviatingGateway
beforeAll(async () => {
  gateway = await startDeviatingGateway()
})
afterEach(() => {
  gateway.changes.clear()
  gateway.requests.length = 0
})
afterAll(() => gateway.close())

const silent = () => {}
const of = ({ calls }: Report, id: string) => calls.find((call) => call.id === id)
const run = (more: Parameters<typeof optionsFor>[1] = {}) => conform(optionsFor(gateway.origin, more), silent)
const deviating = ({ calls }: Report) =>
  calls.flatMap(({ id, deviations }) => deviations.map(({ field, seen }) => `${id} ${field}: ${seen}`))

describe('[OPS-03] the sandbox conforms', () => {
  test('without a token, with what was not tried and why', async () => {
    const report = await run()
    expect(deviating(report)).toEqual([])
    expect(exitCodeOf(report)).toBe(0)
    expect(of(report, 'member.balance')?.notTried).toContain('needs a token')
    expect(of(report, 'games.addFavourite')?.notTried).toBe('changes something: --writes')
    expect(of(report, 'cashier.deposit')?.notTried).toBe('changes something: --writes with --money')
  })

  test('with the session of an agent, who may make every reading call', async () => {
    const report = await run({ login: agent })
    expect(deviating(report)).toEqual([])
    expect(report.problem).toBeUndefined()
    const open = report.calls.filter(
      ({ notTried }) => notTried !== undefined && !notTried.startsWith('changes'),
    )
    // What these ask for is in no answer of this account, or not in every week.
    const without = ['member.affiliate', 'records.bet', 'statements.entry', 'transfers.recipient']
    expect(open.filter(({ id }) => !without.includes(id))).toEqual([])
    expect(gateway.requests.at(-1)?.method).toBe('DELETE')
  })

  test('to a player, whose account is no agent', async () => {
    const report = await run({ login: { account: 'juan', password: 'Palaro123' } })
    expect(deviating(report)).toEqual([])
    expect(of(report, 'agentTeam.overview')?.notTried).toBe('needs the session of an agent')
  })

  test('without changing anything: no call is made that writes, except login and logout', async () => {
    await run({ login: agent })
    const written = gateway.requests.filter(({ method }) => method !== 'GET')
    const paths = new Set(written.map(({ url }) => new URL(url).pathname))
    expect([...paths].filter((path) => !/ContractSalary/.test(path)).toSorted()).toEqual([
      '/wps/session/login',
      '/wps/session/logout',
    ])
  })

  test('and does what is allowed by name: a favourite, and money that is found by its key', async () => {
    const report = await run({
      login: { account: 'juan', password: 'Palaro123' },
      writes: ['games.addFavourite', 'cashier.deposit'],
      inputs: {
        'games.addFavourite': { nodeId: '1001', vendor: 'JL', gameType: 'RNG' },
        'cashier.deposit': { channelId: 'gcash', amount: '500.00' },
      },
    })
    expect(deviating(report)).toEqual([])
    expect(of(report, 'games.addFavourite')).not.toHaveProperty('notTried')
    expect(of(report, 'cashier.deposit')).not.toHaveProperty('notTried')
  })
})

test('[OPS-03] a private call that changes something isn’t made without a session', async () => {
  const report = await run({ writes: ['games.addFavourite'] })
  expect(of(report, 'games.addFavourite')?.notTried).toContain('needs a token')
  expect(deviating(report)).toEqual([])
})

test('[OPS-03] a gateway that takes any token for a session is named', async () => {
  gateway.changes.set('member.info', (good, request) =>
    request.headers.has('Authorization') ? Response.json({ success: true, value: {} }) : good,
  )
  expect(deviating(await run())).toEqual(['member.info status: 200 and a value with a made-up token'])
})

test('[OPS-03] money that isn’t found by its key afterwards is a deviation', async () => {
  gateway.changes.set(
    'cashier.depositOrder',
    inEnvelope((good) => ({ ...good, value: { order: null } })),
  )
  const report = await run({
    login: { account: 'juan', password: 'Palaro123' },
    writes: ['cashier.deposit'],
    inputs: { 'cashier.deposit': { channelId: 'gcash', amount: '500.00' } },
  })
  expect(of(report, 'cashier.deposit')?.deviations).toMatchObject([
    {
      kind: 'outcome',
      field: 'cashier.depositOrder value.order',
      expected: 'the order that this call has made',
    },
  ])
})

type Row = [call: string, what: string, change: Change, found: Partial<Record<keyof Deviation, unknown>>]

const field = (call: string, kind: Parameters<typeof inValue>[0], place: JsonPath, found: Row[3]): Row => [
  call,
  `${kind}: ${place.join('.')}`,
  inValue(kind, place),
  { kind: 'value', field: ['value', ...place].join('.'), ...found },
]
const html = '<!doctype html><title>Bad Gateway</title>'
const firstOf = (value: Json): object => Object(value).list[0]

/** A text that never ends. */
const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(500_000))),
  })

/** Matches a text by a pattern, and everything else as it is. */
const matching = (wanted: unknown): unknown =>
  wanted instanceof RegExp ? { asymmetricMatch: (text: unknown) => wanted.test(String(text)) } : wanted

/** Each row is another call, so that one run finds them all. */
const rows: Row[] = [
  field('system.status', 'a flag as text', ['maintenance'], {
    seen: '"false"',
    expected: 'true or false, 0, 1, "0", "1" or null',
  }),
  field('system.permission', 'null in a field', ['info', 'customerService'], {
    seen: 'null',
    expected: 'an object',
  }),
  field('system.settings', 'text in a field', ['nodes', 0, 'childrenNodes'], {
    seen: /doctype/,
    expected: 'a list',
  }),
  field('system.announcements', 'no field', ['popup'], { seen: 'nothing', expected: 'a list' }),
  field('system.registerRules', 'a flag as a number', ['smsEnabled'], {
    seen: /^[01]$/,
    expected: 'true or false',
  }),
  field('system.domainRoute', 'null in a list', ['domainList'], {
    field: 'value.domainList.2',
    seen: 'null',
    expected: 'text',
  }),
  field('system.routers', 'a strange item in a list', ['resources'], {
    field: /^value\.resources\.\d+\.resourceType$/,
    seen: 'nothing',
  }),
  field('system.countryCodes', 'digits as a number', ['list', 0, 'countryDialingCode'], {
    seen: '63',
    expected: 'text',
  }),
  field('system.helpCenter', 'an object in a field', ['topics', 0, 'title'], {
    seen: 'an object with 1 field',
    expected: 'text',
  }),
  ['system.captcha', 'an empty answer', instead(''), { kind: 'notJson', seen: 'an empty answer' }],
  [
    'games.menus',
    'a web page',
    instead(html, { headers: { 'Content-Type': 'text/html' } }),
    { kind: 'notJson', seen: 'a web page' },
  ],
  [
    'games.hot',
    'JSON that is cut off',
    instead('{"success":tr'),
    { kind: 'notJson', seen: 'something else (application/json)' },
  ],
  field('games.popular', 'nothing in an object', [], {
    field: 'value.list',
    seen: 'nothing',
    expected: 'a list',
  }),
  [
    'games.winners',
    '404',
    instead(html, { status: 404 }),
    { kind: 'status', field: 'status', seen: '404 (the call is missing)', expected: '200' },
  ],
  ['games.rows', '500', instead('{}', { status: 500 }), { kind: 'status', seen: '500 (it failed)' }],
  field('games.vendors', 'null in a field', ['lanes', 0, 'cards', 0, 'displayName'], {
    seen: 'null',
    expected: 'text',
  }),
  [
    'games.liveTables',
    'another type',
    withHeaders({ 'Content-Type': 'text/plain' }),
    { kind: 'contentType', field: 'header Content-Type', seen: 'text/plain', expected: 'application/json' },
  ],
  field('games.filters', 'a number as text', ['volatility', 0, 'count'], {
    seen: '"132"',
    expected: 'a number',
  }),
  [
    'lottery.recent',
    'a challenge',
    instead(html, { status: 403, headers: { 'cf-mitigated': 'challenge' } }),
    { kind: 'status', seen: '403 (a challenge of the content network)', expected: '200' },
  ],
  [
    'games.rooms',
    'a redirect',
    instead('', { status: 302, headers: { Location: 'https://other.example/login?next=secret' } }),
    { kind: 'redirect', seen: '302 to https://other.example/…', expected: 'no redirect' },
  ],
  [
    'games.events',
    'no envelope',
    instead('{"list":[]}'),
    { kind: 'envelope', field: 'success', seen: 'nothing', expected: 'true or false' },
  ],
  [
    'lottery.menu',
    'a list for an envelope',
    instead('[]'),
    { kind: 'envelope', field: '', seen: 'a list of 0 items', expected: 'an object' },
  ],
  [
    'lottery.latest',
    'success as text',
    inEnvelope((good) => ({ ...good, success: 'true' })),
    { kind: 'envelope', field: 'success', seen: '"true"' },
  ],
  [
    'promotions.list',
    'a refusal',
    inEnvelope(() => ({ success: false, message: 'No promotions', code: 'NO_PROMO' })),
    { kind: 'refused', field: 'success', seen: 'false, NO_PROMO: No promotions', expected: 'true' },
  ],
  [
    'points.items',
    '429 without a time',
    instead('', { status: 429 }),
    { kind: 'status', field: 'header Retry-After', seen: 'nothing, with 429' },
  ],
  ['rankings.top', '503', instead('busy', { status: 503 }), { kind: 'status', seen: '503 (unavailable)' }],
  ['feedback.rules', 'too much', () => new Response(endless()), { kind: 'tooLarge', seen: 'more than 5 MB' }],
  field('join.terms', 'text in a field', ['levels'], { seen: /doctype/, expected: 'a number or null' }),
  [
    'system.whitelabel',
    'another merchant',
    inEnvelope((good) => ({ ...good, value: { ...Object(good.value), merchant: 'tanglaw' } })),
    {
      kind: 'brand',
      field: 'value.merchant',
      seen: '"tanglaw"',
      expected: '"palaro", as the brand palaro says',
    },
  ],
  field('member.promotionCount', 'a number as text', ['count'], { seen: '"99"', expected: 'a number' }),
  field('member.balance', 'no field', ['sumBalance'], {
    seen: 'nothing',
    expected: 'an amount such as "12480.75"',
  }),
  [
    'member.consolidated',
    'not an amount',
    inEnvelope((good) => ({ ...good, value: 7 })),
    { kind: 'value', field: 'value', seen: '9', expected: 'an object' },
  ],
  [
    'member.unreadCount',
    'open to everybody',
    (good) => (good.status === 401 ? Response.json({ success: true, value: { count: 1 } }) : good),
    { kind: 'open', field: 'status', seen: '200 and a value without a token', expected: '401' },
  ],
  [
    'chat.unread',
    '403 without a session',
    (good) =>
      good.status === 401
        ? Response.json({ success: false, code: 'NO', message: '' }, { status: 403 })
        : good,
    { kind: 'open', seen: '403 without a token', expected: '401' },
  ],
  [
    'rewards.waiting',
    '401 with a session',
    instead('{}', { status: 401 }),
    { kind: 'status', seen: '401 (no session)' },
  ],
  [
    'games.recent',
    'private and left to caches',
    withHeaders({ 'Cache-Control': 'private, max-age=60' }),
    {
      kind: 'kept',
      field: 'header Cache-Control',
      seen: 'private, max-age=60',
      expected: 'no-store',
      site: /one on the way/,
    },
  ],
  [
    'transfers.options',
    'no amount',
    inEnvelope((good) => ({ ...good, value: { ...Object(good.value), min: 'fifty' } })),
    { kind: 'value', field: 'value.min', seen: '"aaaaa"', expected: 'an amount such as "12480.75"' },
  ],
  field('devices.signedIn', 'null in a field', ['list', 0, 'deviceId'], { seen: 'null', expected: 'text' }),
  [
    'devices.logins',
    'an unknown state',
    inEnvelope((good) => ({
      ...good,
      value: { list: [firstOf(good.value), { ...firstOf(good.value), outcome: 'MAYBE' }], total: null },
    })),
    { kind: 'value', field: 'value.list.1.outcome', seen: '"MAYBE"' },
  ],
  field('identity.check', 'a flag as a digit', ['required'], { seen: '"0"', expected: 'true or false' }),
  field('contacts.bound', 'an object in a field', ['email'], {
    seen: 'an object with 1 field',
    expected: 'text or null',
  }),
  field('payout.banks', 'text in a field', ['banks', 0, 'rule'], { seen: /^"</, expected: 'an object' }),
  field('withdrawals.terms', 'no field', ['day', 'count'], { seen: 'nothing', expected: 'a number' }),
  field('missions.summary', 'null in a list', ['list'], { seen: 'null', field: /^value\.list\.\d+$/ }),
  field('rebates.summary', 'null in a field', ['list', 0, 'percent'], { seen: 'null', expected: 'text' }),
  field('agentTeam.own', 'a number as text', ['members'], { seen: /^"9+"$/, expected: 'a number' }),
  field('agentRegister.options', 'a strange item in a list', ['kinds'], {
    field: 'value.kinds.2',
    seen: 'an object with 1 field',
    expected: '"member" or "agent"',
  }),
  field('agentDividends.requests', 'no field', ['running', 'rate'], { seen: 'nothing', expected: 'text' }),
  field('agentIncome.overview', 'null in a field', ['asOf'], { seen: 'null', expected: 'a number' }),
  [
    'agentNews.list',
    'a list nested without end',
    instead(`{"success":true,"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    { kind: 'value', field: 'value' },
  ],
]

describe('[OPS-03, NET-07] each deviation of a gateway is named', () => {
  let report: Report
  beforeAll(async () => {
    for (const [call, , change] of rows) gateway.changes.set(call, change)
    report = await run({ login: agent })
  })

  test.each(rows)('%s, %s', (call, _what, _change, found) => {
    const asked = Object.entries(found).map(([name, one]) => [name, matching(one)])
    expect(of(report, call)?.deviations).toContainEqual(expect.objectContaining(Object.fromEntries(asked)))
  })

  test.each([
    ['system.permission', 'does without it'],
    ['system.status', 'reads it as what it can only mean'],
    ['games.vendors', 'shows the code, or a picture of its own'],
    ['system.domainRoute', 'leaves that item out'],
    ['devices.logins', 'counts what has come'],
    [
      'agentNews.list',
      'in the agent’s news, drops the whole answer and says that there is a technical problem, code G-',
    ],
    ['games.liveTables', 'takes it all the same'],
    [
      'games.rooms',
      'in the lobby, says that something on the way answers in the gateway’s place: the visitor’s network',
    ],
    ['games.winners', 'in the lobby, says that something went wrong (HTTP 404)'],
    ['promotions.list', 'in promotions, shows the gateway’s own words'],
    ['points.items', 'in the points mall, says when to try again: in 60 s'],
    ['rewards.waiting', 'in rewards, ends the session, drops what belongs to it, and offers the login'],
    ['system.whitelabel', 'shows what another merchant’s gateway answers'],
    ['member.unreadCount', 'never asks without a session, but anybody else can'],
    ['chat.unread', 'doesn’t notice that a session has ended'],
  ])('%s: the site %s', (call, site) => {
    expect(of(report, call)?.deviations.map((one) => one.site)).toContainEqual(expect.stringContaining(site))
  })

  test('the site reports no other deviation', () => {
    const changed = new Set(rows.map(([call]) => call))
    expect(report.calls.filter(({ id, deviations }) => deviations.length > 0 && !changed.has(id))).toEqual([])
    expect(exitCodeOf(report)).toBe(1)
  })
})
