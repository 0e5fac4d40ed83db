import { beforeAll, describe, expect, test } from 'vitest'
import { answerPayment } from '#sandbox/operator/deposits/pay-deposit.ts'
import { depositTakes } from '#sandbox/operator/deposits/settle-deposits.ts'
import { assertLedgerBalanced } from '#sandbox/operator/ledger/audit.ts'
import { standingClock } from '#sandbox/operator/records/test-rounds.ts'
import { stretchOf } from '#sandbox/operator/teams/overview.ts'
import { dayNumber } from '#sandbox/operator/teams/timeline.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../testing/test-client.ts'
import { newcomer } from '../testing/test-registration.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const share = (amount: bigint, hundredths: bigint) => (amount * hundredths) / 10_000n
const day = { from: at('2026-11-20T00:00'), to: at('2026-11-21T00:00') }
const month = { from: at('2026-11-01T00:00'), to: at('2026-12-01T00:00') }
const bet = 123_450n
const win = 20_000n

/** The agents above the player, nearest first. Rates in hundredths of a percent. */
const uplines = [
  { username: 'agent42', id: agentIds.other, rate: 80n, below: 30n },
  { username: 'agent2', id: agentIds.second, rate: 105n, below: 80n },
  { username: 'agent1', id: agentIds.top, rate: 120n, below: 105n },
] as const

/** An agent's link brings a player, who deposits and plays or does neither. Then the month ends. */
async function live(plays: boolean) {
  const clock = standingClock('2026-11-20T20:50:00+08:00')
  const client = new TestClient({ clock })
  const { sandbox } = client.server
  const agent = { token: await client.logIn('agent42') }
  const link = {
    name: '',
    kind: 'member',
    rate: '0.3',
    days: 30,
    maxUses: null,
    requestKey: 'chain',
  } as const
  const { code } = await client.value(contract.agentRegister.createLink, link, agent)
  const registration = { ...newcomer('sinta88'), affiliateCode: code }
  const { token } = await client.value(contract.member.register, registration)
  const player = Number(sandbox.members.byUsername('sinta88')?.id)
  if (plays) {
    const deposit = { channelId: 'gcash', amount: '500.00' }
    const order = await client.value(contract.cashier.deposit, deposit, { token, key: 'deposit' })
    answerPayment(sandbox, order.orderId, 'pay', 'test')
    clock.advance(depositTakes)
    await client.balance(token ?? '')
    clock.set('2026-11-20T21:07:10+08:00')
    const sessionId = await client.play(token ?? '')
    // In parts, because bets with the welcome credit have a limit.
    for (const [roundId, amount, paidOut] of [
      ['one', '434.50', '0.00'],
      ['two', '400.00', '0.00'],
      ['three', '400.00', '200.00'],
    ] as const) {
      await client.wallet('bet', { sessionId, roundId, txId: `bet ${roundId}`, amount })
      await client.wallet('win', { sessionId, roundId, txId: `win ${roundId}`, amount: paidOut })
    }
  }
  clock.set('2026-12-01T00:00:00+08:00')
  await client.balance(await client.logIn('sinta88', newcomer().password))
  const paid = (owner: number, kind: string, reference: string) =>
    BigInt(
      client.server.db.get<{ sum: number }>(
        `SELECT COALESCE(SUM(e.amount), 0) AS sum FROM ledger_transactions t
         JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
         WHERE a.kind = 'wallet' AND a.owner = ? AND t.kind = ? AND t.reference = ?`,
        owner,
        kind,
        reference,
      )?.sum ?? 0,
    )
  const seen = new Map<string, Awaited<ReturnType<typeof look>>>()
  async function look({ username, id }: (typeof uplines)[number]) {
    const own = { token: await client.logIn(username) }
    const { now } = await client.value(contract.agentTeam.overview, day, own)
    const income = await client.value(contract.agentIncome.overview, { ...day, to: month.to }, own)
    const [dividend] = (
      await client.value(contract.agentDividends.record, { ...month, pageNo: 1, pageSize: 5 }, own)
    ).list
    const { contract: steps } = await client.value(contract.agentSalary.daily, {}, own)
    const { contract: slots } = await client.value(contract.agentSalary.realtime, {}, own)
    const days = { ...day, pageNo: 1, pageSize: 5 }
    const [salary] = (await client.value(contract.agentSalary.days, days, own)).list
    const { order } = sandbox.teams
    const position = order.positionOf(id)
    const played = sandbox.teams.slots(stretchOf(order, position, false), dayNumber(day.from))
    return {
      now,
      income,
      dividend,
      steps: steps.steps,
      realtimeRate: BigInt(Math.round(Number(slots.rate) * 100)),
      salary,
      slotBet: BigInt(played.slots[(21 * 60 + 5) / 5]?.validBet ?? 0),
      hourBet: BigInt(played.hours[21]?.validBet ?? 0),
      rebate: paid(id, 'commission', `AR${id}-20261120`),
      realtime: paid(id, 'realtimeSalary', `SR${id}-20261120-2105`),
    }
  }
  for (const upline of uplines) seen.set(upline.username, await look(upline))
  const ofPlayer = paid(player, 'commission', `AR${player}-20261120`)
  assertLedgerBalanced(client.server.db)
  client.close()
  return { of: (username: string) => seen.get(username) ?? raise(username), ofPlayer }
}

