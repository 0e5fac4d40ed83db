/** What the app asked of the operating system, in order: links opened, dialogs shown, menus set. */
export interface HostRecord {
  readonly what: string
  readonly args: readonly unknown[]
}

const records: HostRecord[] = []
const answers = new Map<string, unknown[]>()
const debug = process.env.HOST_DEBUG !== undefined

export function record(what: string, ...args: unknown[]): void {
  records.push({ what, args })
  if (debug) console.error('[host]', what, ...args)
}

/** Diagnostics for whoever debugs the host itself (HOST_DEBUG=1). */
export function trace(...args: unknown[]): void {
  if (debug) console.error('[host]', ...args)
}

/** The next answer that a spec has laid ready for `what`, or `fallback`. */
export function answerTo<T>(what: string, fallback: T): T {
  const next = answers.get(what)?.shift()
  return next === undefined ? fallback : { ...fallback, ...next }
}

let idleBefore = 0
let idleSince = 0

/** Seconds since the machine's last input: none has any here but what a spec says. */
export const idleSeconds = (): number => Math.floor(idleBefore + (performance.now() - idleSince) / 1000)

/** Exported to specs as `electron.__host`. */
export const hostControls = {
  records,
  /** Lays the answer for the next dialog of its kind, such as `answer('showMessageBox', { response: 1 })`. */
  answer(what: string, result: unknown): void {
    answers.set(what, [...(answers.get(what) ?? []), result])
  },
  /** Makes the machine as if nobody had touched it for so many seconds; 0 is an input. */
  idle(seconds: number): void {
    idleBefore = seconds
    idleSince = performance.now()
  },
}
