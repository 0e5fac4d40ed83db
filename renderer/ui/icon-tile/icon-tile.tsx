import type { ReactNode } from 'react'
import styles from './icon-tile.module.css'

export type Tone = 'accent' | 'warn' | 'danger'

/** An icon on a soft square, above a question, tool or failure. */
export function IconTile({ tone = 'accent', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles.tile} data-tone={tone}>
      {children}
    </span>
  )
}
