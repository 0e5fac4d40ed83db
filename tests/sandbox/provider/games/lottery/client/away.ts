/** Remembers which tickets were waiting, so that the page can say what happened while it was closed. */
import type { Ticket } from '../../../protocol.ts'

const key = 'lottery-waiting'
const most = 100

/** Browsers may refuse storage to framed pages. Then nothing is remembered. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Keeps the tickets that wait now, beside those of other games. */
export function rememberWaiting(tickets: readonly Ticket[]): void {
  const own = new Set(tickets.map(({ roundId }) => roundId))
  const waiting = tickets.filter(({ state }) => state === 'waiting').map(({ roundId }) => roundId)
  try {
    localStorage.setItem(
      key,
      JSON.stringify([...waiting, ...read().filter((each) => !own.has(each))].slice(0, most)),
    )
  } catch {
    // Not remembered.
  }
}

/** The tickets that waited when the page was last open and have been decided since. */
export function drawnWhileAway(tickets: readonly Ticket[]): readonly Ticket[] {
  const waited = new Set(read())
  return tickets.filter(({ roundId, state }) => state !== 'waiting' && waited.has(roundId))
}
