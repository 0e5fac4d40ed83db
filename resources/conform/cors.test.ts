import { describe, expect, test } from 'vitest'
import { MoneyKey } from '#lib/gateway/money-key.ts'
import { prepareRequest } from '#lib/gateway/request.ts'
import { anything } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { askedHeaders, corsOfAnswer, corsOfPreflight } from './cors.ts'
import { conform } from './run.ts'
import { startDeviatingGateway } from './testing/deviating-gateway.ts'
import { optionsFor } from './testing/options.ts'

const origin = 'https://site.example'
const granted = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Language, Merchant',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
}
const answered = (headers: Record<string, string>, status = 204) => ({
  url: 'https://gateway.example/wps/member/info',
  status,
  headers: new Headers(headers),
  text: '',
  took: 1,
})
const without = (name: keyof typeof granted) =>
  Object.fromEntries(Object.entries(granted).filter(([one]) => one !== name))

describe('[OPS-03] which fault a preflight has with', () => {
  test.each([
    ['nothing is missing', contract.cashier.deposit, answered(granted), []],
    [
      'stars for a call without a session',
      contract.system.status,
      answered({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }),
      [],
    ],
    [
      'a star does not stand for the token',
      contract.member.info,
      answered({ ...granted, 'Access-Control-Allow-Headers': '*' }),
      ['preflight header Access-Control-Allow-Headers'],
    ],
    [
      'no origin',
      contract.member.info,
      answered(without('Access-Control-Allow-Origin')),
      ['preflight header Access-Control-Allow-Origin'],
    ],
    [
      'another origin',
      contract.member.info,
      answered({ ...granted, 'Access-Control-Allow-Origin': 'https://other.example' }),
      ['preflight header Access-Control-Allow-Origin'],
    ],
    [
      'two origins',
      contract.member.info,
      answered({ ...granted, 'Access-Control-Allow-Origin': `${origin}, ${origin}` }),
      ['preflight header Access-Control-Allow-Origin'],
    ],
    [
      'no method that needs leave',
      contract.session.logout,
      answered(without('Access-Control-Allow-Methods')),
      ['preflight header Access-Control-Allow-Methods'],
    ],
    [
      'no headers',
      contract.system.status,
      answered(without('Access-Control-Allow-Headers')),
      ['preflight header Access-Control-Allow-Headers'],
    ],
    ['no leave for OPTIONS', contract.system.status, answered(granted, 405), ['preflight status']],
    [
      'no answer to OPTIONS',
      contract.system.status,
      { problem: { name: 'slow' as const, message: 'doesn’t answer', advice: '' }, took: 1 },
      ['preflight'],
    ],
  ])('%s', (_what, endpoint, exchange, fields) => {
    expect(corsOfPreflight(endpoint, exchange, origin).map(({ field }) => field)).toEqual(fields)
  })

  test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s asks for the headers that the site sends',
    async (_id, endpoint) => {
      const key = endpoint.movesMoney && new MoneyKey('k')
      const input = endpoint.carrier === 'file' ? { bytes: new ArrayBuffer(1), type: 'image/png' } : {}
      const { init } = await prepareRequest({ ...endpoint, input: anything }, input, key, {
        baseUrl: '',
        merchant: 'm',
        language: () => 'EN',
        session: () => 1,
        sessionHeaders: () => ({ Authorization: 'Bearer t' }),
        encrypt: () => Promise.resolve('sealed'),
        onMisfit() {},
        onFault() {},
      })
      const sent = [...new Headers(init.headers).keys()].filter((name) => name !== 'accept')
      expect(sent).toEqual(askedHeaders(endpoint))
    },
  )
})

describe('[OPS-03] which headers a browser passes to a site on another origin', () => {
  const name = 'header Access-Control-Expose-Headers'
  test.each([
    ['both headers', 'retry-after, DATE', []],
    ['a star', '*', []],
    ['none', '', ['Date', 'Retry-After']],
    ['another one', 'X-Trace', ['Date', 'Retry-After']],
    ['only the clock', 'Date', ['Retry-After']],
    ['only the wait', 'Retry-After', ['Date']],
  ])('of the headers that the site reads, %s', (_what, value, missing) => {
    const answer = answered({ ...granted, 'Access-Control-Expose-Headers': value }, 200)
    const found = corsOfAnswer(answer, origin)
    expect(found.map(({ field, expected }) => [field, expected])).toEqual(missing.map((one) => [name, one]))
  })

  test('and what the site does without them', () => {
    const [clock, wait] = corsOfAnswer(answered(without('Access-Control-Expose-Headers'), 200), origin)
    expect(clock?.site).toContain('takes the player’s clock for right')
    expect(wait?.site).toContain('try again in 60 s')
  })
})

test('[OPS-03] a gateway without CORS is found when the site has another origin, and only then', async () => {
  const gateway = await startDeviatingGateway()
  const found = async (site?: string) =>
    (await conform(optionsFor(gateway.origin, { origin: site }), () => {})).calls.filter(
      ({ deviations }) => deviations.length > 0,
    )
  expect(await found()).toEqual([])
  const blocked = await found(origin)
  expect(blocked).toHaveLength(allEndpoints.length)
  expect(blocked[0]?.deviations.map(({ kind, site }) => [kind, site])).toContainEqual([
    'cors',
    expect.stringContaining('the browser withholds the answer'),
  ])

  gateway.changes.set('*', async (good, request) => {
    // As browsers do, it is asked in the name of the site.
    if (request.headers.get('Origin') !== origin) return good
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: granted })
    return new Response(await good.text(), {
      status: good.status,
      headers: { 'Content-Type': 'application/json', ...granted },
    })
  })
  expect(await found(origin)).toEqual([])
  await gateway.close()
})
