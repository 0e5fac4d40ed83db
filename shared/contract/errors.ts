/**
 * The few ways a call can fail. Transport makes these and nothing else; what they mean on a screen
 * (a message, a gate, the end of a session) is decided above it.
 */
export type GatewayFault =
  /** The machine has no connection, or the connection broke before an answer came. */
  | { kind: 'offline' }
  /** No answer within the endpoint's time. The work may have been done. */
  | { kind: 'timeout' }
  /** The caller went away. */
  | { kind: 'cancelled' }
  /** 401: the session is dead. */
  | { kind: 'unauthorized' }
  /** 503 with a maintenance body. */
  | { kind: 'maintenance' }
  /** 451: the visitor's region is blocked; 403 with IP_RESTRICTED: the address is. */
  | { kind: 'blocked'; reason: 'region' | 'ip'; ip: string | undefined }
  /** 429; seconds until the next try is welcome. */
  | { kind: 'tooMany'; retryAfter: number }
  /** `success: false`: the gateway's own message and code, and the value it came with. */
  | { kind: 'refused'; message: string; code: string | undefined; value: unknown }
  /** A 4xx or 5xx that says nothing of the above. */
  | { kind: 'failed'; status: number }
  /** An answer that is not what the contract says; `field` is a dotted path, "" for the whole. */
  | { kind: 'malformed'; field: string; detail: string }
  /** What the caller handed in doesn't fit the endpoint's input: our own mistake. */
  | { kind: 'invalidInput'; field: string }
  /** Encryption isn't to be had (no secure context, no key). */
  | { kind: 'insecure'; detail: string }

/** A failed call: the endpoint's id and the fault. Its message is for logs and names no personal data. */
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
      return `malformed answer at ${fault.field || 'the top'} (${fault.detail})`
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

/** The fault of anything thrown by a call; undefined for what isn't a gateway error. */
export const faultOf = (error: unknown): GatewayFault | undefined =>
  error instanceof GatewayError ? error.fault : undefined
