import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { isPaymentPassword } from '#shared/domain/payment-password.ts'

/** Refusals after which the payment password is typed again. A dropped connection is not one of them. */
const pinRefusals: readonly string[] = ['WRONG_PAYMENT_PASSWORD', 'PAYMENT_PASSWORD_LOCKED', 'CHECK_REQUIRED']

/** A form that asks for the payment password alone. `refuse` says at its field why a call with it failed. */
export function usePinForm() {
  const { t } = useTranslation('withdrawals')
  const faultMessage = useFaultMessage()
  const form = useForm({
    defaultValues: { pin: '' },
    shouldFocusError: false,
    resolver: messageResolver(({ pin }) =>
      isPaymentPassword(pin) ? {} : { pin: t(pin === '' ? 'pin.fault.required' : 'pin.fault.format') },
    ),
  })
  useFocusFirstError(form, ['pin'])
  const refuse = (error: unknown) => {
    if (pinRefusals.includes(refusalCode(error))) form.resetField('pin')
    form.setError('pin', { message: faultMessage(error) ?? '' }, { shouldFocus: true })
  }
  return { form, refuse }
}
