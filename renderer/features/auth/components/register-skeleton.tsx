import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './form.module.css'

const places = ['username', 'mobile', 'password', 'confirmation', 'referral'] as const

/** The form's place until its rules are there. */
export function RegisterSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.form}>
      <span className="visually-hidden">{label}</span>
      <div className={styles.pairs}>
        {places.map((place) => (
          <Skeleton key={place} height="66px" />
        ))}
      </div>
      <Skeleton height="48px" />
    </output>
  )
}
