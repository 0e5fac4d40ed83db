/** Launch parameters are signed by the gateway, and the provider rejects changed ones. */
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import type { PageData, RoundAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

let wallet: TestWallet
let app: Hono
beforeEach(async () => {
  wallet = await startTestWallet()
  wallet.setGame({ category: 'PVP', gameName: 'Pusoy Dos Plaza', minBet: '1.00', maxBet: '100.00' })
  ;({ app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [1],
  }))
})
afterEach(() => wallet.close())

const room = { room: 'KW-1052-2', stake: '50.00', seats: '4' }
const change = (path: string, alter: (query: URLSearchParams) => void): string => {
  const url = new URL(path, 'http://provider.example')
  alter(url.searchParams)
  return url.pathname + url.search
}

test.each<[string, (query: URLSearchParams) => void]>([
  ['another stake', (query) => query.set('stake', '1.00')],
  ['a stake twice', (query) => query.append('stake', '1.00')],
  ['another room', (query) => query.set('room', 'KW-1052-1')],
  ['no room', (query) => query.delete('room')],
  ['a parameter more', (query) => query.set('view', 'lobby')],
  ['another token', (query) => query.set('token', 'mine')],
  ['no signature', (query) => query.delete('signature')],
  ['another signature', (query) => query.set('signature', '0'.repeat(64))],
])('[LST-11] a launch with %s is refused, and its token is not used up', async (_, alter) => {
  const path = launchPath('room-1', room)
  const refused = await app.request(change(path, alter))
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('This link isn’t valid')
  expect(wallet.calls).toEqual([])
  expect((await app.request(path)).status).toBe(200)
})

test('[LST-11] the order of the parameters means nothing', async () => {
  const path = change(launchPath('room-2', room), (query) => query.sort())
  expect((await app.request(path)).status).toBe(200)
})

test('[LST-11] a room is played for its stake and for no other, whatever the page sends', async () => {
  const page = await (await app.request(launchPath('room-3', room))).text()
  const data: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  expect(data.bets).toEqual(['50.00'])
  const play = async (bet: string): Promise<RoundAnswer> => {
    const body = JSON.stringify({
      key: data.key,
      roundId: `round-${Number(bet) * 100}`,
      bet,
      choice: room.room,
    })
    const headers = { 'Content-Type': 'application/json' }
    const answer: RoundAnswer = await (
      await app.request('/api/round', { method: 'POST', headers, body })
    ).json()
    return answer
  }
  for (const bet of ['1.00', '49.99', '50.01', '100.00'])
    expect(await play(bet)).toMatchObject({ state: 'refused', code: 'BET_OUT_OF_RANGE' })
  expect(await play('50.00')).toMatchObject({ state: 'waiting', bet: '50.00' })
  expect(wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(1)
})
