import { formatCount } from './format-count.ts'
import { formatPercent } from './format-percent.ts'

/** From ten times as much on, a change is shown as a multiple: nobody reads "+3,197.3%". */
const multipleFrom = 10
/** Beyond this, the period before had next to nothing, and no comparison says anything. */
const mostTimes = 50

/**
 * Writes the change between two figures, given as decimal text: "+8.1%", "−66.7%", or in the language's words "33
 * times as much". Undefined if there was nothing before, or next to nothing.
 */
export function formatChange(
  before: string,
  now: string,
  tag: string,
  timesAsMuch: (times: string) => string,
): string | undefined {
  const from = Number(before)
  if (!(from > 0)) return undefined
  const times = Number(now) / from
  if (times > mostTimes) return undefined
  if (times >= multipleFrom) return timesAsMuch(formatCount(Math.round(times), tag))
  const percent = Math.round((times - 1) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${formatPercent(percent, tag)}`.replace('-', '\u2212')
}
