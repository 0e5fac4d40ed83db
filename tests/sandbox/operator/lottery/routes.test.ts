import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { issueOf, lastDraws, nextDraw, timeOfIssue } from './schedule.ts'

let client: TestClient
let token: string
beforeAll(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterAll(() => client.close())

const modes = { prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB', language: 'EN' }
const menu = async (prizeMode = modes.prizeMode) =>
  (await client.value(contract.lottery.menu, { ...modes, prizeMode })).menus
const opened = async (gameCode: string, count = 100) =>
  (await client.value(contract.lottery.opened, { gameCode, count, language: 'EN' })).list

test('[LOT-01] the menu has the nine games under four account types, the Vietnamese first', async () => {
  const menus = await menu()
  expect(menus.map(({ accountType }) => accountType)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])
  expect(menus.flatMap(({ gameMenus }) => gameMenus)).toHaveLength(9)
})

test.each([
  ['SEA', ['TCG_SEA']],
  ['Elott', ['ELOTT']],
])('[LOT-01] with the prize mode %s the menu has %j', async (prizeMode, types) => {
  expect((await menu(prizeMode)).map(({ accountType }) => accountType)).toEqual(types)
})

test('[LOT-01] drawn numbers stand, a hundred at most, and go on by the clock', async () => {
  const [first] = (await menu())[0]?.gameMenus ?? []
  if (!first) throw new Error('the menu is empty')
  const before = await opened(first.gameCode)
  expect(before).toHaveLength(100)
  expect(new Set(before.map(({ issue }) => issue)).size).toBe(100)
  expect(await opened(first.gameCode)).toEqual(before)
  client.server.clock.advance(2 * first.drawEvery)
  const after = await opened(first.gameCode)
  expect(after.slice(2)).toEqual(before.slice(0, 98))
})

test('[LOT-01] every game tells its last numbers and when it draws and closes next', async () => {
  const { serverTime, list } = await client.value(contract.lottery.latest, modes)
  expect(Math.abs(serverTime - client.server.clock.now())).toBeLessThan(5_000)
  expect(list).toHaveLength(9)
  for (const { last, next } of list) {
    expect(last?.drawTime).toBeLessThanOrEqual(serverTime)
    expect(next.drawTime).toBeGreaterThan(serverTime)
    expect(next.closeTime).toBeLessThan(next.drawTime)
  }
})

test('[LOT-01] games opened on the lottery route come first among the recent ones', async () => {
  const [, second] = (await menu())[0]?.gameMenus ?? []
  const recent = async () => (await client.value(contract.lottery.recent, modes, { token })).list
  await client.value(
    contract.games.lobbyLaunch,
    {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'Lott',
      lottoGameCode: second?.gameCode,
      lottoView: 'betting',
      device: 'WEB',
      backUrl: 'http://127.0.0.1:4310/lott',
      language: 'EN',
    },
    { token },
  )
  expect((await recent())[0]?.gameCode).toBe(second?.gameCode)
  expect((await client.send(contract.lottery.recent, modes)).status).toBe(401)
})

test.each(['', 'JL-1001', "x' OR 1=1 --"])('no numbers for %j', async (gameCode) => {
  const answer = await client.call(contract.lottery.opened, { gameCode, count: 100, language: 'EN' })
  expect(answer).toMatchObject({ success: false, code: 'GAME_GONE' })
})

describe('the schedule', () => {
  const minute = 60_000
  const noon = Date.UTC(2026, 10, 21, 4)

  test.each([
    [noon, minute, '20261121-0721'],
    [Date.UTC(2026, 10, 20, 16), minute, '20261121-0001'],
    [Date.UTC(2026, 10, 20, 16) - 5 * minute, 5 * minute, '20261120-0288'],
  ])('a draw at %i, every %i ms, is called %s, and is found by that name', (time, period, issue) => {
    expect(issueOf(time, period)).toBe(issue)
    expect(timeOfIssue(issue, period)).toBe(time)
  })

  test.each(['', '20261121', '20261399-0001', '20261121-9999', '20261121-0000', 'x-1'])(
    '%j is no draw',
    (issue) => {
      expect(timeOfIssue(issue, minute)).toBeUndefined()
    },
  )

  test('each draw follows the last, and closes five seconds before it is held', () => {
    expect(lastDraws(noon + 1, minute, 3)).toEqual([noon, noon - minute, noon - 2 * minute])
    expect(nextDraw(noon, minute)).toMatchObject({ drawsAt: noon + minute, closesAt: noon + minute - 5_000 })
  })
})
