import type { SQLInputValue } from 'node:sqlite'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { BetState } from '#shared/contract/endpoints/records.ts'
import { Refusal } from '../gateway/refusal.ts'

/** Longest range of one request, in days. */
export const longestRange = 400
const largestPage = 500
/** Times from here on are beyond what a Date can hold. */
const endOfTime = 8e15

/** Filter of a betting record, as the contract defines it. */
export type BetFilter = {
  from: number
  to: number
  gameType?: string | undefined
  vassalage?: string | undefined
  state?: BetState | undefined
}

/** An SQL condition and its parameters. */
export type Condition = readonly [sql: string, ...parameters: SQLInputValue[]]

const keptAs = { open: 'open', settled: 'settled', void: 'rolledBack' } as const satisfies Record<
  BetState,
  string
>

/** A stored round state as the contract names it. */
export const stateOf = (kept: string): BetState =>
  kept === 'rolledBack' ? 'void' : kept === 'settled' ? 'settled' : 'open'

/** @throws Refusal RANGE_INVALID if the times are invalid, in the wrong order, or too far apart. */
export function checkMoments(from: number, to: number): void {
  const asMoments = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0 && time < endOfTime)
  if (!asMoments || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
}

/**
 * The rounds (`r`) of an account that match a filter. `g` is their game.
 * @throws Refusal RANGE_INVALID
 */
export function betsWithin(accountId: number, filter: BetFilter): Condition {
  const { from, to, gameType, vassalage, state } = filter
  checkMoments(from, to)
  const parts: Condition[] = [
    ['r.account_id = ? AND r.started >= ? AND r.started < ?', accountId, from, to],
    ...(gameType ? [['g.game_type = ?', gameType] as const] : []),
    ...(vassalage ? [['g.vendor = ?', vassalage] as const] : []),
    ...(state ? [['r.state = ?', keptAs[state]] as const] : []),
  ]
  return [parts.map(([sql]) => sql).join(' AND '), ...parts.flatMap(([, ...values]) => values)]
}

/**
 * Limit and offset of a page. A page beyond the end is empty.
 * @throws Refusal PAGE_INVALID unless both numbers are positive integers.
 */
export function pageOf({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const counts = [pageNo, pageSize].every((number) => Number.isSafeInteger(number) && number >= 1)
  if (!counts) throw new Refusal('PAGE_INVALID')
  const limit = Math.min(largestPage, pageSize)
  return { limit, offset: Math.min((pageNo - 1) * limit, Number.MAX_SAFE_INTEGER) }
}
