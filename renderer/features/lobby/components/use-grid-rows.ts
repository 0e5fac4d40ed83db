import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { rowsToDraw } from '../model/rows.ts'

/** Where the grid stands on the page and how high a row is with its gap, in pixels. */
type Geometry = { top: number; rowHeight: number }

/** Which rows of a grid of equal rows to draw now. Put the ref and the handlers on the grid. */
export function useGridRows(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const { top, rowHeight } = useGeometry(ref, count)
  const [focused, setFocused] = useState<number>()
  // oxlint-disable-next-line react/incompatible-library -- there is no React Compiler here to be confused
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: rowHeight > 0,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    rangeExtractor: (range) => rowsToDraw(range, focused),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  return {
    ref,
    rows: virtualizer.getVirtualItems().map(({ index }) => index),
    handleFocus({ target }: FocusEvent) {
      const offset = target.getBoundingClientRect().top - (ref.current?.getBoundingClientRect().top ?? 0)
      setFocused(Math.floor(offset / rowHeight))
    },
    handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // On its way to another tile, focus must find that tile still drawn.
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
    },
  }
}

function useGeometry(ref: RefObject<HTMLElement | null>, count: number): Geometry {
  const [geometry, setGeometry] = useState<Geometry>({ top: 0, rowHeight: 0 })
  // Before the paint, so that the first one already shows tiles; and whenever anything on the page moves it.
  useLayoutEffect(() => {
    const measure = () => {
      const grid = ref.current
      if (!grid || count === 0) return
      const { top, height } = grid.getBoundingClientRect()
      const gap = Number.parseFloat(getComputedStyle(grid).rowGap)
      const next = { top: Math.round(top + window.scrollY), rowHeight: (height + gap) / count }
      setGeometry((now) => (now.top === next.top && now.rowHeight === next.rowHeight ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, count])
  return geometry
}
