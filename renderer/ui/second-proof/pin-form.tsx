import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { BoundCodeField } from './bound-code-field.tsx'
import { checkPin, type PinTask, type PinValues, pinFields, refusedField } from './check-pin.ts'
import { pinQuery } from './pin-query.ts'
import { useSavePin } from './use-save-pin.ts'

type PinFormProps = { task: PinTask; onDone?: () => void }

/** Sets, changes or replaces the payment password. What proves the member comes first. */
export function PinForm({ task, onDone }: PinFormProps) {
  const { t } = useTranslation(['withdrawals', 'password'])
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const save = useSavePin(task)
  const state = useQuery(pinQuery(gateway)).data
  const proof = state?.proofs?.find((one) => one.way !== 'paymentPassword')
  const [failure, setFailure] = useState<string>()
  const form = useForm<PinValues>({
    defaultValues: { login: '', boundCode: '', code: '', old: '', pin: '', repeat: '' },
    shouldFocusError: false,
    resolver: messageResolver((values) => {
      const faults = Object.entries(checkPin(task, values, proof !== undefined))
      return Object.fromEntries(faults.map(([name, fault]) => [name, t(`pin.fault.${fault}`)]))
    }),
  })
  const { control, register, formState } = form
  useFocusFirstError(form, pinFields[task])

  const send = async (values: PinValues) => {
    setFailure(undefined)
    try {
      await save(values)
    } catch (error) {
      const field = refusedField[refusalCode(error)]
      const message = faultMessage(error)
      if (message === undefined) return
      return field ? form.setError(field, { message }) : setFailure(message)
    }
    form.reset()
    showToast({ title: t(`pin.${task}.done`) })
    onDone?.()
  }
  return (
    <form className="stack" noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      {task !== 'change' && (
        <FormField control={control} name="login" label={t('pin.login')}>
          <PasswordInput
            autoComplete="current-password"
            aria-required
            showLabel={t('password:field.show')}
            hideLabel={t('password:field.hide')}
            {...register('login')}
          />
        </FormField>
      )}
      {task === 'set' && proof && <BoundCodeField form={form} name="boundCode" proof={proof} />}
      {task === 'reset' && (
        <CodeField
          form={form}
          name="code"
          purpose="payment"
          placeholder={t('password:placeholder.code')}
          send={() => gateway.call(paymentPassword.sendCode, {})}
        />
      )}
      {task === 'change' && <PinField control={control} name="old" label={t('pin.old')} />}
      <PinField control={control} name="pin" label={t('pin.new')} hint={t('pin.rule')} />
      <PinField control={control} name="repeat" label={t('pin.repeat')} />
      {task !== 'set' && state?.proofs && <p className="small muted">{t('pin.wait')}</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={formState.isSubmitting}
        busyLabel={t('pin.busy')}
      >
        {t(`pin.${task}.submit`)}
      </Button>
    </form>
  )
}
