/** Own money and bonus money: which of them a bet takes, where its win goes, and what giving a bonus up leaves. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { withdrawable } from '../turnover/turnover.ts'

const juan = 1
let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'empty', clock.now(), juan, -ledger.balance('wallet', juan))
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

/** Deposits, with the bonus of the first deposit: as much again, for slots and fishing, 12 times both. */
async function deposit(amount = '1000.00', bonusId?: string) {
  const input = { channelId: 'gcash', amount, ...(bonusId !== undefined && { bonusId }) }
  const { orderId } = await client.value(contract.cashier.deposit, input, { token, key: `k ${amount}` })
  answerPayment(client.server.sandbox, orderId, 'pay', 'test')
  client.server.clock.advance(depositTakes)
  await client.balance(token)
}
const bet = (sessionId: string, roundId: string, amount: string) =>
  client.wallet('bet', { sessionId, roundId, txId: `b ${roundId}`, amount })
const win = (sessionId: string, roundId: string, amount: string, txId = `w ${roundId}`) =>
  client.wallet('win', { sessionId, roundId, txId, amount })
const rollback = (sessionId: string, refTxId: string) =>
  client.wallet('rollback', { sessionId, txId: `back ${refTxId}`, refTxId })
/** A whole round. */
async function play(sessionId: string, roundId: string, amount: string, paid: string) {
  expect(await bet(sessionId, roundId, amount)).toMatchObject({ success: true })
  expect(await win(sessionId, roundId, paid)).toMatchObject({ success: true })
}
const liveGame = () =>
  client.server.db.get<{ name: string }>("SELECT name FROM world.games WHERE game_type = 'LIVE'")?.name ?? ''
const bonuses = async () => (await client.value(contract.bonuses.active, { language: 'EN' }, { token })).list
const giveUp = async () => {
  const [bonus] = await bonuses()
  const { bonusId = 'none', takesBack = '0.00' } = bonus ?? {}
  const options = { token, key: `give up ${bonusId}` }
  return client.call(contract.bonuses.giveUp, { bonusId, amount: takesBack }, options)
}
const stands = () => {
  const { total, locked, free } = withdrawable(client.server.sandbox, juan)
  return { total, locked, free }
}

test('[MBR-06] a deposit stays locked until it was bet once, also when its bonus is given up', async () => {
  await deposit('1000.00', 'first')
  expect(stands()).toEqual({ total: 2000_00, locked: 2000_00, free: 0 })
  expect(await giveUp()).toMatchObject({ value: { taken: '1000.00' } })
  expect(stands()).toEqual({ total: 1000_00, locked: 1000_00, free: 0 })
  const slot = await client.play(token)
  await play(slot, 'half', '999.99', '999.99')
  expect(stands().free).toBe(0)
  await play(slot, 'rest', '0.01', '0.01')
  expect(stands()).toEqual({ total: 1000_00, locked: 0, free: 1000_00 })
})

test('[MBR-06] a bet takes own money first, whose wins are free once the deposit was bet', async () => {
  await deposit('1000.00', 'first')
  const live = await client.play(token, liveGame())
  await play(live, 'own', '1000.00', '2000.00')
  expect(stands()).toEqual({ total: 3000_00, locked: 1000_00, free: 2000_00 })
  expect(await bonuses()).toMatchObject([{ held: '1000.00', done: '0.00' }])
})

test('[MBR-06][MBR-09] what a bonus wins stays locked with it until its turnover is done, and is free then', async () => {
  await deposit('100.00', 'first')
  const slot = await client.play(token)
  // Half of it is bonus money, and so is half of the win.
  await play(slot, 'both', '200.00', '600.00')
  expect(stands()).toEqual({ total: 600_00, locked: 300_00, free: 300_00 })
  expect(await bonuses()).toMatchObject([{ held: '300.00', takesBack: '300.00', done: '200.00' }])
  for (let round = 0; round < 5; round += 1) await play(slot, `on ${round}`, '440.00', '440.00')
  expect(await bonuses()).toEqual([])
  expect(stands()).toEqual({ total: 600_00, locked: 0, free: 600_00 })
})

