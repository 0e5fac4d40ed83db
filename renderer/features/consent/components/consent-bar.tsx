import { useTranslation } from 'react-i18next'
import { useConsent } from '#lib/analytics/consent.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './consent-bar.module.css'

/** Asks for consent to count visits. Both answers have equal weight, and nothing else waits for them. */
export function ConsentBar() {
  const { t } = useTranslation('consent')
  const choose = useConsent((state) => state.choose)
  return (
    <section className={styles.bar} aria-label={t('consent.region')}>
      <div>
        <h2>{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => choose('declined')}>{t('consent.decline')}</Button>
        <Button onClick={() => choose('accepted')}>{t('consent.accept')}</Button>
      </div>
    </section>
  )
}
