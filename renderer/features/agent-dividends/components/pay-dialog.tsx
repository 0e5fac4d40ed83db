import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useProvedSend } from '#lib/money-operation/use-proved-send.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DownlineRequest } from '#shared/contract/endpoints/agent-dividends.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { PinEntry } from '#ui/second-proof/pin-entry.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { type PinSetUp, PinSheet } from '#ui/second-proof/pin-sheet.tsx'
import { usePinForm } from '#ui/second-proof/use-pin-form.ts'
import type { DividendRequests } from '../api/use-dividend-requests.ts'
import { periodName } from '../model/period-name.ts'

type PayDialogProps = {
  request: DownlineRequest
  free: Amount
  payment: DividendRequests['payment']
  onClose: () => void
}

/** Asks whether to pay a dividend, and for the payment password. Closes once the payment is on its way. */
export function PayDialog({ request, free, payment, onClose }: PayDialogProps) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { data: pin } = useQuery(pinQuery(useGateway()))
  const [settingUp, setSettingUp] = useState<PinSetUp>()
  const { form, refuse } = usePinForm()
  const id = useId()
  const { busy, send } = useProvedSend<{ dividendId: string }>({ ...payment, send: payment.claim })
  const { account, dividendId } = request
  const amount = formatCurrency(request.amount, money)

  const handlePay = async (values: { pin: string }) => {
    const error = await send({ dividendId }, values.pin)
    if (error === undefined) onClose()
    else refuse(error)
  }
  return (
    <>
      <ConfirmDialog
        open
        onClose={onClose}
        cover={!busy}
        icon={<HandCoins />}
        title={t('pay.ask', { account, amount })}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              {t('pay.keep')}
            </Button>
            <Button type="submit" form={id} variant="primary" disabled={!pin?.set} busy={busy}>
              {t('pay.confirm', { amount })}
            </Button>
          </>
        }
      >
        <p>{t('pay.body', { period: periodName(request, tag), free: formatCurrency(free, money) })}</p>
        <form id={id} noValidate onSubmit={useSubmitOnce(form.handleSubmit(handlePay))}>
          <PinEntry control={form.control} name="pin" onSetUp={setSettingUp} />
        </form>
      </ConfirmDialog>
      <PinSheet task={settingUp} onClose={() => setSettingUp(undefined)} />
    </>
  )
}
