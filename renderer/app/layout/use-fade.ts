import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Fades the ref's element in when the path changes. Does nothing at the first paint, which must not be delayed. */
export function useFade(path: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const fade = element.current?.animate({ opacity: [0, 1] }, { duration: 180, easing: 'ease-out' })
    return () => fade?.cancel()
  }, [path])
  return element
}
