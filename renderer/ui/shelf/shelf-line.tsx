import type { ReactNode, Ref } from 'react'
import styles from './shelf-line.module.css'

export interface ShelfLineProps {
  shape?: 'tall' | 'wide' | undefined
  ref?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** The tiles of a shelf, or their placeholders: one row that scrolls sideways, with tiles as wide as in a grid. */
export const ShelfLine = ({ shape = 'tall', ref, children }: ShelfLineProps) => (
  <div ref={ref} className={styles.line} data-shape={shape}>
    {children}
  </div>
)
