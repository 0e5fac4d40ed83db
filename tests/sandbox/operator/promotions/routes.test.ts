import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { applicationStates, promotionTypes } from '#shared/contract/endpoints/promotions.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())
beforeEach(() => client.server.sandbox.reset({ data: true }))

const list = async (language = 'EN') =>
  (await client.value(contract.promotions.list, { language, platform: 'web' })).list
const states = async (token: string) =>
  (await client.value(contract.promotions.states, { platform: 'web' }, { token })).list

test('[PRO-01] promotions that run, are about to or ended lately are listed, those that ended last', async () => {
  const now = client.server.sandbox.clock.now()
  const promotions = await list()
  const over = promotions.map(({ endTime }) => typeof endTime === 'number' && endTime <= now)
  expect(over.indexOf(true)).toBeGreaterThan(0)
  expect(over.slice(over.indexOf(true))).not.toContain(false)
  expect(promotions.filter(({ startTime }) => startTime > now).length).toBeGreaterThan(0)
  for (const { type } of promotions) expect(promotionTypes).toContain(type)
})

test('[PRO-01] the Zalo reward says in the sandbox’s words what it is, and what it needs', async () => {
  const zalo = (await list('TY')).find(({ promotionId }) => promotionId === 'zalo')
  expect(zalo).toMatchObject({ title: 'Zalo reward hanggang 131K', redeemContacts: ['ZALO', 'WHATSAPP'] })
})

test('[PRO-01] a promotion of a game brings what its launch wants', async () => {
  const sports = (await list()).find(({ promotionId }) => promotionId === 'sports')
  expect(sports).toMatchObject({
    linkageType: 'GAME',
    game: { gameName: 'Kampeon Sportsbook', gameType: 'SPORTS' },
  })
})

test('[PRO-01] how an account stands is its own, and changes with the operator’s decision', async () => {
  const { sandbox } = client.server
  const juan = await client.logIn('juan')
  expect(await states(juan)).toContainEqual({ promotionId: 'app', state: 'rejected' })
  const rico = await client.logIn('rico')
  expect(await states(rico)).toEqual([])

  const decide = (body: object) =>
    client.fetch('/__sandbox/api/accounts/rico/promotions/rebate', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  for (const state of applicationStates) {
    await decide({ state })
    expect((await states(rico)).map((one) => [one.promotionId, one.state])).toEqual([['rebate', state]])
  }
  expect((await decide({ state: 'blessed' })).status).toBe(400)
  await decide({})
  expect(await states(rico)).toEqual([])
  expect(sandbox.calls.violations).toEqual([])
})
