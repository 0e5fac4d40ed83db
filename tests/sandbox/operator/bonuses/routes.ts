import * as z from 'zod/mini'
import { readLanguage, textIn } from '#sandbox/world/texts/language.ts'
import { bonusKinds } from '#shared/contract/endpoints/bonuses.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import type { Sandbox } from '../sandbox.ts'
import { largestBonusBet } from './bonus-money.ts'
import { giveUpBonus, lockedBy, takesBack } from './give-up.ts'
import { activeBonuses, type BonusRow, listBonuses } from './list-bonuses.ts'

/** A member's bonuses, from their records and turnover. */
export function bonusHandlers(sandbox: Sandbox): Handlers<typeof contract.bonuses> {
  const { db, clock } = sandbox
  const toBonus = (accountId: number, language: string) => (row: BonusRow) => ({
    bonusId: row.id,
    kind: z.parse(z.enum(bonusKinds), row.kind),
    title: textIn(row.title, readLanguage(language)),
    amount: fromMinor(row.amount),
    time: row.created,
    required: fromMinor(row.required),
    done: fromMinor(row.done),
    left: fromMinor(row.state === 'active' ? row.required - row.done : 0),
    gameTypes: row.gameTypes?.split(',') ?? null,
    state: row.state,
    ended: row.ended,
    held: fromMinor(lockedBy(sandbox, accountId, row)),
    largestBet: fromMinor(largestBonusBet),
    takesBack: fromMinor(takesBack(sandbox, accountId, row)),
  })
  return {
    active: ({ member, input }) => ({
      list: activeBonuses(db, member.id).map(toBonus(member.id, input.language)),
    }),
    list: ({ member, input }) => {
      const { list, totals, totalPages } = listBonuses(db, member.id, input)
      return {
        list: list.map(toBonus(member.id, input.language)),
        total: totals.count,
        totalPages,
        totals: {
          amount: fromMinor(totals.amount),
          required: fromMinor(totals.required),
          done: fromMinor(totals.done),
          left: fromMinor(totals.left),
        },
      }
    },
    giveUp: ({ member, input }) => ({
      orderId: `X-${input.bonusId}`,
      bonusId: input.bonusId,
      taken: fromMinor(giveUpBonus(sandbox, member.id, input.bonusId, input.amount)),
      createTime: clock.now(),
    }),
    giveUpOrder: (call) => storedAnswer(sandbox, contract.bonuses.giveUp, call),
  }
}
