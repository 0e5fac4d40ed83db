import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { LogInReadyProps } from './log-in-ready.ts'

type LogIn = Parameters<LogInReadyProps['onReady']>[0]

/**
 * `useLogIn` for a form that stands on every page and is rarely used: its code comes with `fetchIt`, at the
 * latest with `logIn`. The form draws `part`, which is nothing to see.
 */
export function useLateLogIn(): { fetchIt: () => void; logIn: LogIn; part: ReactNode } {
  const [Ready, setReady] = useState<ComponentType<LogInReadyProps>>()
  const latest = useRef<LogIn>(undefined)
  const coming = useRef<PromiseWithResolvers<void>>(undefined)

  function come(): Promise<void> {
    if (coming.current) return coming.current.promise
    const arrival = Promise.withResolvers<void>()
    coming.current = arrival
    import('./log-in-ready.ts').then(
      (part) => setReady(() => part.LogInReady),
      (error: unknown) => {
        // Forgotten, so that it can be tried again.
        coming.current = undefined
        arrival.reject(error)
      },
    )
    return arrival.promise
  }

  function handleReady(logIn: LogIn): void {
    latest.current = logIn
    coming.current?.resolve()
  }

  return {
    fetchIt: () => void come().catch(() => {}),
    logIn: async (credentials) => {
      await come()
      await latest.current?.(credentials)
    },
    part: Ready && <Ready onReady={handleReady} />,
  }
}
