import { type RefObject, useEffect, useState } from 'react'

/** Whether a horizontally scrolling element is scrolled to its start and to its end. */
export function useEdges(ref: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const line = ref.current
    if (!line) return
    const look = () => {
      const atStart = line.scrollLeft < 1
      const atEnd = line.scrollLeft + line.clientWidth > line.scrollWidth - 1
      setEdges((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }))
    }
    line.addEventListener('scroll', look, { passive: true })
    // Looks at once too, after the layout.
    const observer = new ResizeObserver(look)
    observer.observe(line)
    for (const part of line.children) observer.observe(part)
    return () => {
      line.removeEventListener('scroll', look)
      observer.disconnect()
    }
  })
  return edges
}
