import type { SQLInputValue } from 'node:sqlite'
import type { BetState } from '#shared/contract/endpoints/records.ts'
import { Refusal } from '../gateway/refusal.ts'
import { dayLength } from '../merchant-zone.ts'

/** The longest time that one request may ask for. */
export const longestRange = 400
const largestPage = 500
/** Later ones have no date. */
const endOfTime = 8e15

/** What a betting record is filtered by, as the contract has it. */
export type BetFilter = {
  from: number
  to: number
  gameType?: string | undefined
  vassalage?: string | undefined
  state?: BetState | undefined
}

/** SQL after WHERE, and its parameters. */
export type Condition = readonly [sql: string, ...parameters: SQLInputValue[]]

const keptAs = { open: 'open', settled: 'settled', void: 'rolledBack' } as const satisfies Record<
  BetState,
  string
>

/** A round's state as the contract calls it. */
export const stateOf = (kept: string): BetState =>
  kept === 'rolledBack' ? 'void' : kept === 'settled' ? 'settled' : 'open'

/**
 * The rounds (`r`) of an account that a filter lets through; `g` is the game.
 * @throws Refusal RANGE_INVALID for times that run backwards or too far.
 */
export function betsWithin(accountId: number, filter: BetFilter): Condition {
  const { from, to, gameType, vassalage, state } = filter
  const asMoments = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0 && time < endOfTime)
  if (!asMoments || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
  const parts: Condition[] = [
    ['r.account_id = ? AND r.started >= ? AND r.started < ?', accountId, from, to],
    ...(gameType ? [['g.game_type = ?', gameType] as const] : []),
    ...(vassalage ? [['g.vendor = ?', vassalage] as const] : []),
    ...(state ? [['r.state = ?', keptAs[state]] as const] : []),
  ]
  return [parts.map(([sql]) => sql).join(' AND '), ...parts.flatMap(([, ...values]) => values)]
}

/**
 * The rows of a page; one beyond the end is empty.
 * @throws Refusal PAGE_INVALID for numbers that count nothing.
 */
export function pageOf({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const counts = [pageNo, pageSize].every((number) => Number.isSafeInteger(number) && number >= 1)
  if (!counts) throw new Refusal('PAGE_INVALID')
  const limit = Math.min(largestPage, pageSize)
  return { limit, offset: Math.min((pageNo - 1) * limit, Number.MAX_SAFE_INTEGER) }
}
