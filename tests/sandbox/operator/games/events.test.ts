import { afterEach, expect, test } from 'vitest'
import { type Listener, listen } from '#sandbox/entry/listen.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { createProvider, type Provider } from '#sandbox/provider/app.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

const clients: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of clients.splice(0)) await each.close()
})

/** A gateway, with its provider unless `alone`. */
async function gateway(alone = false): Promise<TestClient> {
  const client = new TestClient({ providerOrigin: 'http://127.0.0.1:9' })
  clients.push(client)
  if (alone) return client
  const { sandbox } = client.server
  const provider: Provider = createProvider({
    walletUrl: 'http://127.0.0.1:9',
    secret: sandbox.walletSecret,
    frameAncestors: () => [],
    now: sandbox.clock.now,
  })
  const listener: Listener = await listen(provider.app, 0)
  sandbox.providerOrigin = listener.origin
  clients.push({
    async close() {
      await listener.close()
      provider.close()
    },
  })
  return client
}

const eventsOf = async (client: TestClient, language = 'EN') =>
  (await client.value(contract.games.events, { language })).list
type Events = Awaited<ReturnType<typeof eventsOf>>
const of = (list: Events, vendor: string) => list.find(({ vassalage }) => vassalage === vendor)

test('[SPT-01] each vendor tells its events of today, those in play, the next start and its limits', async () => {
  const list = await eventsOf(await gateway())
  expect(of(list, 'FB')).toMatchObject({
    gameType: 'SPORTS',
    gameName: 'Kampeon Sportsbook',
    minBet: expect.any(String),
    today: 6 * 576,
    number: null,
  })
  expect(of(list, 'FB')?.live).toBeGreaterThan(3)
  expect(of(list, 'FB')?.nextIn).toBeLessThan(150_000)
  expect(of(list, 'MG')).toMatchObject({ today: 3 * 576, sports: ['Basketball', 'Football', 'Volleyball'] })
  expect(of(list, 'AV')).toMatchObject({ gameType: 'ESPORTS', today: 3 * 576 })
  const arena = of(list, 'DS88')
  expect(arena).toMatchObject({ today: 960, live: 1, sports: [] })
  expect(arena?.number).toBeGreaterThan(0)
  expect(arena?.number).toBeLessThanOrEqual(960)
  expect(new Set(list.map(({ gameType, vassalage }) => `${gameType} ${vassalage}`)).size).toBe(list.length)
})

test('[SPT-01] sports are named in the language of the page', async () => {
  const client = await gateway()
  expect(of(await eventsOf(client, 'JA'), 'MG')?.sports?.[0]).toBe('バスケットボール')
  expect(of(await eventsOf(client), 'MG')?.sports?.[0]).toBe('Basketball')
})

test('[SPT-01] a lottery tells its next draw and its limits', async () => {
  const client = await gateway(true)
  const told = of(await eventsOf(client), 'ELOTT')
  const { nextIn, minBet } = told ?? {}
  expect(told).toMatchObject({ gameType: 'ELOTT', gameName: 'Kislap Keno' })
  expect(Number(minBet)).toBeGreaterThan(0)
  expect(nextIn).toBeGreaterThan(0)
  expect(nextIn).toBeLessThanOrEqual(60_000)
  client.server.clock.advance(Number(nextIn) + 1_000)
  expect(of(await eventsOf(client), 'ELOTT')?.nextIn).toBeGreaterThan(50_000)
})

test('[SPT-01] while the provider is away the limits are told, and no events', async () => {
  const [first, ...others] = await eventsOf(await gateway(true))
  expect(others.length).toBeGreaterThan(4)
  expect(first?.minBet).toBeDefined()
  for (const each of [first, ...others]) expect(each).not.toHaveProperty('today')
})

test('[SPT-01] vendors that are hidden have no events either', async () => {
  const client = await gateway(true)
  client.server.sandbox.settings.change({ hiddenVendors: 'FB' })
  expect(of(await eventsOf(client), 'FB')).toBeUndefined()
})
