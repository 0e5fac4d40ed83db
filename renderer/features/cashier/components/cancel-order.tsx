import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useCancelOrder } from '../api/use-change-order.ts'

/** Cancels an unpaid order, after a question. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('cashier')
  const faultMessage = useFaultMessage()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useCancelOrder(orderId)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        icon={<CircleX />}
        title={t('cancel.title')}
        actions={
          <>
            <Button onClick={close}>{t('cancel.keep')}</Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate(undefined, { onSettled: close })}>
              {t('cancel.open')}
            </Button>
          </>
        }
      >
        {t('cancel.body')}
      </ConfirmDialog>
      {error && <Notice tone="danger">{faultMessage(error)}</Notice>}
    </>
  )
}
