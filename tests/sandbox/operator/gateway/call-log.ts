import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { tokenShape } from '../members/sessions.ts'

/** Something a client must never do. */
export type Violation = {
  kind: /** A session token on a call that needs none. */
    | 'tokenOnOpenCall'
    /** A session token in a URL. */
    | 'tokenInUrl'
    /** No token on a call that requires one. */
    | 'tokenMissing'
  method: string
  /** Path without the query, which may contain the token. */
  path: string
  endpoint: string | undefined
  time: number
}

const kept = 500

/** Records which calls clients made and which rules they broke. Read by tests. */
export class CallLog {
  #violations: Violation[] = []
  #counts = new Map<string, number>()

  /** Counts a call and records its violations. */
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

  /** Number of calls by endpoint id. */
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

/** The token in a request's Authorization header. */
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
