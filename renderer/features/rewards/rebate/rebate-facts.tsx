import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Amount } from '#shared/domain/money.ts'
import styles from './rebate-page.module.css'

/** The rules of the rebate. */
export function RebateFacts({ minimum }: { minimum: Amount }) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  return (
    <section className={styles.facts}>
      <h2>{t('rebate.facts.title')}</h2>
      <ul className="stack">
        <li>{t('turnover.none')}</li>
        <li>{t('rebate.facts.minimum', { amount: formatCurrency(minimum, money) })}</li>
        <li>{t('rebate.facts.once')}</li>
      </ul>
    </section>
  )
}
