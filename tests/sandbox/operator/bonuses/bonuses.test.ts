import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { endTurnover, withdrawable } from '../turnover/turnover.ts'
import type { BonusKind } from './bonus-kind.ts'
import { grantBonus } from './grant-bonus.ts'

let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterEach(() => client.close())

const title = { ...sameText('Gift'), TY: 'Regalo', CN: '礼物', VI: 'Quà', JA: 'ギフト' }
const grant = (id: string, amount: number, required: number, kind: BonusKind = 'bonus', owner = 1) =>
  grantBonus(client.server.sandbox, owner, { id, kind, title, amount, required, gameTypes: ['RNG'] })
const list = (filter: object = {}) => {
  const now = client.server.clock.now()
  const all = { from: now - dayLength, to: now + 1, language: 'EN', pageNo: 1, pageSize: 15, ...filter }
  return client.value(contract.bonuses.list, all, { token })
}
const active = async () => (await client.value(contract.bonuses.active, { language: 'EN' }, { token })).list
const giveUp = (bonusId: string, amount: string, by = token, key: string = crypto.randomUUID()) =>
  client.call(contract.bonuses.giveUp, { bonusId, amount }, { token: by, key })

/** Leaves juan with nothing. */
function empty() {
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'empty', clock.now(), 1, -ledger.balance('wallet', 1))
}

async function lose(amount: string, name = 'lost', win = '0.00') {
  const sessionId = await client.play(token)
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: win })
}

test('[MBR-09] each bonus has its state, turnover and title in the language asked for', async () => {
  grant('open', 100_00, 300_00)
  grant('free', 20_00, 0, 'rebate')
  grant('done', 1_00, 1_00, 'mission')
  grant('gone', 1_00, 1_00, 'reward')
  const { sandbox } = client.server
  endTurnover(sandbox, 'mission', 'done', 'met')
  endTurnover(sandbox, 'reward', 'gone', 'lost')
  await lose('120.55')
  const records = await list({ language: 'CN' })
  const byId = new Map(records.list.map((bonus) => [bonus.bonusId, bonus]))
  expect(byId.get('open')).toMatchObject({
    title: '礼物',
    state: 'active',
    amount: '100.00',
    required: '300.00',
    done: '120.55',
    left: '179.45',
    gameTypes: ['RNG'],
    ended: null,
    takesBack: '100.00',
  })
  expect(byId.get('free')).toMatchObject({
    state: 'free',
    required: '0.00',
    takesBack: '0.00',
    gameTypes: null,
  })
  expect(byId.get('done')).toMatchObject({ state: 'met', takesBack: '0.00' })
  expect(byId.get('gone')).toMatchObject({ state: 'lost', left: '0.00' })
  expect(records.totals).toEqual({ amount: '122.00', required: '302.00', done: '120.55', left: '179.45' })
  expect((await active()).map(({ bonusId }) => bonusId)).toEqual(['open'])
})

test('[MBR-09] the list is filtered by state and dates, latest first, page by page', async () => {
  for (let index = 0; index < 5; index++) {
    grant(`b${index}`, 1_00, index === 2 ? 0 : 1_00)
    client.server.clock.advance(1000)
  }
  expect((await list({ state: 'free' })).list.map(({ bonusId }) => bonusId)).toEqual(['b2'])
  const second = await list({ pageNo: 2, pageSize: 2 })
  expect(second).toMatchObject({ total: 5, totalPages: 3, totals: { amount: '5.00' } })
  expect(second.list.map(({ bonusId }) => bonusId)).toEqual(['b2', 'b1'])
  expect((await list({ to: client.server.clock.now() - 2500 })).total).toBe(3)
  const wrong = { from: 2, to: 1, language: 'EN', pageNo: 1, pageSize: 15 }
  expect(await client.call(contract.bonuses.list, wrong, { token })).toMatchObject({ code: 'RANGE_INVALID' })
})

