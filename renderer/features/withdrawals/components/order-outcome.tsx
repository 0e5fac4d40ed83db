import { Check, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { isClosed } from '../model/order-steps.ts'
import styles from './order-page.module.css'

/** Where an order stands while nothing is asked of the member, and how it ended. */
export function OrderOutcome({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const { state, receipt, report } = order
  // The receipt is shown instead.
  if (state === 'paid') return null
  const amount = writeMoney(order.amount, tag)
  const account = `${order.bankName} ${order.number}`
  const returned = state === 'rejected' || state === 'failed'
  const about = state === 'received' ? (`received.${receipt ?? 'member'}` as const) : state
  return (
    <div className={styles.main}>
      <Card className={styles.main}>
        <span className="small muted">{account}</span>
        <span className={`fig ${styles.amount}`}>{writeMoney(order.received, tag)}</span>
        <div aria-live="polite">
          <Notice
            tone={returned ? 'warn' : 'info'}
            icon={state === 'received' ? <Check /> : returned ? undefined : <Hourglass />}
          >
            <b>{t(`outcome.${about}.title`, { amount })}</b>{' '}
            <span>{t(`outcome.${about}.body`, { amount, account })}</span>
          </Notice>
        </div>
        {report && (
          <div className="small muted">
            <p>{t('order.reported', { pictures: report.pictures })}</p>
            {report.remark !== '' && <q>{report.remark}</q>}
          </div>
        )}
      </Card>
      {!isClosed(state) && <p className="small muted">{t('order.mayLeave')}</p>}
    </div>
  )
}
