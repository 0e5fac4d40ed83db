/** Against a gateway that was written from the OpenAPI document alone, by the mapping beside it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import mapping from '../../tests/foreign-gateway/gateway.json' with { type: 'json' }
import { tenant } from '../../tests/foreign-gateway/site-routes.ts'
import {
  type ForeignGateway,
  islander,
  startForeignGateway,
} from '../../tests/foreign-gateway/start-foreign-gateway.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { readMapping } from '../build/brand/gateway-mapping.ts'
import type { Deviation } from './deviation.ts'
import type { Report } from './report.ts'
import { textReport } from './report-text.ts'
import { conform } from './run.ts'
import { optionsFor } from './testing/options.ts'

const map = readMapping(mapping, 'tests/foreign-gateway/gateway.json')
const own = Object.keys(mapping.endpoints)
/** What the gateway answers instead, by method and path. */
const changes = new Map<string, (answer: Response) => Response | Promise<Response>>()

let gateway: ForeignGateway
beforeAll(async () => {
  gateway = await startForeignGateway(async (request, answer) => {
    const change = changes.get(`${request.method} ${new URL(request.url).pathname}`)
    const good = await answer(request)
    return change ? change(good) : good
  })
})
afterAll(() => gateway.close())

const run = (mapped: typeof map | undefined) =>
  conform(
    optionsFor(gateway.origin, {
      brand: {
        ...loadBrand('palaro'),
        merchant: tenant,
        encryptionKeys: [gateway.publicKey],
        botCheck: { kind: 'none' },
      },
      origin: 'http://127.0.0.1:4310',
      login: { account: islander.name, password: islander.secret },
      writes: ['games.addFavourite', 'games.removeFavourite', 'member.register'],
      inputs: {
        'games.addFavourite': { nodeId: '101', vendor: 'LMT', gameType: 'RNG' },
        'games.removeFavourite': { nodeId: '101', vendor: 'LMT', gameType: 'RNG' },
        'member.register': {
          username: `newcomer${Math.random().toString(36).slice(2, 8)}`,
          password: 'Lawa2026',
          confirmPassword: 'Lawa2026',
          domain: 'http://127.0.0.1',
          registerUrl: 'http://127.0.0.1/register',
          registerMethod: 'WEB',
          login: true,
        },
      },
    }),
    () => {},
    mapped,
  )

const deviating = ({ calls }: Report, ids: readonly string[]) =>
  calls.filter(({ id, deviations }) => ids.includes(id) && deviations.length > 0)

describe('[OPS-02, OPS-03] a foreign gateway, called by its mapping,', () => {
  let report: Report
  beforeAll(async () => {
    changes.clear()
    report = await run(map)
  })

  test('conforms in each call that it has, and in what a browser asks before', () => {
    expect(deviating(report, own)).toEqual([])
    expect(report.problem).toBeUndefined()
    expect(report.calls.filter(({ id, notTried }) => own.includes(id) && notTried !== undefined)).toEqual([])
  })

  test('has every other call named as missing, private ones too', () => {
    const tried = report.calls.filter(({ id, notTried }) => !own.includes(id) && notTried === undefined)
    const open = tried.find(({ id }) => id === 'games.rows')
    const closed = tried.find(({ id }) => id === 'messages.list')
    for (const call of [open, closed])
      expect(call?.deviations.map(({ seen }) => seen)).toEqual(['404 (the call is missing), 1004'])
    expect(tried.filter(({ deviations }) => !deviations[0]?.seen.startsWith('404'))).toEqual([])
  })

  test('is shown by its own paths', () => {
    expect(report.calls.find(({ id }) => id === 'games.removeFavourite')).toMatchObject({
      method: 'DELETE',
      path: '/api/v1/me/favourites',
    })
  })
})

test('[OPS-02, OPS-03] without its mapping, none of it is found', async () => {
  changes.clear()
  const report = await run(undefined)
  expect(report.problem).toMatchObject({ name: 'missing' })
})

