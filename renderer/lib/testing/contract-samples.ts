import type { ValueOf } from '#shared/contract/endpoint.ts'
import {
  type AgentContract,
  type ContractDownline,
  contractPeriods,
  type DownlineContractState,
} from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { type Amount, parseAmount } from '#shared/domain/money.ts'
import { fakeNetwork } from './network.ts'
import { samples } from './samples.ts'
import { teamNow } from './team-samples.ts'

const amountOf = (text: string): Amount => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(`${text} is no amount`)
  return amount
}
const month = Date.parse('2026-11-01T00:00:00+08:00')
/** When a monthly contract that is agreed at `teamNow` starts. */
export const nextMonth = Date.parse('2026-12-01T00:00:00+08:00')
const figures = {
  from: month,
  to: teamNow,
  activeMembers: 612,
  validBet: amountOf('7680415.55'),
  netProfit: amountOf('184220.35'),
}

/** A monthly contract of 12% between the operator and the agent, with changes. */
export const contractSample = (id: string, more: Partial<AgentContract> = {}): AgentContract => ({
  contractId: id,
  upline: { accountId: null, account: null },
  agent: { accountId: '1', account: 'juan' },
  rate: '12',
  period: 'monthly',
  activeMembers: 30,
  validBet: amountOf('120000'),
  netProfit: amountOf('0'),
  state: 'agreed',
  requested: false,
  created: month,
  answerBy: null,
  decided: month,
  starts: month,
  ends: null,
  endReason: null,
  refusedFor: null,
  endAsked: null,
  ...more,
})

const ofDownline = (id: string, account: string, more: Partial<AgentContract> = {}) =>
  contractSample(id, {
    upline: { accountId: '1', account: 'juan' },
    agent: { accountId: id, account },
    rate: '8',
    ...more,
  })

/** An agent directly below with a contract of 8%, in a state. */
export function contractRow(id: string, account: string, state: DownlineContractState): ContractDownline {
  const hasContract = state !== 'none'
  const isOpen = state === 'requested' || state === 'offered'
  return {
    accountId: id,
    account,
    team: 40,
    state,
    current: hasContract
      ? ofDownline(id, account, {
          ...(state === 'asksToEnd' && { endAsked: teamNow }),
          ...(state === 'ending' && { state: 'ended', ends: nextMonth, endReason: 'lowerRate' }),
        })
      : null,
    next: null,
    proposal: isOpen
      ? ofDownline(`9${id}`, account, {
          state,
          rate: '9',
          requested: state === 'requested',
          starts: null,
          decided: null,
          answerBy: nextMonth,
        })
      : null,
    figures,
  }
}

/** What accepting the operator's offer would end. */
export const endingSample = [
  { contractId: '2', accountId: '2', account: 'lita', rate: '11', ends: nextMonth },
]

/** A network that answers what the contracts page asks for: an offer that ends a contract or more, and six downlines. */
export function networkWithContracts(ending = endingSample) {
  const network = fakeNetwork()
  const states: DownlineContractState[] = ['requested', 'asksToEnd', 'offered', 'inForce', 'ending', 'none']
  const rows = states.map((state, index) => contractRow(String(index + 2), `agent${index + 2}`, state))
  const bounds = contractPeriods.map((period) => ({ period, starts: nextMonth, highestRate: '10.75' }))
  const overview: ValueOf<typeof agentContracts.overview> = {
    upline: { accountId: null, account: null },
    current: contractSample('1'),
    next: null,
    proposal: contractSample('50', {
      rate: '10.75',
      activeMembers: 500,
      state: 'offered',
      starts: null,
      decided: null,
      answerBy: nextMonth,
    }),
    proposalEffect: { at: nextMonth, ending },
    endEffect: { at: nextMonth, ending: endingSample },
    figures,
    proposalFigures: figures,
    bounds,
  }
  network.answer(member.info, () => ({ ...samples.member, type: 1 }))
  network.answer(agentContracts.waiting, () => ({ count: 3 }))
  network.answer(agentContracts.overview, () => overview)
  network.answer(agentContracts.downlines, () => ({
    list: rows,
    total: rows.length,
    totalPages: 1,
    totals: { inForce: 5, waiting: 2 },
  }))
  network.answer(agentContracts.history, () => ({ list: [contractSample('1')], total: 1, totalPages: 1 }))
  network.answer(agentContracts.effect, () => ({ at: nextMonth, ending: endingSample }))
  network.answer(agentContracts.downline, ({ query }) => ({
    ...rows.find(({ accountId }) => accountId === query.get('accountId')),
    lastMonth: figures,
    bounds,
  }))
  network.answer(agentContracts.preview, () => ({
    at: nextMonth,
    ending: endingSample,
    answerBy: nextMonth,
  }))
  return { ...network, overview, rows }
}
