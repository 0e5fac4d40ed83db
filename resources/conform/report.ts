import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Deviation } from './deviation.ts'
import type { Problem } from './problem.ts'

/** What was found about one call. */
export type CallResult = {
  readonly id: string
  /** As the gateway has them. */
  readonly method: AnyEndpoint['method']
  readonly path: string
  readonly deviations: readonly Deviation[]
  /** Why the call wasn't tried, or its value not seen. Undefined if it was. */
  readonly notTried?: string
  /** Milliseconds until the answer. */
  readonly took?: number
}

/** What a run has found. */
export type Report = {
  /** Address that was called, and the merchant in whose name. */
  readonly gateway: string
  readonly brand: string
  readonly merchant: string
  /** Origin of the site for which CORS was checked; undefined if it wasn't. */
  readonly origin?: string
  /** When it began, as ISO 8601, and how many milliseconds it took. */
  readonly started: string
  readonly took: number
  readonly calls: readonly CallResult[]
  /** Why the gateway couldn't be tried, or not to the end. */
  readonly problem?: Problem
}

/** Exit codes of the command. */
export const exitCodes = { conforms: 0, deviates: 1, notRun: 2 } as const

/** Whether the gateway conforms, as an exit code. */
export function exitCodeOf({ problem, calls }: Report): number {
  if (problem) return exitCodes.notRun
  return calls.some(({ deviations }) => deviations.length > 0) ? exitCodes.deviates : exitCodes.conforms
}

/** The figures of a report. */
export function countsOf({ calls }: Report) {
  const tried = calls.filter(({ notTried }) => notTried === undefined)
  const deviating = calls.filter(({ deviations }) => deviations.length > 0)
  return {
    tried: tried.length,
    conforming: tried.length - tried.filter(({ deviations }) => deviations.length > 0).length,
    notTried: calls.length - tried.length,
    deviating: deviating.length,
    deviations: deviating.reduce((sum, { deviations }) => sum + deviations.length, 0),
  }
}
