import type { GatewayError } from '#shared/contract/errors.ts'

/** What the transport stands on; put together once, in app. It knows no UI. */
export type GatewayOptions = {
  /** Address before the paths; "" for the page's own origin. */
  baseUrl: string
  merchant: string
  /** The language header: the picker's, EN by default. */
  language: () => string
  /** Headers of the session (the web's token); asked only for calls that need it. */
  sessionHeaders: () => Record<string, string>
  /** Encrypts a payload; loaded when first needed. */
  encrypt: (payload: object) => Promise<string>
  /**
   * Names the session of now; undefined without one. A call that needs a session isn't sent without it, and its
   * answer is dropped when another session has begun meanwhile.
   */
  session: () => number | undefined
  /** Hears each fault, before the caller does: expired sessions, maintenance, logging. */
  onFault: (error: GatewayError) => void
}
