import { useEffect, useState } from 'react'

/** Milliseconds of looking after which somebody means it, and isn't just passing over. */
const meant = 150

/** Whether something has been wished for long enough to be meant; false at once when the wish ends. */
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
