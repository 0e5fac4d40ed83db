import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { reviewTakes } from './applications.ts'
import { promotions } from './promotions.ts'
import { weeklyRules } from './weekly-rules.ts'

const tuesday = '2026-11-24T10:00:00+08:00'
const clock = standingClock(tuesday)
let client: TestClient
let id: number
beforeEach(() => {
  clock.set(tuesday)
  client = new TestClient({ clock })
  const { members, ledger } = client.server.sandbox
  ;({ id } = members.create({ username: 'nena', password: 'Palaro123' }))
  ledger.move('adjustment', 'funds', clock.now(), id, 900_000_00)
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

const token = (account = id) => client.server.sandbox.sessions.begin(account)
const balance = async (account = id) => Number(await client.balance(token(account)))
/** What the account was given back so far. */
const rebated = async () => {
  await balance()
  const sql = "SELECT COALESCE(SUM(amount), 0) AS sum FROM bonuses WHERE account_id = ? AND kind = 'rebate'"
  return (client.server.db.get<{ sum: number }>(sql, id)?.sum ?? 0) / 100
}
const points = async () => (await client.value(contract.points.balance, {}, { token: token() })).points
const gameOf = (type: string) =>
  client.server.db.get<{ name: string }>(
    "SELECT name FROM world.games WHERE game_type = ? AND parent IS NULL AND quirk = '' AND has_sub_games = 0",
    type,
  )?.name ?? ''

/** Plays a decided bet at a time, and returns how the provider voids it. */
let rounds = 0
async function play(at: string, amount: number, { type = 'RNG', win = 0, account = id } = {}) {
  clock.set(at)
  const roundId = `round ${rounds++}`
  const sessionId = await client.play(token(account), gameOf(type))
  await client.wallet('bet', { sessionId, roundId, txId: `bet ${roundId}`, amount: amount.toFixed(2) })
  await client.wallet('win', { sessionId, roundId, txId: `win ${roundId}`, amount: win.toFixed(2) })
  return async () => {
    for (const part of ['win', 'bet'])
      await client.wallet('rollback', {
        sessionId,
        txId: `no ${part} ${roundId}`,
        refTxId: `${part} ${roundId}`,
      })
  }
}
const listed = async (promotionId: string): Promise<Promotion> => {
  const { list } = await client.value(contract.promotions.list, { language: 'EN', platform: 'web' })
  const found = list.find((one) => one.promotionId === promotionId)
  if (!found) throw new Error(`no promotion ${promotionId}`)
  return found
}
/** What the account has more of after something than before. */
async function gained(of: () => Promise<number>, what: () => Promise<unknown>): Promise<number> {
  const before = await of()
  await what()
  return Number(((await of()) - before).toFixed(2))
}
const at = (iso: string) => async () => clock.set(`${iso}+08:00`)
const noon = at('2026-11-30T12:00:00')

/** Makes a deposit with a bonus, and returns what it brought with it. */
async function deposited(on: string, bonusId: string, amount: number, channelId = 'gcash') {
  clock.set(`${on}+08:00`)
  const input = { channelId, amount: String(amount), bonusId }
  const { orderId } = await client.value(contract.cashier.deposit, input, { token: token(), key: bonusId })
  answerPayment(client.server.sandbox, orderId, 'pay', 'test')
  return gained(balance, async () => clock.advance(depositTakes))
}

/** Applies as the promotion asks, has it accepted, and claims it. */
async function claimed(promotionId: string) {
  const { apply, redeemContacts } = await listed(promotionId)
  const input = {
    promotionId,
    remark: '',
    pictures: apply?.pictures ? [await uploadPicture(client, token())] : [],
    ...(redeemContacts && { contact: '+639171234567' }),
    requestKey: promotionId,
  }
  const { applicationId } = await client.value(contract.promotions.apply, input, { token: token() })
  clock.advance(reviewTakes)
  await client.value(contract.promotions.claim, { applicationId }, { token: token(), key: promotionId })
}

/** What each promotion asks for, done, and what it says it brings for that. */
const kept: Readonly<Record<string, () => Promise<void>>> = {
  rebate: async () => {
    const { summary, content, terms } = await listed('rebate')
    expect(summary).toContain('Friday 18:00 to Sunday 23:59 (PHT)')
    expect(content).toContain('<td>₱1,000 or more</td><td>0.6%</td>')
    expect(terms).toMatchObject({ percent: 1.2, upTo: true, turnover: 0, paid: 'Monday before 12:00' })
    await play('2026-11-29T23:59:00+08:00', 3000)
    expect(await gained(rebated, noon)).toBe(18)
  },
  live: async () => {
    const { terms } = await listed('live')
    expect(terms).toMatchObject({ percent: 5, amount: '20000.00', turnover: 1, paid: 'Sunday before 12:00' })
    await play(tuesday, 3000, { type: 'LIVE', win: 1000 })
    expect(await gained(rebated, at('2026-11-29T12:00:00'))).toBe(100)
  },
  sports: async () => {
    const { terms } = await listed('sports')
    expect(terms).toMatchObject({ percent: 1, upTo: true, turnover: 0, paid: 'Sunday before 12:00' })
    await play(tuesday, 50_000, { type: 'SPORTS', win: 60_000 })
    expect(await gained(rebated, at('2026-11-29T12:00:00'))).toBe(500)
  },
  card: async () => {
    const { summary, terms, startTime } = await listed('card')
    expect(startTime).toBeGreaterThan(clock.now())
    expect(summary).toContain('Saturday from 19:00 to midnight (PHT)')
    expect(terms).toMatchObject({ percent: 2, amount: '3000.00', turnover: 1, paid: 'Sunday before 12:00' })
    // It begins on a Sunday, so that Saturday’s bets are too early.
    await play('2026-11-28T20:00:00+08:00', 1000, { type: 'PVP' })
    await play('2026-12-05T19:00:00+08:00', 1000, { type: 'PVP' })
    expect(await gained(rebated, at('2026-12-06T12:00:00'))).toBe(20)
  },
  fish: async () => {
    const { summary, terms } = await listed('fish')
    expect(summary).toContain('every night from 20:00 to 22:00 (PHT)')
    expect(terms).toMatchObject({ pointsTimes: 2, paid: 'At once' })
    expect(await gained(points, () => play('2026-11-24T20:05:00+08:00', 2000, { type: 'FISH' }))).toBe(40)
    expect(await gained(points, () => play('2026-11-24T21:59:59+08:00', 2000, { type: 'RNG' }))).toBe(20)
    expect(await gained(points, () => play('2026-11-24T22:00:00+08:00', 2000, { type: 'FISH' }))).toBe(20)
    expect(await gained(points, () => play('2026-11-25T19:59:59+08:00', 2000, { type: 'FISH' }))).toBe(20)
  },
  first: async () => {
    expect(await deposited('2026-11-24T10:00:00', 'first', 6000)).toBe(6000 + 5000)
  },
  reload: async () => {
    expect(await deposited('2026-11-27T00:00:00', 'reload', 1000, 'qrph')).toBe(1000 + 200)
  },
  race: async () => {
    const { title, terms } = await listed('race')
    expect(title).toContain('₱50,000')
    expect(terms).toMatchObject({ amount: '163000.00', amountOf: 'pool', turnover: 1 })
    client.server.sandbox.ledger.move('adjustment', 'rich', clock.now(), id, 90_000_000_000_00)
    await play(tuesday, 80_000_000_000, { type: 'LOTT' })
    await at('2026-12-01T00:00:00')()
    const { list } = await bonuses()
    expect(list).toContainEqual(expect.objectContaining({ title: 'Top 20 bets: rank 1', amount: '50000.00' }))
  },
  friend: async () => {
    const { percent, turnover } = (await listed('friend')).terms ?? {}
    expect({ percent, turnover }).toEqual({ percent: 0.5, turnover: 0 })
    const friend = client.server.sandbox.members.create({
      username: 'ana',
      password: 'Palaro123',
      referredBy: id,
    })
    client.server.sandbox.ledger.move('adjustment', 'ana', clock.now(), friend.id, 1000_00)
    await play(tuesday, 1000, { account: friend.id })
    expect(await gained(balance, at('2026-11-25T00:00:00'))).toBe(5)
  },
  parol: async () => {
    await play(tuesday, 1000)
    client.server.sandbox.settings.change({ raffleDraws: 'win' })
    const input = { promotionId: 'parol', number: 1, parol: 5 }
    expect(await client.value(contract.promotions.raffleDraw, input, { token: token() })).toMatchObject({
      state: 'won',
    })
  },
  app: async () => expect(await gained(balance, () => claimed('app'))).toBe(88),
  share: async () => expect(await gained(balance, () => claimed('share'))).toBe(58),
  zalo: async () => {
    const won = await gained(points, () => claimed('zalo'))
    expect(won % 1000).toBe(0)
    expect(won).toBeGreaterThanOrEqual(1000)
    expect(won).toBeLessThanOrEqual(131_000)
  },
}
const progress = async () =>
  (await client.value(contract.promotions.states, { platform: 'web', language: 'EN' }, { token: token() }))
    .list[0]?.progress
const bonuses = () =>
  client.value(
    contract.bonuses.list,
    { from: clock.now() - 1, to: clock.now() + 1, language: 'EN', pageNo: 1, pageSize: 50 },
    { token: token() },
  )

/** Those that end before the sandbox is made promise nothing any more. */
const promising = promotions.filter(({ until }) => until === null || until >= 0)

test.each(promising)(
  '[PRO-01] the promotion $id brings what it says, for what it asks',
  async (promotion) => {
    await kept[promotion.id]?.()
    expect(Object.keys(kept)).toContain(promotion.id)
  },
)

describe('[PRO-01] what a promotion gives back of a week', () => {
  test.each(weeklyRules.flatMap((rule) => rule.steps.map((step) => ({ ...rule, ...step }))))(
    'comes from $least centavos on: $share hundredths of a percent for $id',
    async ({ id: promotionId, gameType: type, least, share }) => {
      const monday = at('2026-12-07T00:00:00')
      await play('2026-12-05T20:00:00+08:00', least / 100 - 0.01, { type })
      await play('2026-12-05T20:00:00+08:00', 5000, { type: 'ESPORTS' })
      const below = weeklyRules
        .find((rule) => rule.id === promotionId)
        ?.steps.findLast((step) => step.least < least)
      const done = least - 1
      const credited = await gained(rebated, monday)
      expect(credited).toBe(Math.floor((done * (below?.share ?? 0)) / 10_000) / 100)
      await play('2026-12-12T20:00:00+08:00', least / 100, { type })
      expect(await gained(rebated, at('2026-12-14T00:00:00'))).toBe(
        Math.floor((least * share) / 10_000) / 100,
      )
    },
  )

  test('is credited once, names itself, and is free or locked as its terms say', async () => {
    await play('2026-11-28T23:59:59+08:00', 500_000, { type: 'LIVE', win: 50_000 })
    expect(await rebated()).toBe(0)
    await at('2026-11-29T00:00:00')()
    expect(await rebated()).toBe(20_000)
    await play('2026-11-29T20:00:00+08:00', 20_000)
    await at('2026-11-29T23:59:59')()
    expect(await rebated()).toBe(20_000)
    for (const moment of ['2026-11-30T00:00:00', '2026-11-30T12:05:00']) {
      await at(moment)()
      expect(await rebated()).toBe(20_000 + 180)
    }
    const range = {
      from: clock.now() - 2 * 86_400_000,
      to: clock.now(),
      language: 'EN',
      pageNo: 1,
      pageSize: 50,
    }
    const { list } = await client.value(contract.bonuses.list, range, { token: token() })
    expect(list.map(({ title, amount, state }) => [title, amount, state])).toEqual(
      expect.arrayContaining([
        ['Weekend rebate', '180.00', 'free'],
        ['Live Casino: 5% back', '20000.00', 'active'],
      ]),
    )
  })

  test('counts no bet from before its hours or its week', async () => {
    await play('2026-11-27T17:59:59+08:00', 3000)
    expect(await gained(rebated, noon)).toBe(0)
    await play('2026-12-04T18:00:00+08:00', 3000)
    expect(await gained(rebated, at('2026-12-21T09:00:00'))).toBe(18)
  })

  test('[MBR-18] is lowered to what the bets deserve when one of them is voided', async () => {
    const undo = await play('2026-11-29T20:00:00+08:00', 19_000)
    await play('2026-11-29T21:00:00+08:00', 1500)
    expect(await gained(rebated, noon)).toBe(184.5)
    expect(await gained(balance, undo)).toBe(19_000 - 184.5 + 9)
  })

  test('is joined by betting, and shows how far the coming weekend is, not the last two days', async () => {
    expect(await progress()).toBeUndefined()
    await play('2026-11-27T18:30:00+08:00', 1500)
    expect(await progress()).toMatchObject({ done: '1500.00', goal: '20000.00', gain: '0.9% rebate' })
    await at('2026-11-30T09:00:00')()
    expect(await progress()).toBeUndefined()
    await play('2026-12-04T18:00:00+08:00', 10)
    expect(await progress()).toMatchObject({ done: '10.00', goal: '1000.00', gain: '0.6% rebate' })
  })
})
