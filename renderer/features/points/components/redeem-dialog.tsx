import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import type { PointItem } from '#shared/contract/endpoints/points.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import { redeemOperation } from '../api/trade-operations.ts'
import { useTradeRefresh } from '../api/use-trade-refresh.ts'
import { RedeemForm } from './redeem-form.tsx'
import { TradeResult } from './trade-result.tsx'

type RedeemDialogProps = { item: PointItem; onClose: () => void; onOrders: () => void }

/** Redeems an item. While the outcome of an earlier redemption is unknown, it shows that instead of a form. */
export function RedeemDialog({ item, onClose, onOrders }: RedeemDialogProps) {
  const { t } = useTranslation(['points', 'common'])
  const operation = useMoneyOperation(redeemOperation)
  const { state, again } = operation
  useTradeRefresh(state.step)
  // The next item begins with a form.
  const leave = useEffectEvent(() => {
    if (state.step === 'settled' || state.step === 'refused' || state.step === 'expired') again()
  })
  useEffect(() => () => leave(), [])
  return (
    <Dialog open onClose={onClose} title={t('trade.title')} closeLabel={t('common:action.close')} width={440}>
      {state.step === 'unknown' ? (
        <UnsureNotice operation={operation}>
          <b>{t('trade.unsure')}</b> <span>{t('trade.unsureBody')}</span>
        </UnsureNotice>
      ) : state.step === 'settled' ? (
        <TradeResult order={state.result} onDone={onClose} onOrders={onOrders} />
      ) : (
        <RedeemForm item={item} operation={operation} />
      )}
    </Dialog>
  )
}
