import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { playRounds, standingClock, type TestRound } from '../records/test-rounds.ts'

const clock = standingClock('2026-11-18T10:00:00+08:00')
let client: TestClient
beforeEach(() => {
  clock.set('2026-11-18T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const at = '2026-11-18T10:00:00+08:00'
const play = (...rounds: TestRound[]) => playRounds(client, clock, rounds)
const missions = async (token: string) => {
  const { list } = await client.value(contract.missions.summary, { language: 'EN' }, { token })
  return Object.fromEntries(list.map((mission) => [mission.missionId.split('-')[0], mission]))
}
const claim = (token: string, missionId: string, key: string = crypto.randomUUID()) =>
  client.call(contract.missions.claim, { missionId }, { token, key })
const rounds = (count: number, when = at, bet = '1.00') =>
  Array.from({ length: count }, (_, index) => ({ name: `${when} ${index}`, at: when, bet, win: '0.00' }))

test.each([
  ['2026-11-14T15:59:59.999Z', '2026-11-08'],
  ['2026-11-14T16:00:00Z', '2026-11-15'],
  ['2026-11-21T15:59:59.999Z', '2026-11-15'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
])('[MBR-11] the week of %s began on Sunday %s in Manila', (time, sunday) => {
  expect(startOfWeek(Date.parse(time))).toBe(Date.parse(`${sunday}T00:00:00+08:00`))
})

test('[MBR-11] progress comes from settled rounds and credited deposits', async () => {
  const token = await play(
    ...rounds(19),
    { name: 'void', at, bet: '1.00', win: 'back' },
    { name: 'open', at, bet: '1.00' },
  )
  expect((await missions(token)).warmup).toMatchObject({
    done: '19.00',
    target: '20.00',
    state: 'open',
    gameType: 'RNG',
  })
  await play({ name: 'twentieth', at, bet: '1.00', win: '2.00' })
  const after = await missions(token)
  expect(after.warmup).toMatchObject({ done: '20.00', state: 'ready', reward: '10.00' })
  expect(after.steady).toMatchObject({ unit: 'money', done: '20.00', target: '5000.00' })
  expect(after.threegames).toMatchObject({ done: '1.00' })
  expect(after.threewins).toMatchObject({ done: '1.00' })
  expect(after.topup).toMatchObject({ done: '0.00', deposit: true })
})

test('[MBR-11] a deposit counts once it is credited', async () => {
  const { sandbox } = client.server
  sandbox.db.run(
    "INSERT INTO deposits (id, account_id, channel, amount, state, idempotency_key, created) VALUES ('D', 1, 'gcash', 10000, 'credited', 'k', ?)",
    clock.now(),
  )
  const token = await client.logIn('juan')
  expect((await missions(token)).topup).toMatchObject({ state: 'open' })
  sandbox.ledger.move('deposit', 'D', clock.now(), 1, 100_00)
  expect((await missions(token)).topup).toMatchObject({ state: 'ready' })
})

test('[MBR-11][MBR-14] a finished mission pays once, as a bonus with turnover', async () => {
  const token = await play(...rounds(20))
  expect(await claim(token, 'livetable-2026-11-18')).toMatchObject({ code: 'CLAIM_NOT_READY' })
  expect(await client.value(contract.rewards.waiting, {}, { token })).toMatchObject({ missions: 1 })
  const before = Number(await client.balance(token))
  const both = await Promise.all(['a', 'b'].map((key) => claim(token, 'warmup-2026-11-18', key)))
  expect(both.map(({ success }) => success)).toEqual([true, false])
  expect(await claim(token, 'warmup-2026-11-18', 'a')).toEqual(both[0])
  expect(both[1]).toMatchObject({ code: 'CLAIM_TAKEN' })
  expect(Number(await client.balance(token)) - before).toBe(10)
  expect((await missions(token)).warmup).toMatchObject({ state: 'claimed' })
  expect((await client.value(contract.bonuses.active, { language: 'EN' }, { token })).list).toMatchObject([
    { kind: 'mission', title: 'Warm up', required: '10.00' },
  ])
  const other = await client.logIn('rico')
  expect(await claim(other, 'warmup-2026-11-18')).toMatchObject({ code: 'CLAIM_NOT_READY' })
  const outcome = await client.value(contract.missions.claimOrder, { idempotencyKey: 'a' }, { token: other })
  expect(outcome.order).toBeNull()
})

test('[MBR-11] a mission that isn’t claimed ends with its day, and the next begins at zero', async () => {
  await play(...rounds(20, '2026-11-18T23:59:59+08:00'))
  clock.set('2026-11-19T00:00:00+08:00')
  const token = await client.logIn('juan')
  expect((await missions(token)).warmup).toMatchObject({ missionId: 'warmup-2026-11-19', done: '0.00' })
  expect(await claim(token, 'warmup-2026-11-18')).toMatchObject({ code: 'CLAIM_EXPIRED' })
  expect(await claim(token, 'warmup-2027-01-01')).toMatchObject({ code: 'CLAIM_NOT_READY' })
  expect(await claim(token, 'none-2026-11-18')).toMatchObject({ code: 'CLAIM_NOT_READY' })
})
