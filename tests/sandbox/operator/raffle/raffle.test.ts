import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { auditLedger } from '../ledger/audit.ts'
import { playRounds, standingClock } from '../records/test-rounds.ts'
import { countPrizes, deckOf, prizeAt } from './deck.ts'
import { crowdPace, drawsInAll, prizes } from './rules.ts'

const { promotions, points, bonuses } = contract
const made = '2026-11-23T10:00:00+08:00'
const clock = standingClock(made)
const promotionId = 'parol'

let client: TestClient
let token: string
beforeEach(() => {
  clock.set(made)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

/** Plays one settled round of juan and logs in. */
const bet = async (amount: string, at = '2026-11-23T11:00:00+08:00', win: 'back' | '0.00' = '0.00') => {
  token = await playRounds(client, clock, [{ name: `${at} ${amount}`, at, bet: amount, win }])
}
const stock = () => client.value(promotions.raffle, { promotionId })
const own = (by = token) => client.value(promotions.raffleDraws, { promotionId }, { token: by })
const draw = (number = 1, parol = 5, by = token) =>
  client.call(promotions.raffleDraw, { promotionId, number, parol }, { token: by })
const claim = (number = 1, key: string = crypto.randomUUID(), by = token) =>
  client.call(promotions.raffleClaim, { promotionId, number }, { token: by, key })
const state = async () =>
  (await client.value(promotions.states, { platform: 'web' }, { token })).list.find(
    (one) => one.promotionId === promotionId,
  )?.state
const alwaysWin = () => client.server.sandbox.settings.change({ raffleDraws: 'win' })
/** Makes the next draw of this sandbox one with this prize. */
const nextIs = (prizeId: string) => {
  const deck = deckOf(client.server.sandbox.seed)
  const position = deck.findLastIndex((_, at) => prizeAt(deck, at)?.id === prizeId)
  // Somebody else has drawn everything behind it.
  for (let taken = drawsInAll - 1; taken > position; taken--)
    client.server.db.run(
      'INSERT INTO raffle_draws VALUES (999, ?, ?, 1, NULL, 0, NULL)',
      drawsInAll - taken,
      taken,
    )
}

test('[PRO-01] every ₱1,000.00 of settled bets of its days is one draw; cancelled and open rounds aren’t', async () => {
  token = await client.logIn('juan')
  expect(await own()).toEqual({ drawn: 0, left: 0, toNext: '1000.00', list: [] })
  await bet('999.99')
  expect(await own()).toMatchObject({ left: 0, toNext: '0.01' })
  await bet('0.01', '2026-11-23T12:00:00+08:00')
  expect(await own()).toMatchObject({ left: 1, toNext: '1000.00' })
  await bet('5000.00', '2026-11-23T13:00:00+08:00', 'back')
  expect(await own()).toMatchObject({ left: 1, toNext: '1000.00' })
  await bet('2620.00', '2026-11-23T14:00:00+08:00')
  expect(await own()).toMatchObject({ left: 3, toNext: '380.00' })
  expect(await own(await client.logIn('rico'))).toMatchObject({ left: 0 })
})

test('[PRO-01] a draw uses up one, is the same for the same number, and doesn’t depend on the parol', async () => {
  await bet('2000.00')
  const before = await stock()
  const first = await draw(1, 7)
  expect(first).toMatchObject({ value: { number: 1, parol: 7, time: clock.now() } })
  expect(await draw(1, 2)).toEqual(first)
  expect(await own()).toMatchObject({ drawn: 1, left: 1, list: [{ number: 1, parol: 7 }] })
  expect((await stock()).gone).toBe(before.gone + 1)
  const other = new TestClient({ clock })
  client.close()
  client = other
  await bet('1000.00', '2026-11-23T15:00:00+08:00')
  const { amount, points: drawn } = await client.value(
    promotions.raffleDraw,
    { promotionId, number: 1, parol: 2 },
    { token },
  )
  expect(first).toMatchObject({ value: { amount, points: drawn } })
})

describe('[PRO-01] a draw is refused with its own reason', () => {
  test('without one left', async () => {
    await bet('1620.00')
    await draw(1)
    expect(await draw(2)).toMatchObject({
      code: 'RAFFLE_NO_DRAWS',
      message: 'You have no draws left. Bet ₱380.00 more for the next one.',
    })
    expect((await own()).list).toHaveLength(1)
  })
  test('before the first day and after the last one, to the millisecond', async () => {
    await bet('2000.00')
    const { startTime, endTime } = await stock()
    expect([new Date(startTime).toISOString(), new Date(endTime).toISOString()]).toEqual([
      '2026-11-02T16:00:00.000Z',
      '2026-12-24T16:00:00.000Z',
    ])
    clock.set(new Date(startTime - 1).toISOString())
    token = await client.logIn('juan')
    expect(await draw()).toMatchObject({ code: 'RAFFLE_NOT_BEGUN' })
    clock.set(new Date(endTime).toISOString())
    token = await client.logIn('juan')
    expect(await own()).toMatchObject({ left: 0 })
    expect(await draw()).toMatchObject({ code: 'RAFFLE_OVER' })
    clock.set(new Date(endTime - 1).toISOString())
    token = await client.logIn('juan')
    expect(await draw()).toMatchObject({ success: true })
  })
  test('when none is left for anybody', async () => {
    await bet('1000.00')
    client.server.db.run('INSERT INTO raffle_draws VALUES (999, 1, 0, 1, NULL, 0, NULL)')
    for (let position = 1; position < drawsInAll; position++)
      client.server.db.run(
        'INSERT INTO raffle_draws VALUES (999, ?, ?, 1, NULL, 0, NULL)',
        position + 1,
        position,
      )
    expect(await draw()).toMatchObject({ code: 'RAFFLE_EMPTY' })
    expect((await stock()).gone).toBe(drawsInAll)
  })
  test.each([
    ['a parol that isn’t there', { number: 1, parol: 10 }],
    ['half a parol', { number: 1, parol: 1.5 }],
    ['a draw out of turn', { number: 2, parol: 1 }],
    ['another promotion', { promotionId: 'share', number: 1, parol: 1 }],
  ])('%s', async (_, input) => {
    await bet('3000.00')
    expect(await client.call(promotions.raffleDraw, { promotionId, ...input }, { token })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
  test('a demo account', async () => {
    token = await client.logIn('demo')
    expect(await draw()).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
    expect(await claim()).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
  })
})

test('[PRO-01][MBR-14] cash is claimed once: a bonus with its turnover, on record, and found by its key', async () => {
  alwaysWin()
  await bet('1000.00')
  expect(await draw()).toMatchObject({
    value: { state: 'won', amount: '500.00', claimUntil: clock.now() + 7 * dayLength },
  })
  expect(await state()).toBe('issued')
  const before = await client.balance(token)
  const claimed = await claim(1, 'k')
  expect(claimed).toMatchObject({ success: true, value: { state: 'claimed', claimUntil: null } })
  expect(await claim(1, 'k')).toEqual(claimed)
  expect(await claim(1)).toMatchObject({ code: 'RAFFLE_CLAIMED' })
  expect(Number(await client.balance(token)) - Number(before)).toBeCloseTo(500)
  const { list } = await client.value(bonuses.active, { language: 'EN' }, { token })
  expect(list).toMatchObject([{ kind: 'raffle', title: 'Parol draw', amount: '500.00', required: '500.00' }])
  const outcome = (by: string) =>
    client.value(promotions.raffleClaimOutcome, { idempotencyKey: 'k' }, { token: by })
  expect((await outcome(token)).order).toEqual(claimed.success ? claimed.value : undefined)
  expect((await outcome(await client.logIn('rico'))).order).toBeNull()
  expect(await state()).toBe('joined')
  clock.set(new Date((await stock()).endTime).toISOString())
  token = await client.logIn('juan')
  expect(await state()).toBe('claimed')
  expect(auditLedger(client.server.db)).toMatchObject({ balanced: true, total: 0 })
})

test('[PRO-01] points go to the points and not to the wallet', async () => {
  await bet('1000.00')
  nextIs('points2000')
  expect(await draw()).toMatchObject({ value: { amount: null, points: 2000, state: 'won' } })
  const [before, wallet] = [
    (await client.value(points.balance, {}, { token })).points,
    await client.balance(token),
  ]
  expect(await claim()).toMatchObject({ success: true })
  expect((await client.value(points.balance, {}, { token })).points).toBe(before + 2000)
  expect(await client.balance(token)).toBe(wallet)
})

test('[PRO-01] nothing drawn is nothing to claim, nor is another’s prize, nor a draw that wasn’t made', async () => {
  await bet('1000.00')
  const blank = deckOf(client.server.sandbox.seed).lastIndexOf(0)
  for (let position = drawsInAll - 1; position > blank; position--)
    client.server.db.run(
      'INSERT INTO raffle_draws VALUES (999, ?, ?, 1, NULL, 0, NULL)',
      drawsInAll - position,
      position,
    )
  expect(await draw()).toMatchObject({
    value: { state: 'nothing', amount: null, points: null, claimUntil: null },
  })
  expect(await claim()).toMatchObject({ code: 'RAFFLE_NOTHING' })
  expect(await claim(2)).toMatchObject({ code: 'RAFFLE_NOTHING' })
  expect(await state()).toBe('joined')
  alwaysWin()
  await bet('1000.00', '2026-11-23T12:00:00+08:00')
  await draw(2)
  expect(await claim(2, 'theirs', await client.logIn('rico'))).toMatchObject({ code: 'RAFFLE_NOTHING' })
})

test('[PRO-01] a prize lapses seven days after its draw, and not before; after the last day it can still be claimed', async () => {
  alwaysWin()
  await bet('2000.00', '2026-12-24T23:00:00+08:00')
  await draw(1)
  await draw(2)
  clock.advance(7 * dayLength - 1)
  token = await client.logIn('juan')
  expect(await claim(1)).toMatchObject({ success: true })
  clock.advance(1)
  expect((await own()).list).toMatchObject([{ state: 'lapsed' }, { state: 'claimed' }])
  expect(await claim(2)).toMatchObject({ code: 'RAFFLE_LAPSED' })
})

test('[PRO-01] the deck has exactly the prizes that are named; what the crowd draws is gone for good', async () => {
  const deck = deckOf(client.server.sandbox.seed)
  expect(countPrizes(deck, drawsInAll)).toEqual(prizes.map(({ count }) => count))
  const before = await stock()
  const crowd = Math.floor((clock.now() - before.startTime) / crowdPace)
  expect(before).toMatchObject({
    draws: drawsInAll,
    gone: crowd,
    betsPerDraw: '1000.00',
    turnover: 1,
    claimDays: 7,
  })
  const drawn = countPrizes(deck, crowd)
  expect(before.prizes.map(({ count, left }) => count - left)).toEqual(drawn)
  expect(before.winners).toHaveLength(5)
  expect(before.winners.map(({ time }) => time)).toEqual(
    before.winners.map(({ time }) => time).toSorted((a, b) => b - a),
  )
  for (const { customerName, time } of before.winners) {
    expect(customerName).toMatch(/^..\*\*\*.$/)
    expect(time).toBeLessThanOrEqual(clock.now())
  }
  clock.advance(crowdPace)
  expect((await stock()).gone).toBe(crowd + 1)
  clock.advance(60 * dayLength)
  const last = await stock()
  expect(last.gone).toBe(Math.floor((last.endTime - last.startTime) / crowdPace))
  expect(last.gone).toBeLessThan(drawsInAll)
})

test('[PRO-01] a win of an account of this sandbox is among the latest, masked', async () => {
  alwaysWin()
  await bet('1000.00')
  await draw()
  expect((await stock()).winners[0]).toMatchObject({
    customerName: 'ju***n',
    amount: '500.00',
    time: clock.now(),
  })
})

test('[PRO-01] it is listed with its days, which stay when the clock moves on', async () => {
  const listed = async () =>
    (await client.value(promotions.list, { language: 'EN', platform: 'web' })).list.find(
      (one) => one.promotionId === promotionId,
    )
  const { startTime, endTime } = await stock()
  expect(await listed()).toMatchObject({ raffle: true, title: 'Parol draw', startTime, endTime })
  clock.advance(3 * dayLength)
  expect(await listed()).toMatchObject({ startTime, endTime })
})