test('[MBR-09][MBR-14] giving up takes the bonus back, frees the rest, and happens once', async () => {
  grant('b', 500_00, 4_000_00)
  const { sandbox } = client.server
  expect(withdrawable(sandbox, 1).free).toBe(12_480_75)
  const first = await giveUp('b', '500.00', token, 'k')
  expect(first).toMatchObject({ success: true, value: { taken: '500.00', bonusId: 'b' } })
  expect(await giveUp('b', '500.00', token, 'k')).toEqual(first)
  expect(await giveUp('b', '1.00', token, 'k')).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await giveUp('b', '0.00')).toMatchObject({ code: 'BONUS_NOT_ACTIVE' })
  expect(await client.balance(token)).toBe('12480.75')
  expect(withdrawable(sandbox, 1)).toMatchObject({ locked: 0, free: 12_480_75 })
  expect((await list()).list[0]).toMatchObject({ state: 'forfeited', left: '0.00' })
  const outcome = (by: string) =>
    client.value(contract.bonuses.giveUpOrder, { idempotencyKey: 'k' }, { token: by })
  expect((await outcome(token)).order).toMatchObject({ taken: '500.00' })
  expect((await outcome(await client.logIn('rico'))).order).toBeNull()
})

test('[MBR-09] giving up takes what is left of the bonus, and only what the member was told', async () => {
  empty()
  grant('b', 500_00, 40_000_00)
  await lose('120.00')
  expect(await giveUp('b', '500.00')).toMatchObject({ code: 'BONUS_CHANGED' })
  expect((await active())[0]).toMatchObject({ held: '380.00', takesBack: '380.00' })
  expect(await giveUp('b', '380.00')).toMatchObject({ success: true })
  expect(await client.balance(token)).toBe('0.00')
})

test('[MBR-09] a bonus whose money is lost has ended, and the next bets count for the next one', async () => {
  empty()
  grant('b', 500_00, 4_000_000_00)
  await lose('499.50')
  expect((await list()).list[0]).toMatchObject({ state: 'lost', held: '0.00', takesBack: '0.00' })
  expect(await giveUp('b', '0.00')).toMatchObject({ code: 'BONUS_NOT_ACTIVE' })
  grant('next', 100_00, 300_00)
  await lose('50.00', 'after')
  expect(await active()).toMatchObject([{ bonusId: 'next', done: '50.00', held: '50.50' }])
})

test('[MBR-09] another’s bonus is neither listed nor given up', async () => {
  grant('b', 500_00, 4_000_00, 'bonus', 2)
  expect(await giveUp('b', '500.00')).toMatchObject({ code: 'BONUS_NOT_ACTIVE' })
  expect((await list()).total).toBe(0)
})

test('[MBR-09][MBR-04] a bonus isn’t given up for nothing while its money is with a vendor or in an open bet', async () => {
  const { sandbox } = client.server
  sandbox.settings.change({ singleWallet: false })
  empty()
  grant('b', 100_00, 300_00)
  const move = { from: 'MAIN', to: 'JL', amount: '100.00' }
  await client.call(contract.wallets.transfer, move, { token, key: 'out' })
  expect((await active())[0]).toMatchObject({ takesBack: '100.00' })
  expect(await giveUp('b', '0.00')).toMatchObject({ code: 'BONUS_CHANGED' })
  expect(await giveUp('b', '100.00')).toMatchObject({ code: 'BONUS_MONEY_AWAY' })
  const sessionId = await client.play(token)
  await client.wallet('bet', { sessionId, roundId: 'open', txId: 'bet', amount: '40.00' })
  await client.call(contract.wallets.recall, {}, { token, key: 'back' })
  expect((await active())[0]).toMatchObject({ takesBack: '100.00' })
  expect(await giveUp('b', '100.00')).toMatchObject({ code: 'BONUS_MONEY_AWAY' })
  await client.wallet('win', { sessionId, roundId: 'open', txId: 'win', amount: '0.00' })
  expect((await active())[0]).toMatchObject({ takesBack: '60.00' })
  expect(await giveUp('b', '60.00')).toMatchObject({ success: true })
  expect(withdrawable(sandbox, 1)).toMatchObject({ total: 0, locked: 0 })
})
