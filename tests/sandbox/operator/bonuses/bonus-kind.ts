import type { bonusKinds } from '#shared/contract/endpoints/bonuses.ts'

/** What a bonus is given for. Also the kind of its ledger transaction and the source of its turnover. */
export type BonusKind = (typeof bonusKinds)[number]
