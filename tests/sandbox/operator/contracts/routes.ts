import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { answerEnd, answerProposal, askEnd, terminate, withdraw } from './answer.ts'
import { contractHistory, contractOverview, countWaiting } from './contract-overview.ts'
import { contractDownline, listContractDownlines } from './downline-contracts.ts'
import { effectOf, ownContract } from './own-contract.ts'
import { offerContract, previewOffer, requestContract } from './propose.ts'
import { writeEffect } from './write-contract.ts'

/** Contracts between agents. The gateway has checked that the caller is an agent and that the account is in its team. */
export function agentContractHandlers(sandbox: Sandbox): Handlers<typeof contract.agentContracts> {
  const { db, clock } = sandbox
  return {
    overview: ({ member }) => contractOverview(sandbox, member),
    waiting: ({ member }) => ({ count: countWaiting(sandbox, member.id) }),
    downlines: ({ member, input }) => listContractDownlines(sandbox, member.id, input),
    downline: ({ member, input }) => contractDownline(sandbox, member.id, input.accountId),
    preview: ({ member, input }) => previewOffer(sandbox, member.id, input),
    effect: ({ member, input }) =>
      writeEffect(db, effectOf(db, ownContract(db, member.id, input.contractId), clock.now())),
    history: ({ member, input }) => contractHistory(sandbox, member.id, input),
    offer: ({ member, input }) => offerContract(sandbox, member, input),
    request: ({ member, input }) => requestContract(sandbox, member, input),
    answer: ({ member, input }) => answerProposal(sandbox, member.id, input),
    withdraw: ({ member, input }) => withdraw(sandbox, member.id, input),
    terminate: ({ member, input }) => terminate(sandbox, member.id, input),
    askEnd: ({ member, input }) => askEnd(sandbox, member.id, input),
    answerEnd: ({ member, input }) => answerEnd(sandbox, member.id, input),
  }
}
