/** A provider that stops and restarts with the same database. No bet is lost, and none is paid twice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Database } from '#sandbox/operator/db/database.ts'
import { createProvider, type Provider } from './app.ts'
import { paceOf } from './games/live/live-pace.ts'
import type { PageData, RoundAnswer, TableAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

const pace = paceOf({ model: 'baccarat' })
const start = 1000 * pace.whole
/** The cards of the round have all been shown: with the lowest draws, three each. */
const allShown = start + 25_000
let now = start
let draw = 0
let folder: string
let wallet: TestWallet
let running: Provider
let tokens = 0

beforeEach(async () => {
  now = start
  draw = 0
  folder = mkdtempSync(join(tmpdir(), 'provider-'))
  wallet = await startTestWallet(() => now)
  running = begin()
})
afterEach(async () => {
  running.close()
  await wallet.close()
  rmSync(folder, { recursive: true })
})

const begin = (retryDelays: readonly number[] = []): Provider =>
  createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays,
    now: () => now,
    random: (bound) => draw % bound,
    dbFile: join(folder, 'provider.sqlite'),
  })
function restart(): void {
  running.close()
  running = begin()
}

async function open(): Promise<PageData> {
  const page = await (await running.app.request(launchPath(`again-${tokens++}`))).text()
  const data: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  return data
}
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await running.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer: Answer = await response.json()
  return answer
}
const play = (body: object) => post<RoundAnswer>('/api/round', body)
const count = (name: string) => wallet.calls.filter((call) => call.name === name).length
const soon = { timeout: 5_000 }

const live = { category: 'LIVE', gameName: 'Amihan Baccarat A' }
const slot = { category: 'RNG', gameName: 'Golden Carabao' }

test('[LNCH-08] a bet that waited is settled after the restart, once, and the page goes on with its session', async () => {
  wallet.setGame(live)
  const { key } = await open()
  const request = { key, roundId: 'round-live', bet: '10.00', choice: '1000:tie=10.00' }
  expect(await play(request)).toMatchObject({ state: 'waiting', balance: '990.00' })
  restart()
  now = allShown
  await expect.poll(() => count('win'), soon).toBe(1)
  await expect.poll(() => play(request)).toMatchObject({ state: 'settled', win: '90.00', balance: '1080.00' })
  const { tickets } = await post<TableAnswer>('/api/table', { key })
  expect(tickets).toMatchObject([{ roundId: 'round-live', state: 'settled', win: '90.00' }])
  restart()
  expect(await play(request)).toMatchObject({ state: 'settled', win: '90.00' })
  expect([count('bet'), count('win'), count('rollback')]).toEqual([1, 1, 0])
})

test('[LNCH-08] a bet that waits is looked at every second, and written down only when it changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wallet.setGame(live)
  const { key } = await open()
  await play({ key, roundId: 'round-quiet', bet: '10.00', choice: '1000:tie=10.00' })
  const file = new Database(join(folder, 'provider.sqlite'))
  // Changes with every commit of another connection.
  const version = () => file.get('PRAGMA data_version')
  const seconds = async (many: number) => {
    for (let second = 0; second < many; second += 1) {
      vi.advanceTimersByTime(1_000)
      await nextTurn()
    }
  }
  const before = version()
  await seconds(5)
  expect(version()).toEqual(before)
  now = allShown
  await seconds(1)
  await expect.poll(() => wallet.balance(), soon).toBe('1080.00')
  await expect.poll(version, soon).not.toEqual(before)
  file.close()
})

test('[LNCH-08] a result that was shown before the restart decides the bets after it', async () => {
  wallet.setGame(live)
  const { key } = await open()
  await play({ key, roundId: 'round-shown', bet: '10.00', choice: '1000:tie=10.00' })
  now = allShown
  const shown = await post<TableAnswer>('/api/table', { key })
  draw = 7
  restart()
  const again = await post<TableAnswer>('/api/table', { key })
  // When the player looked last is all that a restart forgets.
  expect({ ...again.table, seenAt: null }).toEqual({ ...shown.table, seenAt: null })
  await expect.poll(() => wallet.balance(), soon).toBe('1080.00')
})

