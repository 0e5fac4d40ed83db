import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as constants from '#shared/domain/constants.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './winner-board.module.css'

export interface WinnerBoardFrameProps {
  className?: string | undefined
  children: ReactNode
}

const places = [0, 1, 2, 3, 4, 5, 6]

/** The board with its heading, around the wins or their placeholder. */
export function WinnerBoardFrame({ className, children }: WinnerBoardFrameProps) {
  const { t } = useTranslation('nav')
  const titleId = useId()
  return (
    <section className={classNames(styles.board, className)} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('winners.title')}</h2>
        <span className="tiny faint">{t('winners.note', { count: constants.winnerBoardLimit })}</span>
      </header>
      {children}
    </section>
  )
}

/** Placeholder for the wins. */
export function WinnerBoardSkeleton() {
  return (
    <div className={styles.room}>
      <ol>
        {places.map((place) => (
          <li key={place} className={styles.skeleton}>
            <Skeleton height="38px" />
          </li>
        ))}
      </ol>
    </div>
  )
}
