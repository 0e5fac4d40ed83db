import { dropGuards } from './drops.ts'

/** What the app asked the operating system to do, in order: open links, show dialogs, set menus. */
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

/** Prints diagnostics for debugging the host itself (HOST_DEBUG=1). */
export function trace(...args: unknown[]): void {
  if (debug) console.error('[host]', ...args)
}

/** Returns the next answer that a spec has prepared for `what`, or `fallback`. */
export function answerTo<T>(what: string, fallback: T): T {
  const next = answers.get(what)?.shift()
  return next === undefined ? fallback : { ...fallback, ...next }
}

let idleBefore = 0
let idleSince = 0

/** Seconds since the last input, as set by a spec; there is no real input. */
export const idleSeconds = (): number => Math.floor(idleBefore + (performance.now() - idleSince) / 1000)

/** Exported to specs as `electron.__host`. */
export const hostControls = {
  records,
  dropGuards,
  /** Prepares the answer for the next dialog of a kind, such as `answer('showMessageBox', { response: 1 })`. */
  answer(what: string, result: unknown): void {
    answers.set(what, [...(answers.get(what) ?? []), result])
  },
  /** Simulates this many seconds without input; 0 means input now. */
  idle(seconds: number): void {
    idleBefore = seconds
    idleSince = performance.now()
  },
}