test('[LNCH-08] a bet whose answer was lost with the process is given back', async () => {
  wallet.setGame(slot)
  const { key } = await open()
  running.close()
  running = begin([60_000])
  wallet.failNext('bet', 'lost')
  const request = { key, roundId: 'round-lost-bet', bet: '10.00' }
  void play(request)
  await expect.poll(() => wallet.balance(), soon).toBe('990.00')
  restart()
  await expect.poll(() => wallet.balance(), soon).toBe('1000.00')
  await expect.poll(() => play(request)).toMatchObject({ state: 'void', bet: '10.00', balance: '1000.00' })
  expect([count('bet'), count('win')]).toEqual([1, 0])
})

test('[LNCH-08] a win whose answer was lost with the process is booked once, and told as it was drawn', async () => {
  wallet.setGame(slot)
  const { key } = await open()
  running.close()
  running = begin([60_000])
  wallet.failNext('win', 'lost')
  const request = { key, roundId: 'round-lost-win', bet: '10.00' }
  void play(request)
  await expect.poll(() => count('win'), soon).toBe(1)
  const balance = wallet.balance()
  draw = 5
  restart()
  await expect.poll(() => count('win'), soon).toBe(2)
  await expect.poll(() => play(request)).toMatchObject({ state: 'settled', balance })
  expect(wallet.balance()).toBe(balance)
  expect([count('bet'), count('rollback')]).toEqual([1, 0])
})

test('[LNCH-13] a decided win that found no answer is delivered by the next process, and none is taken back', async () => {
  wallet.setGame({ category: 'TABLE' })
  const { key } = await open()
  wallet.failNext('win', 'down', 'down')
  const request = { key, roundId: 'round-late-win', bet: '10.00', choice: 'same' }
  expect(await play(request)).toEqual({ state: 'open' })
  expect(wallet.balance()).toBe('990.00')
  draw = 5
  restart()
  await expect.poll(() => count('win'), soon).toBe(2)
  restart()
  await expect.poll(() => play(request), soon).toMatchObject({ state: 'settled', win: '124.80' })
  expect(wallet.balance()).toBe('1114.80')
  expect([count('bet'), count('rollback')]).toEqual([1, 0])
})

test('[LNCH-08] a rollback that found no answer is asked for again after the restart', async () => {
  wallet.setGame(slot)
  const { key } = await open()
  wallet.failNext('bet', 'lost')
  wallet.failNext('rollback', 'lost')
  const request = { key, roundId: 'round-lost-rollback', bet: '10.00' }
  expect(await play(request)).toEqual({ state: 'open' })
  restart()
  await expect.poll(() => play(request), soon).toMatchObject({ state: 'void', balance: '1000.00' })
  expect(wallet.balance()).toBe('1000.00')
  expect(count('bet')).toBe(1)
})

test('[LNCH-08] what a gateway no longer knows is void, and isn’t asked for for ever', async () => {
  wallet.setGame({ category: 'LOTT', gameName: 'Saigon 4D' })
  const { key, table } = await open()
  if (table.kind !== 'lottery') throw new Error('no lottery')
  const request = {
    key,
    roundId: 'round-gone',
    bet: '1.00',
    choice: `${table.upcoming[0]?.issue}:straight.00000000`,
  }
  expect(await play(request)).toMatchObject({ state: 'waiting' })
  now = table.nextAt
  wallet.failNext('draws', 'SESSION_UNKNOWN')
  wallet.failNext('rollback', 'SESSION_UNKNOWN', 'SESSION_UNKNOWN')
  restart()
  await expect.poll(() => play(request), soon).toMatchObject({ state: 'void' })
  expect([count('win'), count('rollback')]).toEqual([0, 2])
})

test('a file that is no database is moved aside, said so, and played without', async () => {
  running.close()
  writeFileSync(join(folder, 'provider.sqlite'), 'this was never a database, whatever it says\n'.repeat(100))
  for (const suffix of ['-wal', '-shm']) rmSync(join(folder, `provider.sqlite${suffix}`), { force: true })
  running = begin()
  expect(running.notices).toEqual([expect.stringMatching(/was moved to .*broken-\d+/)])
  wallet.setGame(slot)
  const { key } = await open()
  expect(await play({ key, roundId: 'round-anew', bet: '1.00' })).toMatchObject({ state: 'settled' })
})
