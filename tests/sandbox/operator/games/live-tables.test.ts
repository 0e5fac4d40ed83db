/** The live tables on the site: what the gateway tells of them is what the provider's tables show. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listener, listen } from '#sandbox/entry/listen.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { createProvider, type Provider } from '#sandbox/provider/app.ts'
import { paceOf } from '#sandbox/provider/games/live/live-pace.ts'
import { askTables, mostTables } from '#sandbox/provider/wire/live-tables.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { stoppedClock } from '../clock/clock.ts'

const input = { count: 4, language: 'EN' }
let client: TestClient
let provider: Provider
let games: Listener
let asked = 0

beforeEach(async () => {
  asked = 0
  client = new TestClient({ clock: stoppedClock() })
  const { sandbox } = client.server
  provider = createProvider({
    walletUrl: 'http://127.0.0.1:9',
    secret: sandbox.walletSecret,
    frameAncestors: () => [],
    now: sandbox.clock.now,
  })
  games = await listen(
    {
      fetch: (request: Request) => {
        asked++
        return provider.app.fetch(request)
      },
    },
    0,
  )
  sandbox.providerOrigin = games.origin
})
afterEach(async () => {
  await games.close()
  provider.close()
  client.close()
})

const tables = async (more: Partial<typeof input> = {}) =>
  (await client.value(contract.games.liveTables, { ...input, ...more })).list

test('[HOM-05] the most played live tables come with players, time left and last results', async () => {
  const list = await tables()
  expect(list.map(({ game }) => game.gameName)).toEqual([
    'Amihan Baccarat A',
    'Bituin Roulette',
    'Dragon Tiger Bay',
    'Color Game Live',
  ])
  const now = client.server.clock.now()
  const pace = paceOf({ model: 'baccarat' })
  const intoRound = now % pace.whole
  expect(list[0]?.open).toBe(intoRound < pace.open)
  const left = (intoRound < pace.open ? pace.open : pace.whole) - intoRound
  expect(list[0]?.secondsLeft).toBe(Math.ceil(left / 1000))
  for (const { players, results } of list) {
    expect(players).toBeGreaterThan(20)
    expect(results).toHaveLength(10)
  }
  for (const [mark] of list[1]?.results ?? []) {
    expect(mark?.label).toMatch(/^\d{1,2}$/)
    expect(['red', 'black', 'green']).toContain(mark?.colour)
  }
  expect(list[3]?.results.every((dice) => dice.length === 3)).toBe(true)
})

test('[HOM-05] results are named in the language of the call', async () => {
  const labels = (await tables({ language: 'CN' }))[0]?.results.map(([mark]) => mark?.label)
  expect(labels?.every((label) => ['庄', '闲', '和'].includes(label ?? ''))).toBe(true)
})

test('[HOM-05] the provider is asked at most every two seconds, and again once time has passed', async () => {
  const before = await tables()
  await Promise.all([tables(), tables({ count: 2 }), tables()])
  expect(asked).toBe(1)
  client.server.clock.advance(90_000)
  const after = await tables()
  expect(asked).toBe(2)
  expect(after[0]?.results).not.toEqual(before[0]?.results)
})

test('[HOM-05] a provider that is dead, slow or talks nonsense leaves an empty list and no error', async () => {
  const answers: readonly (() => Response | Promise<Response>)[] = [
    () => new Response('<html>bad gateway</html>', { status: 502 }),
    () => Response.json({ tables: [{ nodeId: 7 }] }),
    () => new Promise<Response>(() => {}),
  ]
  for (const answer of answers) {
    const odd = await listen({ fetch: answer }, 0)
    client.server.sandbox.providerOrigin = odd.origin
    client.server.clock.advance(5_000)
    expect(await tables()).toEqual([])
    await odd.close()
  }
  client.server.sandbox.providerOrigin = 'http://127.0.0.1:9'
  client.server.clock.advance(5_000)
  expect(await tables()).toEqual([])
})

test('the provider tells its tables only to its gateway, and only so many', async () => {
  const { walletSecret } = client.server.sandbox
  const table = { nodeId: '1017', model: 'baccarat' }
  expect(await askTables(games.origin, walletSecret, [table])).toHaveLength(1)
  expect(await askTables(games.origin, 'another secret', [table])).toBeUndefined()
  expect(await askTables(games.origin, walletSecret, [{ ...table, nodeId: '1 OR 1' }])).toBeUndefined()
  const others = ['slot-low', 'keno', 'toString', 'unheard-of'].map((model) => ({ ...table, model }))
  expect(await askTables(games.origin, walletSecret, others)).toEqual([])
  const many = Array.from({ length: mostTables + 1 }, () => table)
  expect(await askTables(games.origin, walletSecret, many)).toBeUndefined()
})

test('[HOM-05] home’s row of live tables says the same of them', async () => {
  const { rows } = await client.value(contract.games.rows, { language: 'EN' })
  const row = rows.find(({ rowId }) => rowId === 'live')?.games ?? []
  for (const { game, players, results } of await tables()) {
    const shown = row.find(({ nodeId }) => nodeId === game.nodeId)
    expect(shown).toMatchObject({ players, results })
  }
})
