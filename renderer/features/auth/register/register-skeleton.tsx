import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from '../dialog/form.module.css'

const fields = ['username', 'password', 'confirmation', 'referral'] as const

/** Placeholder while the rules load, as high as the form of most merchants. */
export function RegisterSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.form}>
      <span className="visually-hidden">{label}</span>
      <Skeleton height="39px" />
      <div className={styles.pairs}>
        {fields.map((field) => (
          <Skeleton key={field} height={field === 'password' ? '91px' : '67px'} />
        ))}
      </div>
      <div className={styles.terms}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.footer}>
        <Skeleton height="48px" />
      </div>
    </output>
  )
}
