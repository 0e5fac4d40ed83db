import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { type PayoutAccount, payout } from '#shared/contract/endpoints/payout.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { PinTries } from '#ui/second-proof/pin-tries.tsx'
import { usePinForm } from '#ui/second-proof/use-pin-form.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useRenew } from '../api/use-renew.ts'

type RemoveAccountProps = { account: PayoutAccount; onClose: () => void }

/** Asks whether to remove an account, and for the payment password. */
export function RemoveAccount({ account, onClose }: RemoveAccountProps) {
  const { t } = useTranslation('withdrawals')
  const gateway = useGateway()
  const renew = useRenew()
  const { data: tries } = useQuery(pinQuery(gateway))
  const id = useId()
  const name = `${account.bankName} ${account.number}`
  const { form, refuse } = usePinForm()

  const remove = async ({ pin }: { pin: string }) => {
    try {
      await gateway.call(payout.remove, { accountId: account.accountId, paymentPassword: pin })
    } catch (error) {
      renew('pin', 'accounts')
      // One that is gone already needs no removing.
      if (refusalCode(error) !== 'PAYOUT_GONE') return refuse(error)
    }
    renew('accounts', 'pin')
    showToast({ title: t('payout.removing.done', { account: name }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="danger"
      icon={<Trash2 />}
      title={t('payout.removing.title', { account: name })}
      actions={
        <>
          <Button onClick={onClose}>{t('payout.removing.keep')}</Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            busy={form.formState.isSubmitting}
            busyLabel={t('payout.removing.busy')}
          >
            {t('payout.removing.submit')}
          </Button>
        </>
      }
    >
      <p>{t('payout.removing.body')}</p>
      <form id={id} className="stack" noValidate onSubmit={useSubmitOnce(form.handleSubmit(remove))}>
        <PinTries pin={tries} />
        <PinField control={form.control} name="pin" label={t('pin.label')} />
      </form>
    </ConfirmDialog>
  )
}
