import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { isPaymentPassword } from '#shared/domain/payment-password.ts'

/** A form that asks for the payment password alone. */
export function usePinForm() {
  const { t } = useTranslation('withdrawals')
  const form = useForm({
    defaultValues: { pin: '' },
    shouldFocusError: false,
    resolver: messageResolver(({ pin }) =>
      isPaymentPassword(pin) ? {} : { pin: t(pin === '' ? 'pin.fault.required' : 'pin.fault.format') },
    ),
  })
  useFocusFirstError(form, ['pin'])
  return form
}
