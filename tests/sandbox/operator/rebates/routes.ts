import { startOfMonth } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import { refuseClaims } from '../members/may-claim.ts'
import type { Sandbox } from '../sandbox.ts'
import { leastRebate } from './rates.ts'
import {
  claimRebate,
  countsFrom,
  type PaidRebate,
  paidRebates,
  paidSince,
  type RebateRow,
  rebateOf,
} from './rebates.ts'

/** Rebates on valid bets. */
export function rebateHandlers(sandbox: Sandbox): Handlers<typeof contract.rebates> {
  const { clock } = sandbox
  return {
    summary: ({ member }) => {
      const lines = rebateOf(sandbox, member)
      const sum = (of: 'bets' | 'amount') => lines.reduce((total, line) => total + line[of], 0)
      return {
        list: lines.map(toLine),
        bets: fromMinor(sum('bets')),
        amount: fromMinor(sum('amount')),
        minimum: fromMinor(leastRebate),
        from: countsFrom(sandbox),
        asOf: clock.now(),
      }
    },
    history: ({ member }) => ({
      list: paidRebates(sandbox, member.id, 20).map(toRebate),
      thisMonth: fromMinor(paidSince(sandbox, member.id, startOfMonth(clock.now()))),
    }),
    claim: ({ member, input }) => {
      refuseClaims(sandbox, member)
      return toRebate(claimRebate(sandbox, member, input.gameType))
    },
    claimOrder: (call) => storedAnswer(sandbox, contract.rebates.claim, call),
  }
}

const toLine = ({ gameType, bets, share, amount }: RebateRow) => ({
  gameType,
  bets: fromMinor(bets),
  percent: String(share / 100),
  amount: fromMinor(amount),
})

const toRebate = ({ id, created, bets, amount, lines }: PaidRebate) => ({
  orderId: id,
  createTime: created,
  bets: fromMinor(bets),
  amount: fromMinor(amount),
  lines: lines.map(toLine),
})
