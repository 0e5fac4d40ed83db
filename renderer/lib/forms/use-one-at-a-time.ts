import { useRef } from 'react'

/**
 * Returns a function that does some work, and ignores further work until it has ended: then it returns undefined. The
 * busy button alone isn't enough, because it renders too late for a double click or a held Enter key.
 */
export function useOneAtATime() {
  const running = useRef(false)
  return async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (running.current) return undefined
    running.current = true
    try {
      return await work()
    } finally {
      running.current = false
    }
  }
}
