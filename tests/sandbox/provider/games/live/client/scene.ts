/** What all scenes have in common: a result is shown in step with the table's clock, whenever one joins. */
import type { LiveTable } from '../live-table.ts'

export interface Scene {
  /** Shows the table at a moment, in ms since 1970. Called often; only what changed is touched. */
  draw(table: LiveTable, now: number): void
}

/** Steps that happened no longer ago than this are animated; earlier ones are just there. In ms. */
export const fresh = 700

/** open: bets are taken. closed: nothing shown yet. showing: step by step. shown: complete. */
export type Phase = 'open' | 'closed' | 'showing' | 'shown'

export function phaseOf({ closesAt, steps, shownAt }: LiveTable, now: number): Phase {
  if (now < closesAt) return 'open'
  if (shownAt !== null && now >= shownAt) return 'shown'
  return steps[0] !== undefined && now >= steps[0] ? 'showing' : 'closed'
}

/** The last shown result of a table by its sides: the current one's, or that of the round before. */
export function lastSides({ result, shownAt, history }: LiveTable, now: number): readonly string[] {
  if (result && shownAt !== null && now >= shownAt) return result.sides
  return (history[0] ?? '').split('+')
}

/** Sides of all shown rounds, latest first. */
export function shownRounds(table: LiveTable, now: number): readonly string[] {
  const { result, shownAt, history, lastRound, round } = table
  const isNew = result && shownAt !== null && now >= shownAt && lastRound < round
  return isNew ? [result.sides.join('+'), ...history.slice(0, -1)] : history
}
