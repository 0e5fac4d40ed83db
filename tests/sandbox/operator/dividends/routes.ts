import { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import type { Sandbox } from '../sandbox.ts'
import { redeemProof } from '../security/second-proof.ts'
import { dividendRequests, listDividends } from './dividend-views.ts'
import { payDividend, rejectDividend } from './pay-dividend.ts'
import { requestDividend } from './request-dividend.ts'

/** An agent's dividends, and those it owes its downlines. The gateway has checked that it is an agent. */
export function agentDividendHandlers(sandbox: Sandbox): Handlers<typeof contract.agentDividends> {
  return {
    requests: ({ member, input }) => dividendRequests(sandbox, member.id, input),
    record: ({ member, input }) => listDividends(sandbox, member.id, input),
    request: ({ member, input }) => requestDividend(sandbox, member, input.dividendId),
    pay: (call) =>
      payDividend(sandbox, call.member, call.input.dividendId, () =>
        redeemProof(sandbox, contract.agentDividends.pay, call),
      ),
    payOrder: (call) => storedAnswer(sandbox, contract.agentDividends.pay, call),
    reject: ({ member, input }) => rejectDividend(sandbox, member, input),
  }
}
