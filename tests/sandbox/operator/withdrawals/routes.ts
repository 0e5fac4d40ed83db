import { readLanguage } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { redeemProof } from '../security/second-proof.ts'
import { answerWithdrawal } from './answer-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { findOrder, toWithdrawal } from './orders.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { termsFor } from './terms.ts'

/** Withdrawals. What is due by the clock is settled before each call. There is no call to cancel one. */
export const withdrawalHandlers = (sandbox: Sandbox): Handlers<typeof contract.withdrawals> => ({
  terms: ({ member, input }) => termsFor(sandbox, member.id, readLanguage(input.language)),
  request: (call) => {
    const { member, input, idempotencyKey, language } = call
    if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
    const prove = () => redeemProof(sandbox, contract.withdrawals.request, call)
    const order = requestWithdrawal(sandbox, member.id, { ...input, idempotencyKey }, prove)
    return toWithdrawal(sandbox, order, language)
  },
  order: ({ member, input, language }) => {
    const order = input.orderId
      ? findOrder(sandbox, member.id, 'id', input.orderId)
      : findOrder(sandbox, member.id, 'idempotency_key', input.idempotencyKey ?? '')
    return { order: order ? toWithdrawal(sandbox, order, language) : null }
  },
  list: ({ member, input, language }) => {
    const { list, sums, totalPages } = listWithdrawals(sandbox, member.id, input)
    return {
      list: list.map((order) => toWithdrawal(sandbox, order, language)),
      total: sums.count,
      totalPages,
      totals: {
        amount: fromMinor(sums.amount),
        fee: fromMinor(sums.fee),
        received: fromMinor(sums.amount - sums.fee),
      },
    }
  },
  answer: ({ member, input, language }) =>
    toWithdrawal(sandbox, answerWithdrawal(sandbox, member.id, input), language),
})
