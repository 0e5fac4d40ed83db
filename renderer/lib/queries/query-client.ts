import { QueryClient } from '@tanstack/react-query'
import { faultOf } from '#shared/contract/errors.ts'

/** The longest wait that a gateway may ask for, in seconds, before it is told to the person instead of kept. */
const longestWait = 10

/** Reads that fail for a passing reason are tried again, twice; a refusal or a nonsense answer is final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const fault = faultOf(error)
  // Once: whoever waits is told after the time that the gateway asked for, not after twice that.
  const busy = fault?.kind === 'tooMany' && fault.retryAfter <= longestWait && failures === 0
  const passing = fault?.kind === 'offline' || fault?.kind === 'timeout' || busy
  const broken = fault?.kind === 'failed' && fault.status >= 500
  return failures < 2 && (passing || broken)
}

/** Milliseconds before the next try: what the gateway asked for, else 0.4, 0.8 s … */
export function retryDelay(failures: number, error: unknown): number {
  const fault = faultOf(error)
  return fault?.kind === 'tooMany' ? fault.retryAfter * 1000 : 400 * 2 ** failures
}

/**
 * Server state. Writes are never repeated by themselves. A call without a connection is made all the same: it
 * fails with words, where one held back until the connection returns would leave its screen waiting for ever.
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
