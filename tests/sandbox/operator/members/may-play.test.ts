import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const day = 24 * 60 * 60_000
const closures: [string, string, () => void][] = [
  [
    'excluded from play',
    'ACCOUNT_EXCLUDED',
    () => client.server.db.run('UPDATE accounts SET excluded_until = ?', client.server.clock.now() + day),
  ],
  [
    'locked by the house',
    'ACCOUNT_LOCKED',
    () => client.server.db.run('UPDATE accounts SET held_minutes = 30'),
  ],
]
const visit = {
  platform: 'W',
  device: 'WEB',
  language: 'EN',
  lobbyUrl: 'http://127.0.0.1:4310/',
  depositUrl: 'http://127.0.0.1:4310/deposit',
}

test.each(closures)(
  '[RSG-03] an account that is %s amid its session launches nothing, bets nothing and pays nothing in',
  async (_, code, close) => {
    const token = await client.logIn('juan')
    const sessionId = await client.play(token)
    const bet = (txId: string) =>
      client.wallet('bet', { sessionId, roundId: `round ${txId}`, txId, amount: '1.00' })
    expect(await bet('before')).toMatchObject({ success: true })
    close()
    expect(await client.call(contract.games.fbSportsLaunch, visit, { token })).toMatchObject({ code })
    const lobby = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'SEA',
      lottoView: 'lobby',
      device: 'WEB',
      backUrl: 'http://127.0.0.1:4310/',
      language: 'EN',
    } as const
    expect(await client.call(contract.games.lobbyLaunch, lobby, { token })).toMatchObject({ code })
    const deposit = { channelId: 'gcash', amount: '500' }
    expect(await client.call(contract.cashier.deposit, deposit, { token, key: 'k' })).toMatchObject({ code })
    expect(await bet('after')).toMatchObject({ success: false, code: 'SESSION_EXPIRED' })
  },
)

test('[RSG-03] what was bet before an exclusion is still paid out', async () => {
  const sessionId = await client.play(await client.logIn('juan'))
  const round = { sessionId, roundId: 'round 1' }
  await client.wallet('bet', { ...round, txId: 'bet 1', amount: '1.00' })
  closures[0]?.[2]()
  expect(await client.wallet('win', { ...round, txId: 'win 1', amount: '5.00' })).toMatchObject({
    success: true,
  })
})
