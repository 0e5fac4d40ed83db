import { nameKey } from '#sandbox/world/games/name-key.ts'
import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type GameRecord, selectGames } from '../games/game-rows.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { promotionStatesOf } from '../members/promotion-states.ts'
import { promotionPath } from '../pictures/picture-paths.ts'
import { raffleState } from '../raffle/draws.ts'
import { raffleHandlers } from '../raffle/routes.ts'
import { raffleId } from '../raffle/rules.ts'
import { madeAt } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  type ApplicationRow,
  apply,
  claim,
  findApplication,
  listApplications,
  weekOf,
} from './applications.ts'
import { rejectionReason } from './messages.ts'
import { type Progress, progressIn } from './progress.ts'
import { promotionPaid, promotionRules } from './promotion-rules.ts'
import { listedPromotions, type PromotionContent } from './promotions.ts'
import { promotionExamples, promotionTerms } from './terms.ts'
import { joinedByBets } from './weekly.ts'

/** Promotions, with the account's state in each. */
export function promotionHandlers(sandbox: Sandbox): Handlers<typeof contract.promotions> {
  const { clock, db } = sandbox
  const gameOf = (linkage: PromotionContent['linkage']) => {
    if (linkage === undefined || !('game' in linkage)) return null
    const row = db.get<GameRecord>(`${selectGames} WHERE g.name_key = ?`, 0, nameKey(linkage.game))
    if (!row) return null
    const { nodeId, name, vendor, gameType, gameCode } = row
    return { nodeId: String(nodeId), gameName: name, vassalage: vendor, gameType, gameCode }
  }
  return {
    list: ({ input }) => {
      const language = readLanguage(input.language)
      return {
        list: listedPromotions(clock.now(), madeAt(db)).map(({ start, end, ...promotion }) => ({
          promotionId: promotion.id,
          type: promotion.type,
          title: promotion.title[language],
          summary: promotion.summary[language],
          content: promotion.content[language],
          picture: promotionPath(promotion.id),
          startTime: start,
          endTime: end,
          linkageType: promotion.linkage?.linkageType ?? null,
          target: promotion.linkage && 'target' in promotion.linkage ? promotion.linkage.target : null,
          game: gameOf(promotion.linkage),
          redeemContacts: promotion.redeemContacts ? [...promotion.redeemContacts] : null,
          terms: toTerms(promotion, language),
          examples: toExamples(promotion.id),
          rules: promotionRules[promotion.id]?.map((rule) => rule[language]) ?? null,
          raffle: promotion.raffle ?? false,
          apply: promotion.apply
            ? {
                ...promotion.apply,
                amount: orNull(promotion.apply.amount),
                pointsUpTo: promotion.apply.pointsUpTo ?? null,
              }
            : null,
        })),
      }
    },
    states: ({ member, input }) => {
      const language = readLanguage(input.language)
      const raffle = raffleState(sandbox, member.id)
      const stored = promotionStatesOf(db, member.id)
      // Who has bet on what counts by itself has joined.
      const joined = joinedByBets(sandbox, member.id)
        .filter((id) => !stored.some(({ promotionId }) => promotionId === id))
        .map((promotionId) => ({ promotionId, state: 'joined' }))
      const others = [...stored, ...joined]
      const states = raffle ? [{ promotionId: raffleId, state: raffle }, ...others] : others
      return {
        list: states.map((row) => {
          const progress = row.state === 'joined' && progressIn(sandbox, member.id, row.promotionId)
          return progress ? { ...row, progress: toProgress(progress, language) } : row
        }),
      }
    },
    applications: ({ member, input }) => {
      const language = readLanguage(input.language)
      const { left, ends } = weekOf(sandbox, member.id, input.promotionId)
      const list = listApplications(sandbox, member.id, input.promotionId)
      return { list: list.map((row) => toApplication(row, language)), left, weekEnds: ends }
    },
    apply: ({ member, input, language }) => {
      if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
      return toApplication(apply(sandbox, member.id, input), language)
    },
    claim: ({ member, input, language, idempotencyKey }) =>
      toApplication(claim(sandbox, member.id, input.applicationId, idempotencyKey), language),
    claimOutcome: ({ member, input, language }) => {
      const row = findApplication(sandbox, member.id, 'claim_key', input.idempotencyKey ?? '')
      return { order: row ? toApplication(row, language) : null }
    },
    ...raffleHandlers(sandbox),
  }
}

const orNull = (minor: number | null | undefined) => (minor == null ? null : fromMinor(minor))

function toTerms(promotion: PromotionContent, language: ServedLanguage) {
  const terms = promotionTerms(promotion)
  if (!terms) return null
  return {
    ...terms,
    amount: orNull(terms.amount),
    leastDeposit: orNull(terms.leastDeposit),
    paid: promotionPaid[promotion.id]?.[language] ?? null,
  }
}

const toExamples = (promotionId: string) =>
  promotionExamples(promotionId)?.map(({ deposit, bonus, toBet }) => ({
    deposit: fromMinor(deposit),
    bonus: fromMinor(bonus),
    toBet: fromMinor(toBet),
  })) ?? null

const toProgress = ({ done, goal, gain }: Progress, language: ServedLanguage) => ({
  done: fromMinor(done),
  goal: fromMinor(goal),
  gain: gain[language],
})

const toApplication = (row: ApplicationRow, language: ServedLanguage) => ({
  applicationId: row.id,
  promotionId: row.promotionId,
  state: row.state,
  remark: row.remark,
  amount: orNull(row.amount),
  points: row.points,
  sentTime: row.sent,
  decidedTime: row.decided,
  claimedTime: row.claimed,
  reason: row.state === 'rejected' ? rejectionReason[language] : null,
})