function raise(username: string): never {
  throw new Error(`${username} was not looked at`)
}

let without: Awaited<ReturnType<typeof live>>
let played: Awaited<ReturnType<typeof live>>
beforeAll(async () => {
  without = await live(false)
  played = await live(true)
})
test('[AGT-05] the player is paid the rebate that the link promised', () => {
  expect([without.ofPlayer, played.ofPlayer]).toEqual([0n, share(bet, 30n)])
})

describe.each(uplines)('[AGT-04][AGT-05][AGT-06] $username', ({ username, rate, below }) => {
  const pair = () => [without.of(username), played.of(username)] as const

  test('sees the deposit, the bet and the win in the team, to the centavo', () => {
    const [before, after] = pair()
    const moved = (key: 'deposits' | 'validBet' | 'payout' | 'profit') =>
      minor(after.now[key]) - minor(before.now[key])
    expect([moved('deposits'), moved('validBet'), moved('payout'), moved('profit')]).toEqual([
      50_000n,
      bet,
      win,
      bet - win,
    ])
    expect(after.now.firstDepositors - before.now.firstDepositors).toBe(1)
    expect(after.now.active - before.now.active).toBe(1)
  })

  test('is paid the part of its rate that the line below doesn’t get', () => {
    const [before, after] = pair()
    const more = after.rebate - before.rebate
    // Each line is rounded down once a day, so a bet can bring a centavo more than its own share.
    const own = share(bet, rate - below)
    expect([own, own + 1n]).toContain(more)
  })

  test('is paid real-time salary for those five minutes, and for the day by its steps', () => {
    const [before, after] = pair()
    expect([after.slotBet - before.slotBet, after.hourBet - before.hourBet]).toEqual([bet, bet])
    expect(after.realtime).toBe(share(after.slotBet, after.realtimeRate))
    expect(after.realtime).toBeGreaterThan(0n)
    for (const { salary, steps } of [before, after]) {
      const reached = steps.filter(
        (step) =>
          minor(salary?.validBet ?? '0') >= minor(step.validBet) && (salary?.members ?? 0) >= step.members,
      )
      expect(salary?.amount).toBe(reached.at(-1)?.amount ?? '0.00')
    }
    expect(minor(after.salary?.validBet ?? '0') - minor(before.salary?.validBet ?? '0')).toBe(bet)
  })

  test('has the month’s dividend worked out from the net profit with the bet in it', () => {
    const [before, after] = pair()
    const more = minor(after.dividend?.netProfit ?? '0') - minor(before.dividend?.netProfit ?? '0')
    // The team's rebates of the day and the fees of the month are each rounded down once.
    const expected = bet - win - share(bet, rate) - share(50_000n, 50n)
    expect([expected - 2n, expected - 1n, expected]).toContain(more)
    for (const { dividend } of [before, after]) {
      const net = minor(dividend?.netProfit ?? '0')
      const hundredths = BigInt(Math.round(Number(dividend?.rate) * 100))
      const due = dividend?.failed.length === 0 && net > 0n ? share(net, hundredths) : 0n
      expect(minor(dividend?.amount ?? '0')).toBe(due)
    }
  })

  test('finds all of it in its income, which is the sum of its days', () => {
    const [before, after] = pair()
    const days = after.income.days.reduce((sum, { income }) => sum + minor(income), 0n)
    expect(minor(after.income.now.income)).toBe(days)
    const gained = minor(after.income.now.income) - minor(before.income.now.income)
    const salaries = (one: typeof after) =>
      minor(one.income.now.realtimeSalary) +
      minor(one.income.now.hourlySalary) +
      minor(one.income.now.dailySalary)
    expect(gained).toBe(after.rebate - before.rebate + salaries(after) - salaries(before))
    expect(gained).toBeGreaterThan(0n)
  })
})
