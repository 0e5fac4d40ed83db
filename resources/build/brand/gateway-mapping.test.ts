import { describe, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { wireEndpoints, wireNamespaces } from '#shared/contract/wire-endpoints.ts'
import { type GatewayMapping, wireMapping } from '#shared/contract/wire-mapping.ts'
import { readMapping } from './gateway-mapping.ts'

const read = (content: unknown) => readMapping(content, 'resources/brand/x/gateway.json')
const of = (id: string, own: object) => ({ endpoints: { [id]: own } })

describe('[OPS-02, OPS-01] a mapping that doesn’t agree with the contract is refused, and says why', () => {
  test.each<[unknown, RegExp]>([
    [[], /whole file.*, not \[\]/],
    [{ endpoint: {} }, /whole file.*there is no "endpoint"/],
    [{ envelope: { succes: 'ok' } }, /envelope: there is no "succes"/],
    [{ envelope: { successIs: [] } }, /envelope\.successIs: /],
    [{ envelope: { value: 'data..rows' } }, /envelope\.value: names like data\.rows, not "data\.\.rows"/],
    [of('games.lst', {}), /"games\.lst" is no call of the contract; npm run contract lists them/],
    [of('games.list', { path: 'games' }), /endpoints\.games\.list\.path: a path like .*, not "games"/],
    [of('games.list', { path: '/games?x=1' }), /path: a path like/],
    [of('games.list', { path: '/a/../b' }), /path: a path like/],
    [of('games.list', { path: '//evil.example/a' }), /path: a path like/],
    [of('games.list', { path: '/promotions/games' }), /is below a page of the site.*use one like \/api/],
    [of('games.list', { path: '/assets/games' }), /is below a page of the site/],
    [
      of('games.list', { path: '/wps/system/setting' }),
      /GET \/wps\/system\/setting is that of system\.settings already/,
    ],
    [of('games.list', { method: 'PATCH' }), /endpoints\.games\.list\.method: .*not "PATCH"/],
    [of('games.list', { headers: { Authorization: 'x' } }), /Authorization is set by the client/],
    [{ headers: { 'X Bad': '1' } }, /headers/],
    [{ headers: { 'X-Line': 'a\nb' } }, /plain text of up to 200 characters/],
    [
      of('games.list', { request: { gameTipe: 'kind' } }),
      /request: "gameTipe" is no field of this call; there are .*gameType/,
    ],
    [of('games.list', { request: { gameType: 'filter.kind' } }), /"filter\.kind" can't be nested/],
    [of('games.list', { request: { gameType: '' } }), /request\.gameType: "" is no name/],
    [
      of('games.list', { answer: { 'list[].nam': 'x' } }),
      /answer: "list\[\]\.nam" is no field of this call; there are list, /,
    ],
    [of('games.list', { answer: { list: 7 } }), /answer\.list: .*not 7/],
    [of('session.login', { method: 'GET' }), /this call is encrypted, so it needs a body/],
    [of('feedback.picture', { method: 'DELETE' }), /this call sends a file/],
    [of('feedback.picture', { request: { bytes: 'file' } }), /"bytes" is no field of this call; it has none/],
    [{ codes: { 7: 'wrong password' } }, /codes\.7: a code like SMS_CODE_INVALID, not "wrong password"/],
  ])('%j', (content, why) => {
    expect(() => read(content)).toThrow(why)
    expect(() => read(content)).toThrow(
      /^The gateway mapping resources\/brand\/x\/gateway\.json can't be used:\n {2}/,
    )
  })

  test('reports all faults of a mapping at once', () => {
    expect(() => read({ endpoints: { 'a.b': {}, 'games.list': { answer: { x: 'y' } } } })).toThrow(
      /"a\.b" is no call[^]*"x" is no field/,
    )
  })
})

describe('[OPS-02] a mapping', () => {
  const { list } = contract.games
  const translate = (answer: Record<string, string>, value: unknown, rest: GatewayMapping = {}) =>
    wireMapping({ ...rest, ...of(list.id, { answer }) }).answer(list, { success: true, value })

  test.each<[string, Record<string, string>, unknown, unknown]>([
    ['renames a field', { total: 'count' }, { count: 3 }, { total: 3 }],
    [
      'takes a nested one',
      { total: 'page.count' },
      { page: { count: 3, no: 1 } },
      { page: { no: 1 }, total: 3 },
    ],
    [
      'swaps two',
      { total: 'totalPages', totalPages: 'total' },
      { total: 1, totalPages: 2 },
      { total: 2, totalPages: 1 },
    ],
    ['makes a list that was the whole value a field', { list: '' }, [{ a: 1 }], { list: [{ a: 1 }] }],
    [
      'renames in a list’s items',
      { 'list[].icon': 'pic' },
      { list: [{ pic: 1 }, null] },
      { list: [{ icon: 1 }, null] },
    ],
    ['leaves what isn’t there', { total: 'count' }, { total: 5 }, { total: 5 }],
    ['leaves what is no list', { 'list[].icon': 'pic' }, { list: 'none' }, { list: 'none' }],
    ['takes nothing that is inherited', { total: 'constructor.name' }, {}, {}],
  ])('%s', (_, answer, value, expected) => {
    expect(translate(answer, value)).toMatchObject({ success: true, value: expected })
  })

  test('reads success as the gateway says it', () => {
    const wire = wireMapping({ envelope: { success: 'code', successIs: [0], value: 'data' } })
    expect(wire.answer(list, { code: '0', data: 1 })).toMatchObject({ success: true, value: 1 })
    expect(wire.answer(list, { code: 17 })).toMatchObject({ success: false, code: 17 })
    expect(wire.answer(list, {})).toMatchObject({ success: undefined })
    expect(wire.answer(list, 'text')).toBe('text')
  })

  test('makes the addresses and first segments of the gateway known', () => {
    const wire = wireMapping(of(list.id, { path: '/catalogue/games', method: 'POST' }))
    expect(wireEndpoints(wire)('POST', '/catalogue/games')?.id).toBe('games.list')
    expect(wireEndpoints(wire)(list.method, list.path)).toBeUndefined()
    expect(wireNamespaces(wire)).toEqual(['wps', 'lgw', 'lotto', 'catalogue'])
  })

  test('changes nothing if it is empty', () => {
    const wire = wireMapping({})
    const answer = { success: true, value: { a: 1 }, message: 'm', code: 7 }
    expect(wire.answer(list, answer)).toEqual(answer)
    expect(wire.translates(list)).toBe(false)
    expect(wire.fields(list, { a: 1 })).toEqual({ a: 1 })
    expect(wire.call(list)).toMatchObject({ method: list.method, path: list.path, carrier: list.carrier })
  })
})
