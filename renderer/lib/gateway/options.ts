import type { ReportFields } from '#lib/log/report.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'

/** What the gateway needs from the app, which creates it once. It depends on no UI. */
export type GatewayOptions = {
  /** URL before the paths; "" for the page's own origin. */
  baseUrl: string
  merchant: string
  /** Value of the Language header: the chosen language. */
  language: () => string
  /** Headers of the session (on the web, the token). Called only for calls that need a session. */
  sessionHeaders: () => Record<string, string>
  /** Encrypts a payload together with the time it is sent at (milliseconds since 1970). Loaded on first use. */
  encrypt: (payload: object, at: number) => Promise<string>
  /**
   * Identifies the current session; undefined without one. A call that needs a session isn't sent without it, and its
   * answer is dropped if another session has begun meanwhile.
   */
  session: () => number | undefined
  /** Translates calls and answers for a gateway that differs from the contract. */
  mapping?: WireMapping | undefined
  /**
   * Called once for each part of an endpoint's answers that doesn't fit the contract and was repaired or left out:
   * `warn` if something of it is lost, otherwise `info`. Neither text nor fields contain personal data. Takes what
   * `report` takes.
   */
  onMisfit: (level: 'info' | 'warn', what: string, cause: undefined, fields: ReportFields) => void
  /** Called with each fault before the caller gets it: expired sessions, maintenance, logging. */
  onFault: (error: GatewayError) => void
}
