import * as z from 'zod/mini'

/** What can be made to go wrong with a call. */
export const faultKinds = [
  /** Answered as ever, but late. */
  'delay',
  /** The work is done, and the connection breaks before the answer. */
  'lostAnswer',
  /** The connection breaks before the work. */
  'drop',
  '401',
  '403',
  '429',
  '451',
  '500',
  '503',
  /** A proxy's page instead of JSON; the work isn't done. */
  'html',
  /** The work is done, the JSON ends in the middle. */
  'truncated',
  /** The work is done, every field of the value has a wrong type. */
  'wrongTypes',
  /** 50 MB of JSON. */
  'huge',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultSchema = z.object({
  /** Id of an endpoint, or "*" for all. */
  endpoint: z.string(),
  kind: z.enum(faultKinds),
  /** How many calls it hits; until cleared when left out. */
  times: z.optional(z.int().check(z.positive())),
  /** Milliseconds by which the answer comes late; with any kind. */
  delay: z.optional(z.number().check(z.minimum(0), z.maximum(120_000))),
})
export type Fault = z.output<typeof faultSchema>

/** Faults on demand. The latest one set for an endpoint holds. */
export class Faults {
  #faults = new Map<string, Fault>()

  set(fault: Fault): void {
    this.#faults.set(fault.endpoint, { ...fault })
  }

  /** The fault that hits this call, counted down. */
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

  /** Clears one endpoint's fault, or all. */
  clear(endpoint?: string): void {
    if (endpoint === undefined) this.#faults.clear()
    else this.#faults.delete(endpoint)
  }
}