/** Answers with one part of the text replaced. Refusals of visitors stay. */
const instead = (good: string, bad: string) => async (answer: Response) => {
  const text = await answer.text()
  if (answer.ok && !text.includes(good)) throw new Error(`${good} is not in ${text}`)
  return new Response(text.replace(good, bad), answer)
}

const withoutTenant = (answer: Response): Response => {
  const headers = new Headers(answer.headers)
  headers.set('Access-Control-Allow-Headers', 'Authorization, Language, Merchant')
  return new Response(null, { status: answer.status, headers })
}

/** Each row is another call: what it answers, what it answers in place of that, and what is found. */
const rows: [call: string, address: string, good: string, bad: string, found: Partial<Deviation>][] = [
  [
    'member.balance',
    'GET /api/v1/me/money',
    '"amount":"4821.35"',
    '"sum":"4821.35"',
    { kind: 'value', wire: 'content.total.amount', field: 'value.sumBalance', seen: 'nothing' },
  ],
  [
    'games.list',
    'GET /api/v1/games',
    '"title":"Tarsier Gold"',
    '"title":null',
    { kind: 'value', wire: 'content.games.0.title', field: 'value.list.0.gameName', seen: 'null' },
  ],
  [
    'games.popular',
    'GET /api/v1/games/popular',
    '"art":"/games/101.svg"',
    '"art":101',
    { kind: 'value', wire: 'content.1.art', field: 'value.list.1.icon', seen: '101' },
  ],
  [
    'games.hot',
    'GET /api/v1/games/hot',
    '"id":"BGT"',
    '"code":"BGT"',
    {
      kind: 'value',
      wire: 'content.kinds.1.games.0.studio.id',
      field: 'value.categories.1.games.0.vassalage',
      seen: 'nothing',
    },
  ],
  [
    'system.status',
    'GET /api/v1/site/state',
    '"result":"OK",',
    '',
    { kind: 'envelope', wire: 'result', field: 'success', seen: 'nothing' },
  ],
  [
    'games.vendors',
    'GET /api/v1/games/studios',
    '"result":"OK"',
    '"result":"REFUSED"',
    { kind: 'refused', wire: 'result', field: 'success' },
  ],
  [
    'system.whitelabel',
    'GET /api/v1/tenant',
    '"id":"isla"',
    '"id":"bukid"',
    { kind: 'brand', wire: 'content.id', field: 'value.merchant', seen: '"bukid"' },
  ],
  [
    'system.announcements',
    'GET /api/v1/notices',
    '"promotion":[]',
    '"promotion":null',
    { kind: 'value', wire: 'content.promotion', field: 'value.promotion', seen: 'null' },
  ],
]

describe('[OPS-03] a deviation is named as the gateway has it, and as the contract does:', () => {
  let report: Report
  beforeAll(async () => {
    for (const [, address, good, bad] of rows) changes.set(address, instead(good, bad))
    changes.set('OPTIONS /api/v1/me/profile', withoutTenant)
    report = await run(map)
  })
  afterAll(() => changes.clear())

  test.each(rows)('%s, %s: %s becomes %s', (call, _address, _good, _bad, found) => {
    const [result] = deviating(report, [call])
    expect(result?.deviations).toContainEqual(expect.objectContaining(found))
  })

  test('a header of the mapping that pages may not send', () => {
    expect(deviating(report, ['profile.own'])[0]?.deviations).toEqual([
      expect.objectContaining({ kind: 'cors', field: 'preflight header Access-Control-Allow-Headers' }),
    ])
  })

  test('no other call has a deviation', () => {
    const changed = [...rows.map(([call]) => call), 'profile.own']
    const others = own.filter((id) => !changed.includes(id))
    expect(deviating(report, others)).toEqual([])
  })

  test('in the words of the report', () => {
    expect(textReport(report)).toContain(
      'member.balance  GET /api/v1/me/money\n  content.total.amount (in the contract value.sumBalance): nothing; expected ',
    )
  })
})
