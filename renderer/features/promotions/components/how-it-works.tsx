import { useTranslation } from 'react-i18next'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import { DepositExamples } from './deposit-examples.tsx'
import styles from './promotion-page.module.css'

/** A promotion's text, its deposits worked out, and its terms. */
export function HowItWorks({ promotion: { content, examples, rules } }: { promotion: Promotion }) {
  const { t } = useTranslation(['content', 'promotions'])
  return (
    <article className={styles.text}>
      <h2>{t('promotions.how')}</h2>
      <SafeHtml html={content} />
      {examples && examples.length > 0 && <DepositExamples examples={examples} />}
      {rules && rules.length > 0 && (
        <>
          <h2 id="promotion-rules">{t('promotions:rules')}</h2>
          <ul className={styles.rules} aria-labelledby="promotion-rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
