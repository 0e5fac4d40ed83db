import { useTranslation } from 'react-i18next'
import { HalfSunNumber } from '#ui/half-sun/half-sun.tsx'
import styles from './steps.module.css'

const steps = ['one', 'two', 'three'] as const

/** How to start, in three steps. */
export function Steps() {
  const { t } = useTranslation('sections')
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li key={step}>
          <HalfSunNumber>{index + 1}</HalfSunNumber>
          <div>
            <h3>{t(`steps.${step}`)}</h3>
            <p>{t(`steps.${step}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
