import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { playRounds, standingClock, type TestRound } from '../records/test-rounds.ts'

const clock = standingClock('2026-11-18T10:00:00+08:00')
let client: TestClient
beforeEach(() => {
  clock.set('2026-11-18T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const play = (...rounds: TestRound[]) => playRounds(client, clock, rounds)
const at = '2026-11-18T10:00:00+08:00'
const summary = (token: string) => client.value(contract.rebates.summary, {}, { token })
const claim = (token: string, input: { gameType?: string } = {}, key: string = crypto.randomUUID()) =>
  client.call(contract.rebates.claim, input, { token, key })
const live = () =>
  client.server.db.get<{ name: string }>(
    "SELECT name FROM world.games WHERE game_type = 'LIVE' AND parent IS NULL",
  )?.name ?? ''

test('[MBR-09] valid bets make a rebate by type, won or lost, rounded down; voided and open bets make none', async () => {
  const token = await play(
    { name: 'a', at, bet: '100.99', win: '0.00' },
    { name: 'b', at, bet: '200.00', win: '900.00' },
    { name: 'c', at, bet: '50.00', win: 'back' },
    { name: 'd', at, bet: '70.00' },
    { name: 'e', at, bet: '1000.00', win: '0.00', game: live() },
  )
  const { list, amount, bets } = await summary(token)
  // Silver: slots 0.65 %, live 0.26 %.
  expect(list.find(({ gameType }) => gameType === 'RNG')).toEqual({
    gameType: 'RNG',
    bets: '300.99',
    percent: '0.65',
    amount: '1.95',
  })
  expect(list.find(({ gameType }) => gameType === 'LIVE')).toMatchObject({ percent: '0.26', amount: '2.60' })
  expect([amount, bets]).toEqual(['4.55', '1300.99'])
})

test('[MBR-09][MBR-14] one claim pays all types; no bet counts twice, not even under another key or after a new win', async () => {
  const token = await play(
    { name: 'a', at, bet: '300.00', win: '5.00' },
    { name: 'e', at, bet: '1000.00', win: '0.00', game: live() },
  )
  const before = await client.balance(token)
  const first = await claim(token, {}, 'k')
  expect(first).toMatchObject({ success: true, value: { amount: '4.55', bets: '1300.00' } })
  expect(await claim(token, {}, 'k')).toEqual(first)
  expect(await claim(token, { gameType: 'RNG' }, 'k')).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await claim(token)).toMatchObject({ code: 'REBATE_TOO_SMALL' })
  expect(Number(await client.balance(token)) - Number(before)).toBeCloseTo(4.55)
  const { sessionId = '' } =
    client.server.db.get<{ sessionId: string }>(
      "SELECT session_id AS sessionId FROM rounds WHERE round_id = 'a'",
    ) ?? {}
  await client.wallet('rollback', { sessionId, txId: 'back', refTxId: 'win a' })
  await client.wallet('win', { sessionId, roundId: 'a', txId: 'win again', amount: '5.00' })
  expect((await summary(token)).amount).toBe('0.00')
  const outcome = await client.value(contract.rebates.claimOrder, { idempotencyKey: 'k' }, { token })
  expect(outcome.order?.lines).toHaveLength(2)
  const { list, thisMonth } = await client.value(contract.rebates.history, {}, { token })
  expect(list).toMatchObject([{ amount: '4.55', createTime: clock.now() }])
  expect(thisMonth).toBe('4.55')
  const bonuses = await client.value(
    contract.bonuses.list,
    { from: clock.now(), to: clock.now() + 1, language: 'EN', pageNo: 1, pageSize: 5 },
    { token },
  )
  expect(bonuses.list).toMatchObject([{ kind: 'rebate', state: 'free', amount: '4.55' }])
})

test('[MBR-09] a claim of one type leaves the others, and a round that settles in the same moment counts next time', async () => {
  const token = await play(
    { name: 'a', at, bet: '300.00', win: '0.00' },
    { name: 'e', at, bet: '1000.00', win: '0.00', game: live() },
  )
  expect(await claim(token, { gameType: 'LIVE' })).toMatchObject({ value: { amount: '2.60' } })
  await play({ name: 'f', at, bet: '400.00', win: '0.00', game: live() })
  const { list } = await summary(token)
  expect(list.find(({ gameType }) => gameType === 'LIVE')).toMatchObject({ bets: '400.00', amount: '1.04' })
  expect(list.find(({ gameType }) => gameType === 'RNG')).toMatchObject({ amount: '1.95' })
})

test('[MBR-09] below the minimum nothing is paid and no bet is used up', async () => {
  const token = await play({ name: 'a', at, bet: '153.00', win: '0.00' })
  expect((await summary(token)).amount).toBe('0.99')
  const refused = await claim(token)
  expect(refused).toMatchObject({ code: 'REBATE_TOO_SMALL' })
  expect(refused.message).toContain('₱1.00')
  await play({ name: 'b', at, bet: '1.00', win: '0.00' })
  expect(await claim(token)).toMatchObject({ value: { amount: '1.00', bets: '154.00' } })
})

test('[MBR-09] bets count for 30 days after they were settled', async () => {
  await play({ name: 'a', at, bet: '300.00', win: '0.00' })
  clock.advance(30 * 86_400_000)
  expect((await summary(await client.logIn('juan'))).amount).toBe('1.95')
  clock.advance(1)
  expect((await summary(await client.logIn('juan'))).amount).toBe('0.00')
})

test('[MBR-09] two claims at once pay once, and nobody claims another’s bets', async () => {
  const token = await play({ name: 'a', at, bet: '300.00', win: '0.00' })
  expect(await claim(await client.logIn('rico'))).toMatchObject({ code: 'REBATE_TOO_SMALL' })
  const both = await Promise.all([claim(token), claim(token)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
})
