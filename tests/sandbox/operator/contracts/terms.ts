import type { InputOf } from '#shared/contract/endpoint.ts'
import {
  type agentContracts,
  mostActiveMembers,
  mostConditionAmount,
} from '#shared/contract/endpoints/agent-contracts.ts'
import { parseAmount, toMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { type Rate, readRate } from '../teams/rates.ts'
import type { Terms } from './contract-store.ts'

type TermsInput = Omit<InputOf<typeof agentContracts.request>, 'requestKey'>

const money = /^\d{1,10}(\.\d{1,2})?$/

/** @throws Refusal CONTRACT_RATE_INVALID */
export function contractRate(text: string): Rate {
  const rate = readRate(text.trim())
  if (rate === undefined || rate === 0) throw new Refusal('CONTRACT_RATE_INVALID', {}, { field: 'rate' })
  return rate
}

/** @throws Refusal CONTRACT_RATE_INVALID, CONTRACT_MEMBERS_INVALID, CONTRACT_AMOUNT_INVALID */
export function readTerms(input: TermsInput): Terms {
  const { period, activeMembers } = input
  const rate = contractRate(input.rate)
  if (!Number.isInteger(activeMembers) || activeMembers < 0 || activeMembers > mostActiveMembers)
    throw new Refusal('CONTRACT_MEMBERS_INVALID', { most: mostActiveMembers }, { field: 'activeMembers' })
  return {
    rate,
    period,
    activeMembers,
    validBet: minorOf(input.validBet, 'validBet'),
    netProfit: minorOf(input.netProfit, 'netProfit'),
  }
}

function minorOf(text: string, field: 'validBet' | 'netProfit'): number {
  const typed = text.trim()
  const amount = money.test(typed) ? parseAmount(typed) : undefined
  const minor = amount === undefined ? undefined : Number(toMinor(amount))
  if (minor === undefined || minor > mostConditionAmount * 100)
    throw new Refusal('CONTRACT_AMOUNT_INVALID', { most: mostConditionAmount }, { field })
  return minor
}
