import { type AmountFault, checkAmount, readTypedAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import { checkRate, plainRate } from '#lib/forms/rate.ts'
import { readWhole } from '#lib/forms/whole.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import {
  type agentContracts,
  type ContractPeriod,
  mostActiveMembers,
  mostConditionAmount,
} from '#shared/contract/endpoints/agent-contracts.ts'
import { type Amount, isZero, parseAmount } from '#shared/domain/money.ts'

/** Terms as they are sent. */
export type TermsInput = Omit<InputOf<typeof agentContracts.request>, 'requestKey'>

/** What is typed for a proposal. `to` is the account id of the agent below; empty for none. */
export type OfferValues = {
  to: string
  period: ContractPeriod
  rate: string
  activeMembers: string
  validBet: string
  netProfit: string
}

/** The lowest rate of a contract. */
export const lowestRate = '0.01'
/** The highest rate that can be asked for. */
export const highestAsked = '99.99'

const amountOf = (text: string): Amount => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new RangeError(`${text} is no amount`)
  return amount
}
const bounds = { min: amountOf('0'), max: amountOf(String(mostConditionAmount)) }

/** Terms as the form shows them. Without a contract it begins empty. */
export const valuesOf = (contract: AgentContract | null | undefined): Omit<OfferValues, 'to'> => ({
  period: contract?.period ?? 'monthly',
  rate: contract?.rate ?? '',
  activeMembers: String(contract?.activeMembers ?? 0),
  validBet: writeTypedAmount(contract?.validBet ?? bounds.min),
  netProfit: writeTypedAmount(contract?.netProfit ?? bounds.min),
})

export type OfferFaults = {
  /** `none` if no rate can be offered at all. */
  rate?: 'invalid' | 'outside' | 'none'
  activeMembers?: 'invalid'
  validBet?: AmountFault['kind']
  netProfit?: AmountFault['kind']
}

/** Whether an agent with the rate `highest` can offer a rate at all. The rate is 0 without a contract. */
export const isOfferable = (highest: string): boolean => !isZero(highest)

/** What is wrong with the terms, by field. */
export function checkOffer(values: Omit<OfferValues, 'to' | 'period'>, highest: string): OfferFaults {
  const rate = isOfferable(highest) ? checkRate(values.rate, { lowest: lowestRate, highest }) : 'none'
  const members = readWhole(values.activeMembers)
  const isCount = members !== undefined && members <= mostActiveMembers
  const validBet = checkAmount(values.validBet, bounds)
  const netProfit = checkAmount(values.netProfit, bounds)
  return {
    ...(rate && { rate }),
    ...(!isCount && { activeMembers: 'invalid' }),
    ...(validBet && { validBet: validBet.kind }),
    ...(netProfit && { netProfit: netProfit.kind }),
  }
}

/** Checked terms as they are sent. */
export const termsOf = ({ period, rate, activeMembers, validBet, netProfit }: OfferValues): TermsInput => ({
  period,
  rate: plainRate(rate),
  activeMembers: readWhole(activeMembers) ?? 0,
  validBet: readTypedAmount(validBet) ?? bounds.min,
  netProfit: readTypedAmount(netProfit) ?? bounds.min,
})
