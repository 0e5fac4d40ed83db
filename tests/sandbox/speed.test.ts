import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from './test-client.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient({ scale: 'full' })
})
afterEach(() => client.close())

/**
 * Milliseconds of the processor's own time: what others do on the machine doesn't count. The product's budget is
 * 20 ms by the clock (`npm run bench`); a processor that is shared is slower too.
 */
const generous = 40

/** Milliseconds that this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test('at full size nineteen of twenty calls are answered in a blink', async () => {
  const token = await client.logIn('juan')
  const listing = {
    clientType: 3,
    platform: 'W',
    channel: 'WEB',
    merchant: 'palaro',
    language: 'EN',
    pageSize: 15,
  }
  const calls = [
    () => client.value(contract.games.list, { ...listing, pageNo: 400 }, { token }),
    () => client.value(contract.games.list, { ...listing, pageNo: 1, gameName: 'gold' }, { token }),
    () => client.value(contract.games.list, { ...listing, pageNo: 1, gameName: 'goldn carabau' }, { token }),
    () => client.value(contract.games.rooms, { language: 'EN' }),
    () =>
      client.value(contract.games.list, { ...listing, pageNo: 1, gameType: 'RNG', minBet: '0.5' }, { token }),
    () =>
      client.value(contract.games.hot, { merchantCode: 'p', isPlatform: 2, platform: 'W', language: 'EN' }),
    () => client.value(contract.games.vendors, { merchantCode: 'p', language: 'EN' }),
    () => client.value(contract.games.winners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 }),
    () => client.value(contract.member.balance, {}, { token }),
    () => client.launch(token, 'Golden Carabao'),
    () => client.logIn('rico'),
    () => client.call(contract.session.login, { type: 'username', username: 'nobody77', password: 'x' }),
    () => client.call(contract.session.loginSms, { mobileNum: '9191234567', countryDialingCode: '63' }),
    () => client.call(contract.member.forgotByEmail, { username: 'nobody77', email: 'x@mail.example' }),
    () => client.value(contract.member.affiliate, { code: 'M25000', domain: 'd' }),
    () => client.value(contract.member.consolidated, {}, { token }),
    () => client.value(contract.rankings.top, { kind: 'bet', period: 'month' }),
    () => client.value(contract.rankings.own, { kind: 'deposit', period: 'lastMonth' }, { token }),
    () => client.value(contract.member.merchantWallet, {}, { token }),
  ]
  const times: number[] = []
  for (let round = 0; round < 15; round++)
    for (const call of calls) {
      const begun = worked()
      await call()
      times.push(worked() - begun)
    }
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]
  expect(p95).toBeLessThan(generous)
})
