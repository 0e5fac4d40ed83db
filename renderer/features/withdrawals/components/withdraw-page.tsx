import { useTranslation } from 'react-i18next'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import { OrderPage } from './order-page.tsx'
import { WithdrawDesk } from './withdraw-desk.tsx'
import styles from './withdraw-form.module.css'
import { WithdrawalHistory } from './withdrawal-history.tsx'

/** Withdraw: the form, the history, or an order. Which one is in the address, so that it survives a reload. */
export function WithdrawPage() {
  const { t } = useTranslation('withdrawals')
  const { order, view, show } = useWithdrawView()
  if (order !== null) return <OrderPage key={order} orderId={order} onBack={() => show('history')} />
  return (
    <>
      <CentreHead note={t('form.note')} />
      <SegmentedControl
        className={styles.views}
        label={t('view.label')}
        segments={[
          { value: 'form', label: t('view.form') },
          { value: 'history', label: t('view.history') },
        ]}
        value={view}
        onValueChange={show}
      />
      {view === 'form' ? <WithdrawDesk /> : <WithdrawalHistory />}
    </>
  )
}
