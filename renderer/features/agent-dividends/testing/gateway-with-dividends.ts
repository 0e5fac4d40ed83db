import { answerPin } from '#lib/testing/payment-password.ts'
import { gatewayWithTeam, teamNow } from '#lib/testing/team-samples.ts'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/** October of an agent that is paid by its upline, ready to be requested. */
export const readyDividend = {
  dividendId: '10',
  from: at('2026-10-01'),
  to: at('2026-11-01'),
  period: 'monthly',
  payer: 'upline' as 'upline' | 'operator',
  rate: '8',
  activeMembers: 308,
  validBet: '4258924.64',
  netProfit: '63912.77',
  failed: [] as string[],
  amount: '5113.02',
  state: 'ready',
  until: at('2026-12-01'),
  requested: null as number | null,
  checked: null as number | null,
  decided: null as number | null,
  reason: null as string | null,
  reference: null as string | null,
}

/** A request of a downline. */
export const downlineRequest = (index: number) => ({
  dividendId: String(40 + index),
  account: `agent${40 + index}`,
  from: at('2026-10-01'),
  to: at('2026-11-01'),
  period: 'monthly',
  rate: '5',
  activeMembers: 92,
  validBet: '1537681.08',
  netProfit: '5186.88',
  amount: '259.34',
  requested: at('2026-11-02') + 9 * 3_600_000,
  until: at('2026-12-01'),
})

/** The running November, with one condition missing. */
export const runningPeriod = {
  from: at('2026-11-01'),
  to: at('2026-12-01'),
  period: 'monthly',
  payer: 'upline',
  rate: '8',
  amount: '0.00',
  activeMembers: { reached: 12, needed: 20, met: false },
  validBet: { reached: '5090418.75', needed: '80000.00', met: true },
  netProfit: { reached: '74264.10', needed: '0.00', met: true },
}

const month = (number: number, change: Partial<typeof readyDividend>) => ({
  ...readyDividend,
  dividendId: String(number),
  from: at(`2026-${String(number).padStart(2, '0')}-01`),
  to: at(`2026-${String(number + 1).padStart(2, '0')}-01`),
  ...change,
})

/** A record with each state that has a note. */
export const recordSample = [
  readyDividend,
  month(9, { state: 'paid', decided: at('2026-10-04'), reference: 'V00000011' }),
  month(8, { state: 'rejected', decided: at('2026-09-03'), reason: 'Two bets were settled again' }),
  month(7, { state: 'none', amount: '0.00', netProfit: '-14084.76', failed: ['activeMembers', 'loss'] }),
  month(6, { state: 'lapsed', until: at('2026-08-01') }),
]

/** What agent41 was paid. */
export const paid = {
  dividendId: '41',
  account: 'agent41',
  amount: '259.34',
  reference: 'V00000041',
  paidAt: teamNow,
}

/** A gateway of an agent with an open dividend, and requests of so many downlines. */
export function gatewayWithDividends(open: readonly object[] = [readyDividend], waiting = 2) {
  const network = gatewayWithTeam()
  answerPin(network)
  network.answer(agentDividends.requests, ({ query }) => {
    const size = Number(query.get('pageSize'))
    const first = (Number(query.get('pageNo')) - 1) * size
    const count = Math.max(0, Math.min(size, waiting - first))
    return {
      open,
      running: runningPeriod,
      downlines: {
        list: Array.from({ length: count }, (_, index) => downlineRequest(first + index + 1)),
        total: waiting,
        totalPages: Math.ceil(waiting / size),
        amount: '518.68',
      },
      free: '120000.00',
      asOf: teamNow,
    }
  })
  network.answer(agentDividends.record, () => ({
    list: recordSample,
    total: recordSample.length,
    totalPages: 1,
    totals: { validBet: '21294623.20', netProfit: '177653.55', earned: '20452.08', paid: '5113.02' },
  }))
  return network
}
