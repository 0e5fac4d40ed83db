import * as z from 'zod/mini'

/** What can go wrong with a call. */
export const faultKinds = [
  /** The normal answer, but late. */
  'delay',
  /** The work is done, then the connection breaks before the answer. */
  'lostAnswer',
  /** The connection breaks before the work is done. */
  'drop',
  '401',
  '403',
  '429',
  '451',
  '500',
  '503',
  /** A content filter's HTML page instead of JSON, as these are with status 200. The work isn't done. */
  'html',
  /** A content network's page that checks the visitor first. */
  'challenge',
  /** A network's page on which to sign in. */
  'portal',
  /** A redirect to somewhere else. */
  'redirect',
  /** A proxy's HTML page, because the gateway behind it is down. */
  'proxy',
  /** Nothing, with status 204. */
  'empty',
  /** The work is done, but the JSON is cut off in the middle. */
  'truncated',
  /** The work is done, but every field of the value has the wrong type. */
  'wrongTypes',
  /** 50 MB of JSON. */
  'huge',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultSchema = z.object({
  /** Id of an endpoint, or "*" for all. */
  endpoint: z.string(),
  kind: z.enum(faultKinds),
  /** How many calls it affects. Unlimited if omitted. */
  times: z.optional(z.int().check(z.positive())),
  /** Delays the call by this many milliseconds. Works with every kind. */
  delay: z.optional(z.number().check(z.minimum(0), z.maximum(120_000))),
})
export type Fault = z.output<typeof faultSchema>

/** Faults set by tests. Each endpoint has at most one; a new one replaces the old. */
export class Faults {
  #faults = new Map<string, Fault>()

  set(fault: Fault): void {
    this.#faults.set(fault.endpoint, { ...fault })
  }

  /** Returns the fault for this call and counts it down. An endpoint's own fault comes before the one for "*". */
  take(endpoint: string): Fault | undefined {
    const fault = this.#faults.get(endpoint) ?? this.#faults.get('*')
    if (fault?.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) this.#faults.delete(fault.endpoint)
    }
    return fault && { ...fault }
  }

  list(): Fault[] {
    return [...this.#faults.values()]
  }

  /** Clears the fault of one endpoint, or all faults. */
  clear(endpoint?: string): void {
    if (endpoint === undefined) this.#faults.clear()
    else this.#faults.delete(endpoint)
  }
}
