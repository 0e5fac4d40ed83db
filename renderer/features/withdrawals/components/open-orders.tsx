import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import { useWithdrawalRecords } from '../api/use-withdrawal-records.ts'
import { isClosed } from '../model/order-steps.ts'
import { WithdrawalState } from './withdrawal-state.tsx'

/** The latest withdrawals that are under way, and what each waits for. Renders nothing without any. */
export function OpenOrders() {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const { openOrder } = useWithdrawView()
  const open = useWithdrawalRecords().orders.data?.list.filter(({ state }) => !isClosed(state)) ?? []
  if (open.length === 0) return null
  return (
    <Card>
      <h3>{t('open.title')}</h3>
      <ul className="stack" aria-label={t('open.title')}>
        {open.map(({ orderId, state, amount, answerBy }) => (
          <li key={orderId} className="spread">
            <div>
              <p className="row">
                <b className="num">{writeMoney(amount, tag)}</b>
                <WithdrawalState state={state} />
              </p>
              {answerBy !== null && (
                <p className="small muted">
                  {`${t('receipt.question')} ${t('order.until', { time: formatTime(answerBy, tag) })}`}
                </p>
              )}
            </div>
            <Button
              size="sm"
              variant={answerBy === null ? undefined : 'primary'}
              aria-label={`${t(answerBy === null ? 'open.show' : 'open.answer')}: ${orderId}`}
              onClick={() => openOrder(orderId)}
            >
              {t(answerBy === null ? 'open.show' : 'open.answer')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
