import type { Log } from '../log.ts'
import type { LogFields } from '../logs/redact.ts'

/** Maximum lines per kind of refusal within these milliseconds, so that a persistent page doesn't fill the log. */
const most = 10
const window = 60_000

/** Logs a refusal. Beyond the limit, refusals are only counted, and the count is added to the next line. */
export type Refusals = (message: string, fields: LogFields & { kind: string | undefined }) => void

/** Logs refusals in the area "security", limited per message and kind of page. */
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
