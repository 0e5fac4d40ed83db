import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

const { games, lottery, member, session, system } = contract
const list = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  channel: 'WEB',
  merchant: 'palaro',
  language: 'EN',
  pageNo: 1,
  pageSize: 15,
}
const popular = { count: 20, prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB', language: 'EN' }
const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'SEA',
  lottoView: 'lobby',
  device: 'WEB',
  backUrl: 'http://127.0.0.1:4310/',
  language: 'EN',
}
const announced = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' }
const hot = { merchantCode: 'palaro', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' }
const demo = { os: 'linux', platform: 'W', random: 'modnar', gatewayVersion: 3 }
const winners = { gameCategory: 'ALL', language: 'EN', limitNum: 20 }

/** Calls that succeed, each with a field and values that make it fail. */
const fixed: [Endpoint, object, string, unknown[]][] = [
  [games.popular, popular, 'count', [-5, 0, 1.5, 1e9]],
  [games.popular, popular, 'prizeMode', ['XX', '', 'Lott,,SEA']],
  [games.popular, popular, 'device', ['TV', 'web']],
  [games.winners, winners, 'gameCategory', ['RNG', '']],
  [games.winners, winners, 'limitNum', [-1, 0, 5000]],
  [games.hot, hot, 'isPlatform', [1]],
  [games.hot, hot, 'platform', ['W', 'flash']],
  [games.hot, hot, 'merchantCode', ['nobody', '']],
  [games.list, list, 'clientType', [1, 4]],
  [games.list, list, 'platform', ['html5-mobile']],
  [games.list, list, 'channel', ['APP']],
  [games.list, list, 'merchant', ['nobody']],
  [games.list, { ...list, minLineNum: 0 }, 'minLineNum', [9]],
  [games.list, list, 'pageNo', [0, -1, 1.5]],
  [games.list, list, 'pageSize', [0, 100_000]],
  [games.lobbyLaunch, lobby, 'lottoArea', ['PH']],
  [games.lobbyLaunch, lobby, 'launchMode', ['RNG']],
  [games.lobbyLaunch, lobby, 'lottoPrizeMode', ['XX', 'Lott,SEA']],
  [lottery.menu, { prizeMode: 'SEA', device: 'WEB', language: 'EN' }, 'prizeMode', ['sea']],
  [system.announcements, announced, 'types', ['X', 'B,X']],
  [system.announcements, announced, 'execution', ['A']],
  [system.announcements, announced, 'platform', ['D']],
  [system.whitelabel, { platform: 'web', language: 'EN' }, 'platform', ['W']],
  [session.freePlay, demo, 'gatewayVersion', [2]],
  [session.freePlay, demo, 'platform', ['web']],
  [member.register, newcomer('wirerules'), 'registerMethod', ['APP']],
]

test.each(fixed)('[NET-06] %o holds what the specification fixes: %o, its %s never %j', async (...given) => {
  const [endpoint, input, field, wrong] = given
  const token = await client.logInFor(endpoint)
  for (const value of wrong) {
    const refused = await client.send(endpoint, { ...input, [field]: value }, { token })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      message: expect.stringContaining(field),
    })
  }
  expect(await client.call(endpoint, input, { token })).toMatchObject({ success: true })
})

test.each(['', 'nobody', 'PALARO'])('[NET-06] a call for the merchant %j is refused', async (merchant) => {
  const response = await client.send(games.menus, { language: 'EN' }, { headers: { Merchant: merchant } })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, code: 'UNKNOWN_MERCHANT' })
})

test.each([
  ['127.0.0.1:4310', true],
  ['localhost', true],
  ['palaro.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  ['http://', false],
])('[REG-06] an agent’s code on the domain %j is good: %j', async (domain, valid) => {
  expect(await client.value(member.affiliate, { code: 'AGENT2', domain })).toEqual({ valid })
  expect(await client.value(member.affiliate, { code: 'NOBODY', domain })).toEqual({ valid: false })
})
