/** When lotteries draw, and the name of each draw. Times in ms since 1970. */

const day = 24 * 60 * 60 * 1000
/** UTC+8, because draws are numbered by the day in Manila. */
const zone = 8 * 60 * 60 * 1000
/** Betting closes this many ms before the draw. */
const pauseBefore = 5_000

type NextDraw = { readonly issue: string; readonly closesAt: number; readonly drawsAt: number }

/** For example "20261121-0417": the day in Manila and the number of the draw on that day, from 1. */
export function issueOf(drawsAt: number, period: number): string {
  const local = drawsAt + zone
  const number = Math.floor((local % day) / period) + 1
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
  return `${date}-${String(number).padStart(4, '0')}`
}

/** When the draw with this name takes place. Undefined if no draw has this name. */
export function timeOfIssue(issue: string, period: number): number | undefined {
  const parts = issue.match(/^(\d{4})(\d\d)(\d\d)-(\d{4})$/)
  if (!parts) return undefined
  const [year = 0, month = 0, date = 0, number = 0] = parts.slice(1).map(Number)
  const time = Date.UTC(year, month - 1, date) - zone + (number - 1) * period
  return issueOf(time, period) === issue ? time : undefined
}

/** The next draw. Betting on it may just have closed. */
export function nextDraw(now: number, period: number): NextDraw {
  const drawsAt = (Math.floor(now / period) + 1) * period
  return { issue: issueOf(drawsAt, period), closesAt: drawsAt - pauseBefore, drawsAt }
}

/** The next draws, soonest first. Betting on the first may just have closed. */
export const nextDraws = (now: number, period: number, count: number): NextDraw[] =>
  Array.from({ length: count }, (_, ahead) => nextDraw(now + ahead * period, period))

/** Times of the latest draws, newest first. */
export const lastDraws = (now: number, period: number, count: number): number[] =>
  Array.from({ length: count }, (_, back) => (Math.floor(now / period) - back) * period)
