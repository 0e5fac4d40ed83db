import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './figures.module.css'

export interface FiguresProps {
  /** In their order; no value while it is on its way. */
  figures: readonly { key: string; name: string; value: ReactNode }[]
  /** The figures are those of before; others are on their way. */
  stale?: boolean | undefined
}

/** The few figures that a page is about, side by side; in pairs where there is little room. */
export function Figures({ figures, stale = false }: FiguresProps) {
  return (
    <div className={styles.room}>
      <dl className={styles.figures} aria-busy={stale || undefined}>
        {figures.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="fig">{value ?? <Skeleton width="84px" height="20px" />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
