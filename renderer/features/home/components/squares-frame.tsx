import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './category-squares.module.css'

/** Wraps the category squares or their placeholders. */
export function SquaresFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <nav className={styles.squares} aria-label={t('categories.label')}>
      {children}
    </nav>
  )
}

/** Placeholders until the categories have loaded. */
export function SquaresSkeleton() {
  return Array.from({ length: 8 }, (_, place) => (
    <span key={place} className={styles.square} aria-hidden="true">
      <Skeleton width="40px" height="40px" />
      <Skeleton width="60%" height="14px" />
    </span>
  ))
}
