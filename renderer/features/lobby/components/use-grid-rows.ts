import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowsToDraw } from '../model/rows.ts'

/** The grid's offset from the top of the page, and the height of a row including its gap, in pixels. */
type Geometry = { top: number; rowHeight: number }

/** Which rows of a grid with equal rows to render now. Attach the ref and both handlers to the grid. */
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
      // While the focus moves to another tile of the grid, keep `focused` so that this tile stays rendered.
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
    },
  }
}

function useGeometry(ref: RefObject<HTMLElement | null>, count: number): Geometry {
  const [geometry, setGeometry] = useState<Geometry>({ top: 0, rowHeight: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const grid = ref.current
      if (!grid || count === 0) return
      const { top, height } = grid.getBoundingClientRect()
      const gap = Number.parseFloat(getComputedStyle(grid).rowGap)
      const next = { top: Math.round(top + window.scrollY), rowHeight: (height + gap) / count }
      // Rendered at once, so that the first paint already has tiles.
      flushSync(() =>
        setGeometry((now) => (now.top === next.top && now.rowHeight === next.rowHeight ? now : next)),
      )
    }
    // Measures at once too, after the layout that is due anyway, and again whenever the page's layout changes.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, count])
  return geometry
}
