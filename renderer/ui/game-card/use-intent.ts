import { useEffect, useState } from 'react'

/** Milliseconds of hovering that count as intended rather than passing over. */
const meant = 150

/** Whether `wished` has been true long enough to be intended. Turns false at once with `wished`. */
export function useIntent(wished: boolean): boolean {
  const [intended, setIntended] = useState(false)
  useEffect(() => {
    if (!wished) return
    const timer = setTimeout(() => setIntended(true), meant)
    return () => {
      clearTimeout(timer)
      setIntended(false)
    }
  }, [wished])
  return wished && intended
}
