import * as z from 'zod/mini'
import { downlineId, endpoint, nothing, pageOf, paging, percentage } from '../endpoint.ts'
import {
  agentContract,
  contractDownline,
  contractEffect,
  contractFigures,
  contractPeriods,
  contractTerms,
  downlineContractStates,
  offerBounds,
  party,
} from './agent-contract-schemas.ts'

export { type ContractPeriod, contractPeriods } from './agent-contract-schemas.ts'

/** Bounds of the conditions. */
export const mostActiveMembers = 100_000
export const mostConditionAmount = 1_000_000_000

const termsInput = { ...contractTerms, validBet: z.string(), netProfit: z.string() }
/** What the effect was shown to be: refused with CONTRACT_CHANGED, and the effect of now, if it has changed. */
const shownEffect = { at: z.number(), ending: z.array(z.string()) }
const one = { contractId: z.string() }

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const
const change = { ...ofAgent, method: 'POST', carrier: 'json', value: agentContract } as const

/**
 * Contracts of an agent with whoever is directly above it and with the agents directly below. An id of a contract
 * between others is refused with CONTRACT_UNKNOWN.
 */
export const agentContracts = {
  overview: endpoint({
    ...ofAgent,
    id: 'agentContracts.overview',
    path: '/wps/relay/AGT_contractOverview',
    summary: "The agent's own contract, and what is proposed between it and its upline",
    input: nothing,
    value: z.object({
      upline: z.object(party),
      current: z.nullable(agentContract),
      next: z.nullable(agentContract),
      proposal: z.nullable(agentContract),
      /** What accepting the proposal would do; null without one. */
      proposalEffect: z.nullable(contractEffect),
      /** What ending the own contract would do; null if there is none to end. */
      endEffect: z.nullable(contractEffect),
      /** Of the running period of the own contract; of this month without one. */
      figures: contractFigures,
      /** Of the running period of the proposal; null without one. */
      proposalFigures: z.nullable(contractFigures),
      bounds: offerBounds,
    }),
  }),
  waiting: endpoint({
    ...ofAgent,
    id: 'agentContracts.waiting',
    path: '/wps/relay/AGT_contractWaiting',
    summary: "How many offers and requests wait for the agent's answer",
    input: nothing,
    value: z.object({ count: z.number() }),
  }),
  downlines: endpoint({
    ...ofAgent,
    id: 'agentContracts.downlines',
    path: '/wps/relay/AGT_contractDownlines',
    summary: 'The agents directly below and their contracts, those that wait first',
    input: z.object({
      search: z.optional(z.string()),
      state: z.optional(z.enum(downlineContractStates)),
      ...paging,
    }),
    value: z.object({
      ...pageOf(contractDownline, 'accountId').shape,
      /** How many of the whole filter have a contract in force, and how many wait for the agent's answer. */
      totals: z.optional(z.object({ inForce: z.number(), waiting: z.number() })),
    }),
  }),
  /** @throws NOT_DIRECT_DOWNLINE, CONTRACT_AGENTS_ONLY */
  downline: endpoint({
    ...ofAgent,
    id: 'agentContracts.downline',
    path: '/wps/relay/AGT_contractDownline',
    summary: 'One agent directly below: its contract, and figures to base an offer on',
    input: z.object({ accountId: downlineId }),
    value: z.object({ ...contractDownline.shape, lastMonth: contractFigures, bounds: offerBounds }),
  }),
  /** @throws as `agentContracts.offer`, for rate and period */
  preview: endpoint({
    ...ofAgent,
    id: 'agentContracts.preview',
    path: '/wps/relay/AGT_contractPreview',
    summary: 'What an offer to an agent directly below would do if it were accepted now',
    input: z.object({ accountId: downlineId, rate: percentage, period: z.enum(contractPeriods) }),
    value: z.object({ ...contractEffect.shape, answerBy: z.number() }),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED if it is over */
  effect: endpoint({
    ...ofAgent,
    id: 'agentContracts.effect',
    path: '/wps/relay/AGT_contractEffect',
    summary: 'What accepting a proposal or ending a contract would do now',
    input: z.object(one),
    value: contractEffect,
  }),
  history: endpoint({
    ...ofAgent,
    id: 'agentContracts.history',
    path: '/wps/relay/AGT_contractHistory',
    summary: 'Every contract that the agent is or was a party of, latest first',
    input: z.object({ with: z.optional(z.enum(['upline', 'downlines'])), ...paging }),
    value: pageOf(agentContract, 'contractId'),
  }),
  /**
   * Offers a contract to an agent directly below. With the `requestKey` of an earlier call it returns that contract.
   * @throws NOT_DIRECT_DOWNLINE, CONTRACT_AGENTS_ONLY, CONTRACT_PENDING, CONTRACT_TO_COME, CONTRACT_SAME, CONTRACT_LIMIT, CONTRACT_RATE_INVALID,
   * CONTRACT_RATE_BOUNDS, CONTRACT_NONE_ABOVE, CONTRACT_MEMBERS_INVALID, CONTRACT_AMOUNT_INVALID
   */
  offer: endpoint({
    ...change,
    id: 'agentContracts.offer',
    path: '/wps/relay/AGT_contractOffer',
    summary: 'Offer a contract to an agent directly below',
    input: z.object({ accountId: downlineId, ...termsInput, requestKey: z.string() }),
  }),
  /** Asks the upline or the operator for a contract. @throws as `agentContracts.offer`; only 100% bounds the rate */
  request: endpoint({
    ...change,
    id: 'agentContracts.request',
    path: '/wps/relay/AGT_contractRequest',
    summary: 'Ask for a new contract of the own',
    input: z.object({ ...termsInput, requestKey: z.string() }),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED, CONTRACT_RATE_BOUNDS, CONTRACT_NONE_ABOVE */
  answer: endpoint({
    ...change,
    id: 'agentContracts.answer',
    path: '/wps/relay/AGT_contractAnswer',
    summary: 'Accept or reject an offer or a request',
    input: z.object({ ...one, accept: z.boolean(), ...shownEffect }),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED */
  withdraw: endpoint({
    ...change,
    id: 'agentContracts.withdraw',
    path: '/wps/relay/AGT_contractWithdraw',
    summary: 'Take back an own offer, an own request, or the own wish to end a contract',
    input: z.object({ ...one, what: z.enum(['proposal', 'end']) }),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED */
  terminate: endpoint({
    ...change,
    id: 'agentContracts.terminate',
    path: '/wps/relay/AGT_contractTerminate',
    summary: 'End the contract of an agent directly below with its running period',
    input: z.object({ ...one, ...shownEffect }),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED */
  askEnd: endpoint({
    ...change,
    id: 'agentContracts.askEnd',
    path: '/wps/relay/AGT_contractAskEnd',
    summary: 'Ask the upline to end the own contract',
    input: z.object(one),
  }),
  /** @throws CONTRACT_UNKNOWN, CONTRACT_CHANGED */
  answerEnd: endpoint({
    ...change,
    id: 'agentContracts.answerEnd',
    path: '/wps/relay/AGT_contractAnswerEnd',
    summary: 'Agree or refuse to end the contract of an agent directly below',
    input: z.object({ ...one, accept: z.boolean(), ...shownEffect }),
  }),
} as const
