import { useTranslation } from 'react-i18next'
import styles from './stage-skeleton.module.css'

/** The betting view while it opens: where its clock, its numbers and its button will be. */
export function StageSkeleton() {
  const { t } = useTranslation('lottery')
  return (
    <div role="status" className={styles.stage}>
      <span className="visually-hidden">{t('stage.opening')}</span>
      <span className={styles.head} />
      <span className={styles.ways} />
      <span className={styles.pad}>
        {Array.from({ length: 10 }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span />
    </div>
  )
}
