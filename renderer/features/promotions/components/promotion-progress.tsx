import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { PromotionProgress as Progress } from '#shared/contract/endpoints/promotions.ts'
import { Progress as ProgressBar } from '#ui/progress/progress.tsx'
import styles from './promotion-progress.module.css'

/** How far the member is in a promotion that they have joined, and what comes next. */
export function PromotionProgress({ progress: { done, goal, gain } }: { progress: Progress }) {
  const { t } = useTranslation('promotions')
  const money = useMoneyFormat()
  const share = Number(goal) > 0 ? Number(done) / Number(goal) : 1
  const text = t('progress.of', { done: formatCurrency(done, money), goal: formatCurrency(goal, money) })
  return (
    <div className={styles.progress}>
      <p>
        <b className="num">{text}</b>
        <span>{t(share >= 1 ? 'progress.reached' : 'progress.next', { gain })}</span>
      </p>
      <ProgressBar label={t('progress.label')} text={text} share={share} tone="primary" />
    </div>
  )
}
