import * as z from 'zod/mini'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { fakeNetwork } from './network.ts'
import { samples } from './samples.ts'

/** The moment that tests of teams run at: 22 November 2026, 20:00 in Manila. */
export const teamNow = Date.parse('2026-11-22T12:00:00Z')

const nextMidnight = Date.parse('2026-11-22T16:00:00Z')

const money = {
  deposits: '3961204.10',
  withdrawals: '2710033.55',
  validBet: '7680415.55',
  payout: '7496195.20',
  profit: '184220.35',
  bonuses: '12000.00',
}
const figures = { ...money, members: 1284, agents: 40, joined: 38, active: 612, firstDepositors: 21 }

/** Answers of a team's overview for 14 days, of the agent's whole team. */
export const teamOverviewSample = {
  path: [] as { accountId: string; account: string }[],
  now: figures,
  before: { ...figures, deposits: '3664388.00', validBet: '0.00', profit: '-20.00' },
  income: { now: '61420.30', before: '50000.00' } as { now: string; before: string } | null,
  days: Array.from({ length: 14 }, (_, index) => ({
    date: `2026-11-${String(index + 9).padStart(2, '0')}`,
    joined: index % 4,
    active: 100 + index,
    ...money,
  })),
  gameTypes: [{ gameType: 'RNG', validBet: '7680415.55', payout: '7496195.20', profit: '184220.35' }],
  asOf: teamNow,
}

/** One row of the downline. */
export const downlineSample = (index: number) => ({
  accountId: String(100 + index),
  account: `player${index}`,
  agent: index % 3 === 0,
  level: 1,
  upline: { accountId: '1', account: 'juan' },
  joined: teamNow - index * 86_400_000,
  team: index % 3 === 0 ? 40 + index : 0,
  balance: '22410.50',
  validBet: '1204400.50',
  profit: index % 2 === 0 ? '48210.20' : '-12640.75',
  rate: index % 3 === 0 ? '1.1' : '0',
  state: index % 5 === 4 ? 'idle' : 'active',
})

/** A gateway with an agent whose team has so many direct downlines. */
export function gatewayWithTeam(total = 50_000) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, account: 'agent1', type: 1 }))
  network.answer(member.balance, () => samples.balance)
  network.answer(member.agentCheck, () => ({ agent: true }))
  network.answer(agentTeam.own, () => ({ rate: '1.2', members: 50_000, agents: 760, levels: 3 }))
  network.answer(agentTeam.overview, () => teamOverviewSample)
  network.answer(agentTeam.downlines, ({ query }) => {
    const size = Number(query.get('pageSize'))
    const first = (Number(query.get('pageNo')) - 1) * size
    const count = Math.max(0, Math.min(size, total - first))
    return {
      list: Array.from({ length: count }, (_, index) => downlineSample(first + index)),
      total,
      totalPages: Math.ceil(total / size),
      path: [],
      totals: { members: total, balance: '4881204.10', validBet: '7680415.55', profit: '184220.35' },
    }
  })
  let next: { rate: string; from: number } | null = null
  const rates = () => ({
    rate: '1.1',
    since: teamNow - 30 * 86_400_000,
    next,
    lowest: '0.9',
    lowestLine: { accountId: '7', account: 'kimt' },
    highest: '1.2',
    from: nextMidnight,
    mayChange: true,
  })
  network.answer(agentTeam.downline, ({ query }) => ({
    ...downlineSample(Number(query.get('accountId')) - 100),
    path: [],
    active: 97,
    days: teamOverviewSample.days.map(({ date, validBet, profit }) => ({ date, validBet, profit })),
    rates: rates(),
    lastLogin: { time: teamNow - 3_600_000, place: 'Quezon City' },
    mobileBound: true,
    cameThrough: null,
    toDownline: true,
  }))
  network.answer(agentTeam.setRate, ({ body }) => {
    next = { rate: z.parse(agentTeam.setRate.input, body).rate, from: nextMidnight }
    return rates()
  })
  return network
}
