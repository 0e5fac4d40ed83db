import { QueryClient } from '@tanstack/react-query'
import { faultOf } from '#shared/contract/errors.ts'

/** Longest Retry-After, in seconds, for which a read is retried. For a longer one the failure is shown at once. */
const longestWait = 10

/**
 * Whether to retry a failed read: up to twice, if the reason may be temporary. Refusals and malformed answers are
 * final.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const fault = faultOf(error)
  // Only once, so that the person has waited no longer than the gateway asked for when the error is shown.
  const busy = fault?.kind === 'tooMany' && fault.retryAfter <= longestWait && failures === 0
  const passing = fault?.kind === 'offline' || fault?.kind === 'timeout' || busy
  const broken = fault?.kind === 'failed' && fault.status >= 500
  return failures < 2 && (passing || broken)
}

/** Milliseconds before the next attempt: what the gateway asked for, otherwise 400, then 800. */
export function retryDelay(failures: number, error: unknown): number {
  const fault = faultOf(error)
  return fault?.kind === 'tooMany' ? fault.retryAfter * 1000 : 400 * 2 ** failures
}

/**
 * Creates the cache of server state. Writes are never retried. Calls are made even when the browser reports no
 * connection: they then fail with a message, whereas a paused call would leave its screen waiting forever.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        staleTime: 30_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
