import { gatewayWithTeam, teamNow } from '#lib/testing/team-samples.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'

const minute = 60_000
const holder = (index: number) => ({
  accountId: String(100 + index),
  account: `player${index}`,
  level: index % 2 === 0 ? 1 : 2,
  upline: { accountId: '12', account: 'agent2' },
})
const game = { gameType: 'RNG', vassalage: 'JL', vendorName: 'Kidlat', gameName: 'Golden Carabao' }
const money = { bet: '20.00', validBet: '20.00', payout: '0.00', net: '-20.00' }
const sums = {
  bets: 98_412,
  bet: '4310000.10',
  validBet: '4180240.10',
  payout: '4050120.30',
  net: '-130119.80',
}
export const netProfit = {
  validBet: '7912660.40',
  payout: '7447146.95',
  profit: '465513.45',
  rebates: '92164.98',
  bonuses: '61240.00',
  fees: '18920.40',
  net: '293188.07',
}

export const betSample = (index: number) => ({
  betId: `C${100 + index}-20000-${index}`,
  time: teamNow - index * minute,
  ...holder(index),
  ...game,
  ...money,
})
export const moveSample = (index: number) => ({
  moveId: index === 0 ? 'E7-8' : `D${index}-20000`,
  time: teamNow - index * minute,
  ...holder(index),
  group: 'deposits',
  kind: 'deposit',
  title: index === 0 ? 'GCash' : null,
  order: index === 0 ? 'DP00090' : `D${index}-20000`,
  amount: '2000.00',
  balance: index === 0 ? '4120.50' : null,
})

/** A page of a list with so many rows in all. */
const pageOf = <Row>(query: URLSearchParams, total: number, row: (index: number) => Row) => {
  const size = Number(query.get('pageSize'))
  const first = (Number(query.get('pageNo')) - 1) * size
  const count = Math.max(0, Math.min(size, total - first))
  return {
    list: Array.from({ length: count }, (_, index) => row(first + index)),
    total,
    totalPages: Math.ceil(total / size),
  }
}

/** A gateway with an agent whose team has records. */
export function gatewayWithRecords(total = 98_412) {
  const network = gatewayWithTeam()
  const path = (query: URLSearchParams) =>
    query.has('accountId') ? [{ accountId: query.get('accountId') ?? '', account: 'agent2' }] : []
  network.answer(agentRecords.betting, ({ query }) => ({
    path: path(query),
    now: { members: 1284, players: 612, ...sums },
    before: { members: 1280, players: 600, ...sums, bet: '3946886.54' },
    gameTypes: [
      { gameType: 'RNG', ...sums, validBet: '3000000.10' },
      { gameType: 'FISH', ...sums, validBet: '1180240.00' },
    ],
    vendors: [{ vassalage: 'JL', vendorName: 'Kidlat' }],
  }))
  network.answer(agentRecords.bets, ({ query }) => ({ ...pageOf(query, total, betSample), totals: sums }))
  network.answer(agentRecords.bettors, ({ query }) => ({
    ...pageOf(query, 612, (index) => ({ ...holder(index), bets: 18, ...money })),
    totals: sums,
  }))
  network.answer(agentRecords.games, ({ query }) => ({
    ...pageOf(query, 40, (index) => ({ nodeId: String(1001 + index), ...game, bets: 18, ...money })),
    totals: sums,
  }))
  network.answer(agentRecords.bet, ({ query }) => ({
    ...betSample(0),
    betId: query.get('betId') ?? '',
    path: [
      { accountId: '12', account: 'agent2' },
      { accountId: '100', account: 'player0' },
    ],
    started: teamNow - 9_000,
    roundId: '100-20000-0',
  }))
  network.answer(agentRecords.statement, ({ query }) => ({
    path: path(query),
    now: netProfit,
    days: Array.from({ length: 14 }, (_, index) => ({
      date: `2026-11-${String(index + 9).padStart(2, '0')}`,
      ...netProfit,
      net: index === 12 ? '-1200.50' : '20942.00',
    })),
    asOf: teamNow,
  }))
  network.answer(agentRecords.lines, ({ query }) =>
    pageOf(query, 24, (index) => ({
      accountId: String(100 + index),
      account: `player${index}`,
      members: index === 0 ? 184 : 0,
      own: false,
      deposits: '512400.00',
      withdrawals: '331200.00',
      ...netProfit,
      costs: '172325.38',
    })),
  )
  const orders = { count: 214, amount: '388204.00' }
  network.answer(agentRecords.moves, ({ query }) => ({
    ...pageOf(query, Math.min(total, 412), moveSample),
    path: path(query),
    totals: {
      deposits: orders,
      withdrawals: { count: 1, amount: '241880.50' },
      transfers: orders,
      bonuses: orders,
      rebates: orders,
      extras: { count: 71, amount: '12904.35' },
      net: '146323.50',
    },
    sum: '5157.10',
  }))
  network.answer(agentRecords.move, ({ query }) => ({
    ...moveSample(0),
    moveId: query.get('moveId') ?? '',
    path: [{ accountId: '100', account: 'player0' }],
  }))
  return network
}
