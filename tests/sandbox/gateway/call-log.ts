import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { tokenShape } from '../members/sessions.ts'

/** Something that a client must never do. */
export type Violation = {
  kind: /** A session's token on a call that needs none. */
    | 'tokenOnOpenCall'
    /** A session's token in an address. */
    | 'tokenInUrl'
    /** No token on a call that needs one. */
    | 'tokenMissing'
  method: string
  /** The path alone: a query may hold the token. */
  path: string
  endpoint: string | undefined
  time: number
}

const kept = 500

/** What clients called, and what they shouldn't have; for tests to read. */
export class CallLog {
  #violations: Violation[] = []
  #counts = new Map<string, number>()

  /** Counts a call, and records what is wrong with how it came. */
  record(request: Request, endpoint: AnyEndpoint | undefined, time: number): void {
    const url = new URL(request.url)
    const seen = (kind: Violation['kind']) => {
      this.#violations.push({
        kind,
        method: request.method,
        path: url.pathname,
        endpoint: endpoint?.id,
        time,
      })
      if (this.#violations.length > kept) this.#violations.shift()
    }
    if (tokenShape.test(decodeURIComponentSafely(url.pathname + url.search))) seen('tokenInUrl')
    if (!endpoint) return
    this.#counts.set(endpoint.id, (this.#counts.get(endpoint.id) ?? 0) + 1)
    const hasToken = bearerToken(request) !== undefined
    if (endpoint.auth === 'none' && hasToken) seen('tokenOnOpenCall')
    if (endpoint.auth === 'required' && !hasToken) seen('tokenMissing')
  }

  get violations(): readonly Violation[] {
    return this.#violations
  }

  /** Calls by endpoint id. */
  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }

  clearViolations(): void {
    this.#violations = []
  }

  clear(): void {
    this.#violations = []
    this.#counts.clear()
  }
}

/** The token of a request's Authorization header. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
