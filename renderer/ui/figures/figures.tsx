import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './figures.module.css'

export interface FiguresProps {
  /** In order. A value is undefined while it loads. `note`: a line below, such as the change since last week. */
  figures: readonly { key: string; name: string; value: ReactNode; note?: ReactNode }[]
  /** Most side by side. More go on in further rows. */
  perRow?: number | undefined
  /** The figures are the previous ones; others are loading. */
  stale?: boolean | undefined
}

/** A page's main figures side by side; in pairs if there is little room. */
export function Figures({ figures, perRow, stale = false }: FiguresProps) {
  const rows = Math.ceil(figures.length / (perRow ?? figures.length))
  return (
    <div className={styles.room}>
      <dl
        className={styles.figures}
        aria-busy={stale || undefined}
        data-rows={rows > 1 ? '' : undefined}
        style={{ '--in-row': Math.ceil(figures.length / rows) }}
      >
        {figures.map(({ key, name, value, note }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="fig">{value ?? <Skeleton width="84px" height="20px" />}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