test('[MBR-09] a bonus that is given up takes its wins along, and leaves own money as it was', async () => {
  await deposit('100.00', 'first')
  const slot = await client.play(token)
  await play(slot, 'own', '100.00', '150.00')
  await play(slot, 'both', '200.00', '800.00')
  expect(await bonuses()).toMatchObject([{ takesBack: '250.00' }])
  expect(await giveUp()).toMatchObject({ value: { taken: '250.00' } })
  expect(stands()).toEqual({ total: 600_00, locked: 0, free: 600_00 })
})

test('[MBR-09] bonus money isn’t taken in a game that its bonus isn’t for, and own money is', async () => {
  await deposit('100.00', 'first')
  const live = await client.play(token, liveGame())
  expect(await bet(live, 'more', '100.01')).toMatchObject({ success: false, code: 'BONUS_GAME' })
  expect(await client.balance(token)).toBe('200.00')
  expect(await bet(live, 'own', '100.00')).toMatchObject({ success: true })
  expect(await bet(live, 'next', '1.00')).toMatchObject({ code: 'BONUS_GAME' })
})

test('[MBR-09] a bet with bonus money is ₱500.00 at most, also in two parts, and the page says so before', async () => {
  await deposit('1000.00', 'first')
  const slot = await client.play(token)
  await play(slot, 'own', '900.00', '0.00')
  expect(await bet(slot, 'over', '500.01')).toMatchObject({ code: 'BONUS_STAKE', limit: { most: '500.00' } })
  expect(await bet(slot, 'parts', '500.00')).toMatchObject({ success: true })
  const second = { sessionId: slot, roundId: 'parts', txId: 'second part', amount: '0.01' }
  expect(await client.wallet('bet', second)).toMatchObject({ code: 'BONUS_STAKE' })
  expect(await bonuses()).toMatchObject([{ largestBet: '500.00', gameTypes: ['RNG', 'FISH'] }])
  const offers = await client.value(contract.cashier.depositBonuses, {}, { token })
  expect(offers.bonuses[0]).toMatchObject({ largestBet: '500.00' })
})

test('[MBR-09] a bonus isn’t given up while a bet with it is open, and what comes later isn’t free money', async () => {
  await deposit('100.00', 'first')
  const slot = await client.play(token)
  await bet(slot, 'open', '200.00')
  client.server.sandbox.ledger.move('adjustment', 'spare', client.server.clock.now(), juan, 200_00)
  expect(await giveUp()).toMatchObject({ code: 'BONUS_MONEY_AWAY' })
  await win(slot, 'open', '400.00')
  // The provider takes the win back after the bonus was given up, and pays another.
  expect(await giveUp()).toMatchObject({ value: { taken: '200.00' } })
  expect(stands().total).toBe(400_00)
  await rollback(slot, 'w open')
  expect(stands().total).toBe(200_00)
  await win(slot, 'open', '1000.00', 'w again')
  expect(stands().total).toBe(700_00)
  await rollback(slot, 'w again')
  await rollback(slot, 'b open')
  // Back are the spare money and the own half of the bet.
  expect(stands().total).toBe(300_00)
})

test('[MBR-09] a bet that is taken back returns its bonus money to the bonus, also to one that it had lost', async () => {
  await deposit('100.00', 'first')
  const slot = await client.play(token)
  await bet(slot, 'open', '200.00')
  await rollback(slot, 'b open')
  expect(await bonuses()).toMatchObject([{ held: '100.00' }])
  await play(slot, 'lost', '200.00', '0.00')
  expect(await bonuses()).toEqual([])
  await rollback(slot, 'w lost')
  await rollback(slot, 'b lost')
  expect(await bonuses()).toMatchObject([{ held: '100.00' }])
})

test('[MBR-06] the credit of a new account is bonus money: neither sent up nor withdrawn before it is bet', async () => {
  const agent = await client.logIn('agent41')
  const input = { kind: 'member', username: 'newplayer1', password: 'Palaro123', rate: '0' } as const
  const { accountId } = await client.value(contract.agentRegister.createAccount, input, { token: agent })
  expect(withdrawable(client.server.sandbox, Number(accountId))).toMatchObject({ total: 1000_00, free: 0 })
})
