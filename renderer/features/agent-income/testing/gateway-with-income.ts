import { gatewayWithTeam, teamNow } from '#lib/testing/team-samples.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'

const nothing = {
  rebate: '0.00',
  dailySalary: '0.00',
  hourlySalary: '0.00',
  realtimeSalary: '0.00',
  dividends: '0.00',
  dividendsPaid: '0.00',
  income: '0.00',
}

/** Fourteen days up to 22 November, the last one counting. On the 20th more was paid on than came in. */
export const incomeSample = {
  now: { ...nothing, rebate: '5600.65', dividendsPaid: '-900.00', income: '4700.65', validBet: '2642316.04' },
  before: { ...nothing, rebate: '5000.00', income: '5000.00' },
  shown: ['rebate', 'dividendsPaid'],
  pending: { rebate: '10.63', payAt: Date.parse('2026-11-23T00:00:00+08:00') },
  days: Array.from({ length: 14 }, (_, index) => ({
    ...nothing,
    date: `2026-11-${String(index + 9).padStart(2, '0')}`,
    validBet: '188736.86',
    ...(index < 13 && { rebate: '430.82', income: '430.82' }),
    ...(index === 11 && { dividendsPaid: '-900.00', income: '-469.18' }),
    state: index === 13 ? 'counting' : index === 12 ? 'walletFull' : 'paid',
  })),
  asOf: teamNow,
}

const linesTotal = 9

/** A gateway of an agent with that income, and nine lines behind each day. */
export function gatewayWithIncome() {
  const network = gatewayWithTeam()
  network.answer(agentIncome.overview, () => incomeSample)
  network.answer(agentIncome.rebates, ({ query }) => {
    const size = Number(query.get('pageSize'))
    const first = (Number(query.get('pageNo')) - 1) * size
    return {
      list: Array.from({ length: Math.min(size, linesTotal - first) }, (_, index) => ({
        account: index + first === 0 ? 'agent1' : `line${index + first}`,
        own: index + first === 0,
        validBet: '26006.06',
        ownRate: '1.2',
        lineRate: index + first === 0 ? '0' : '1.05',
        kept: index + first === 0 ? '1.2' : '0.15',
        amount: '39.00',
      })),
      total: linesTotal,
      totalPages: Math.ceil(linesTotal / size),
      totals: { validBet: '188736.86', amount: '430.82' },
      paid: { reference: 'AR11-20261120', time: Date.parse('2026-11-21T00:00:00+08:00'), amount: '430.82' },
      counts: true,
    }
  })
  network.answer(agentIncome.bookings, () => ({
    list: [
      {
        part: 'realtimeSalary',
        time: Date.parse('2026-11-21T00:00:00+08:00'),
        reference: 'slot 288',
        count: 288,
        amount: '416.16',
      },
      {
        part: 'dividendsPaid',
        time: Date.parse('2026-11-20T15:00:00+08:00'),
        reference: 'V00000041',
        count: 1,
        amount: '-900.00',
      },
    ],
    total: 2,
    totalPages: 1,
    totals: { amount: '-483.84' },
  }))
  return network
}
