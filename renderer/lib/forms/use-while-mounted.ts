import { useEffect, useRef } from 'react'

/**
 * Returns the callback as one that does nothing once the component is gone. For what follows a call whose answer may
 * come late: a dialog that was closed meanwhile must not close the next one.
 */
export function useWhileMounted(callback: () => void): () => void {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => {
    if (isMounted.current) callback()
  }
}
