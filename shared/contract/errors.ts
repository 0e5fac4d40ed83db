/**
 * All the ways in which a call can fail. The transport creates these and no others; how they are shown (a message, a
 * closed site, the end of a session) is decided above it.
 */
export type GatewayFault =
  /** The machine has no connection, or the connection broke before an answer came. */
  | { kind: 'offline' }
  /** No answer within the endpoint's time limit. The request may have succeeded. */
  | { kind: 'timeout' }
  /** The caller aborted the call. */
  | { kind: 'cancelled' }
  /** 401: the session has ended. */
  | { kind: 'unauthorized' }
  /** 503 with a maintenance body. */
  | { kind: 'maintenance' }
  /** 451: the visitor's region is blocked. 403 with IP_RESTRICTED: their IP address is. */
  | { kind: 'blocked'; reason: 'region' | 'ip'; ip: string | undefined }
  /** 429. `retryAfter`: seconds until the next attempt. */
  | { kind: 'tooMany'; retryAfter: number }
  /** `success: false`: the gateway's own message and code, with the value that came along. */
  | { kind: 'refused'; message: string; code: string | undefined; value: unknown }
  /** Any other 4xx or 5xx. */
  | { kind: 'failed'; status: number }
  /**
   * An answer that doesn't fit the contract. `code` is for customer service (see fault-code.ts), `field` is a dotted
   * path, "" for the whole answer.
   */
  | { kind: 'malformed'; code: string; field: string; detail: string }
  /**
   * A web page or a redirect in place of an answer, from something between the visitor and the gateway: a check of the
   * visitor before a content network lets them pass, or the visitor's own network, which blocks or asks to sign in.
   */
  | { kind: 'intercepted'; by: 'challenge' | 'network'; status: number }
  /** The caller's input doesn't fit the endpoint's schema, which is a bug of ours. */
  | { kind: 'invalidInput'; field: string }
  /** Encryption isn't available (no secure context, no key). */
  | { kind: 'insecure'; detail: string }

/** A failed call: the endpoint's id and the fault. Its message is for logs and contains no personal data. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly endpoint: string
  readonly fault: GatewayFault

  constructor(endpoint: string, fault: GatewayFault) {
    super(`${endpoint}: ${describe(fault)}`)
    this.endpoint = endpoint
    this.fault = fault
  }
}

function describe(fault: GatewayFault): string {
  switch (fault.kind) {
    case 'failed':
      return `HTTP ${fault.status}`
    case 'malformed':
      return `${fault.code} malformed answer at ${fault.field || 'the top'} (${fault.detail})`
    case 'intercepted':
      return `HTTP ${fault.status} of another: ${fault.by}`
    case 'invalidInput':
      return `invalid input at ${fault.field || 'the top'}`
    case 'refused':
      return `refused${fault.code ? ` with ${fault.code}` : ''}`
    case 'tooMany':
      return `too many calls, again in ${fault.retryAfter} s`
    default:
      return fault.kind
  }
}

/** Returns the fault of an error thrown by a call; undefined when it isn't a GatewayError. */
export const faultOf = (error: unknown): GatewayFault | undefined =>
  error instanceof GatewayError ? error.fault : undefined
