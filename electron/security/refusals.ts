import type { Log } from '../log.ts'
import type { LogFields } from '../logs/redact.ts'

/** Lines of one refusal within these milliseconds; a page that tries all day must not fill the log. */
const most = 10
const window = 60_000

/** Writes down what was refused; what is refused over and over is counted, and told with the next line after it. */
export type Refusals = (message: string, fields: LogFields & { kind: string | undefined }) => void

/** Refusals in the log's area "security". They are counted by what was refused and to which kind of page. */
export function createRefusals(log: Log, now: () => number = Date.now): Refusals {
  const counts = new Map<string, { since: number; count: number }>()
  return (message, fields) => {
    const name = `${fields.kind} ${message}`
    const known = counts.get(name)
    const goesOn = known !== undefined && now() - known.since < window
    const count = goesOn ? known.count + 1 : 1
    counts.set(name, { since: goesOn ? known.since : now(), count })
    if (count > most) return
    const unwritten = goesOn ? 0 : Math.max(0, (known?.count ?? 0) - most)
    log.warn('security', message, { ...fields, ...(unwritten > 0 && { unwritten }) })
  }
}
