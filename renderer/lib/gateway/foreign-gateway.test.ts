import { beforeEach, describe, expect, test } from 'vitest'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { type GatewayMapping, wireMapping } from '#shared/contract/wire-mapping.ts'

/** The mapping of a gateway that has other paths, fields and codes than the contract. */
const mapping: GatewayMapping = {
  headers: { 'X-Tenant': 'manila' },
  envelope: {
    success: 'status',
    successIs: ['ok'],
    value: 'data',
    message: 'error.text',
    code: 'error.id',
  },
  codes: { '4031': 'WRONG_CREDENTIALS' },
  endpoints: {
    'session.login': {
      path: '/auth/v1/tokens',
      method: 'PUT',
      request: { username: 'user', password: 'secret' },
      answer: { token: 'access.jwt', firstTimeLogin: 'flags.first' },
    },
    'games.list': {
      path: '/catalogue/games',
      method: 'POST',
      request: { gameType: 'filter.kind', pageNo: 'page.number', pageSize: 'page.size' },
      answer: {
        list: 'rows',
        total: 'count.all',
        totalPages: 'count.pages',
        'list[].nodeId': 'id',
        'list[].gameName': 'title.en',
        'list[].vassalage': 'studio.code',
        'list[].icon': 'picture',
      },
      codes: { gone: 'GAME_LIST_CLOSED' },
    },
  },
}

const rows = [
  {
    id: 7,
    title: { en: 'Golden Carabao' },
    studio: { code: 'KD' },
    gameType: 'RNG',
    gameCode: 'KD-7',
    picture: '/7',
  },
  {
    id: 8,
    title: { en: 'Perlas' },
    studio: { code: 'KD' },
    gameType: 'RNG',
    gameCode: 'KD-8',
    picture: '/8',
  },
]

let requests: Request[]
let open: boolean

/** The foreign gateway: knows its own addresses, names and codes, and nothing of the contract. */
async function foreignGateway(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init)
  requests.push(request.clone())
  const body: unknown = JSON.parse(await request.text())
  const refuse = (id: number | string, text: string) => Response.json({ status: 'no', error: { id, text } })
  switch (`${request.method} ${new URL(url).pathname}`) {
    case 'PUT /auth/v1/tokens':
      return JSON.stringify(body).includes('Palaro123')
        ? Response.json({ status: 'ok', data: { access: { jwt: 'a.b.c' }, flags: { first: false } } })
        : refuse(4031, 'No such pair.')
    case 'POST /catalogue/games':
      return open
        ? Response.json({ status: 'ok', data: { rows, count: { all: 2, pages: 1 } } })
        : refuse('gone', 'Closed.')
    default:
      return new Response('not found', { status: 404 })
  }
}

const gateway = quietGateway('https://foreign.example', {
  sessionHeaders: () => ({ Authorization: 'Bearer a.b.c' }),
  encrypt: (payload) => Promise.resolve(JSON.stringify(payload)),
  mapping: wireMapping(mapping),
})
const send = foreignGateway
const login = (password: string) =>
  gateway.call(contract.session.login, { type: 'username', username: 'juan', password }, { send })
const games = () =>
  gateway.call(
    contract.games.list,
    {
      clientType: 1,
      platform: 'web',
      language: 'EN',
      pageNo: 1,
      pageSize: 20,
      channel: 'c',
      merchant: 'palaro',
      gameType: 'RNG',
    },
    { send },
  )

beforeEach(() => {
  requests = []
  open = true
})

describe('[OPS-02] a gateway that differs from the contract is mapped', () => {
  test('a login goes to its address, in its names, sealed as ever, and begins a session', async () => {
    expect(await login('Palaro123')).toEqual({ token: 'a.b.c', firstTimeLogin: false })
    const [request] = requests
    expect(request?.headers.get('X-Tenant')).toBe('manila')
    expect(await request?.json()).toEqual({
      payload: JSON.stringify({ type: 'username', user: 'juan', secret: 'Palaro123' }),
    })
  })
  test('a refusal has our code and its words', async () => {
    await expect(login('wrong')).rejects.toMatchObject({
      fault: { kind: 'refused', code: 'WRONG_CREDENTIALS', message: 'No such pair.' },
    })
    open = false
    expect(await games().then(undefined, faultOf)).toMatchObject({
      kind: 'refused',
      code: 'GAME_LIST_CLOSED',
    })
  })
  test('a query becomes a body with nested names, and the rows become games', async () => {
    expect(await games()).toMatchObject({
      list: [
        { nodeId: '7', gameName: 'Golden Carabao', vassalage: 'KD', icon: '/7' },
        { nodeId: '8', gameName: 'Perlas' },
      ],
      total: 2,
      totalPages: 1,
    })
    expect(await requests[0]?.json()).toMatchObject({
      filter: { kind: 'RNG' },
      page: { number: 1, size: 20 },
      language: 'EN',
    })
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer a.b.c')
  })
  test('a call without a mapping stays as the contract has it', async () => {
    const failed = gateway.call(
      contract.session.logout,
      {},
      { send: async () => new Response('', { status: 404 }) },
    )
    expect(await failed.then(undefined, faultOf)).toEqual({ kind: 'failed', status: 404 })
  })
  test('an answer that the desktop’s main process has translated isn’t translated again', async () => {
    const translated = async () =>
      Response.json(
        { success: true, value: { list: [], total: 0, totalPages: 0 } },
        { headers: { 'x-translated': '1' } },
      )
    expect(
      await gateway.call(
        contract.games.recent,
        { clientType: 1, pageNo: 1, pageSize: 1, language: 'EN' },
        {
          send: translated,
        },
      ),
    ).toEqual({ list: [], total: 0, totalPages: 0 })
  })
})
