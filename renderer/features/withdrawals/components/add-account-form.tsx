import { brand } from 'virtual:brand'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { PayoutBank } from '#shared/contract/endpoints/payout.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { PinTries } from '#ui/second-proof/pin-tries.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAddAccount } from '../api/use-add-account.ts'
import { readAccountNumber } from '../model/account-number.ts'
import { useAccountResolver } from './use-account-resolver.ts'

type AddAccountFormProps = {
  banks: readonly PayoutBank[]
  /** The member's real name, masked; null if the form asks for it. */
  holder: string | null
  pin: ValueOf<typeof paymentPassword.state>
  onDone?: () => void
}

/** Bank or e-wallet, number, holder and payment password. What was typed survives a failure. */
export function AddAccountForm({ banks, holder, pin, onDone }: AddAccountFormProps) {
  const { t } = useTranslation('withdrawals')
  const add = useAddAccount()
  const [kind, setKind] = useState<PayoutBank['kind']>('wallet')
  const [failure, setFailure] = useState<string>()
  const offered = banks.filter((bank) => bank.kind === kind)
  const form = useForm({
    defaultValues: { bankId: '', number: '', holder: '', pin: '' },
    shouldFocusError: false,
    resolver: useAccountResolver(banks, holder === null),
  })
  const { control, register, formState } = form
  useFocusFirstError(form, ['bankId', 'number', 'holder', 'pin'])

  const handleKind = (next: PayoutBank['kind']) => {
    setKind(next)
    form.setValue('bankId', '')
    form.clearErrors(['bankId', 'number'])
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={useSubmitOnce(
        form.handleSubmit(async (values) => {
          setFailure(undefined)
          const bank = banks.find(({ bankId }) => bankId === values.bankId)
          const read = bank && (await readAccountNumber(values.number, bank.rule, brand.country))
          const number = read && 'number' in read ? read.number : values.number
          const refused = await add({ ...values, number }, holder === null)
          if (refused?.field) return form.setError(refused.field, { message: refused.message })
          if (refused) return setFailure(refused.message)
          form.reset()
          showToast({ title: t('payout.add.done', { account: bank?.name ?? '' }) })
          onDone?.()
        }),
      )}
    >
      <FormFailure failure={failure} />
      <SegmentedControl
        label={t('payout.add.kind')}
        segments={[
          { value: 'wallet', label: t('payout.kind.wallet') },
          { value: 'bank', label: t('payout.kind.bank') },
        ]}
        value={kind}
        onValueChange={handleKind}
      />
      <FormField control={control} name="bankId" label={t(`payout.add.${kind}`)}>
        <Select {...register('bankId')}>
          <option value="">{t('payout.add.choose')}</option>
          {offered.map(({ bankId, name }) => (
            <option key={bankId} value={bankId}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        control={control}
        name="number"
        label={t(kind === 'wallet' ? 'payout.add.mobile' : 'payout.add.number')}
      >
        <TextInput
          inputMode={kind === 'wallet' ? 'tel' : 'numeric'}
          autoComplete="off"
          {...register('number')}
        />
      </FormField>
      {holder === null ? (
        <FormField
          control={control}
          name="holder"
          label={t('payout.add.holder')}
          hint={t('payout.add.holderFirst')}
        >
          <TextInput autoComplete="name" maxLength={80} {...register('holder')} />
        </FormField>
      ) : (
        <Field label={t('payout.add.holder')} hint={t('payout.add.holderLocked')}>
          <TextInput readOnly value={holder} suffix={<Lock />} />
        </Field>
      )}
      <PinTries pin={pin} />
      <PinField control={control} name="pin" label={t('pin.label')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={formState.isSubmitting}
        busyLabel={t('payout.add.busy')}
      >
        {t('payout.add.submit')}
      </Button>
    </form>
  )
}
