import { useQuery } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { type TransferRecipient, transferTargets } from '#shared/contract/endpoints/transfers.ts'
import { readLine } from '#shared/domain/typed-text.ts'
import { Field } from '#ui/field/field.tsx'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { recipientQuery } from '../api/use-transfers.ts'
import type { TransferValues } from '../model/transfer-values.ts'
import styles from './transfer-form.module.css'

type TransferRecipientStepProps = {
  form: UseFormReturn<TransferValues>
  upline: TransferRecipient | null
  toDownline: boolean
}

/** To whom: the upline, which is fixed, or for agents a downline by its exact name. Without an upline only that. */
export function TransferRecipientStep({ form: { control }, upline, toDownline }: TransferRecipientStepProps) {
  const { t } = useTranslation('transfers')
  const to = useController({ control, name: 'to' }).field
  return (
    <NumberedStep number={1} title={t('to')}>
      {toDownline && upline && (
        <SegmentedControl
          label={t('to')}
          segments={transferTargets.map((value) => ({ value, label: t(`target.${value}`) }))}
          value={to.value}
          onValueChange={to.onChange}
        />
      )}
      {to.value === 'upline' && upline ? (
        <p className={styles.upline}>
          <CircleUserRound />
          <b>{upline.name}</b>
          <small>{t('target.upline')}</small>
        </p>
      ) : (
        <DownlineField control={control} />
      )}
    </NumberedStep>
  )
}

/** The name of a downline. Looked up when the field is left, so that the masked name can be compared. */
function DownlineField({ control }: Pick<UseFormReturn<TransferValues>, 'control'>) {
  const { t } = useTranslation('transfers')
  const faultMessage = useFaultMessage()
  const { ref, value, onChange, onBlur, name } = useController({ control, name: 'account' }).field
  const error = useFieldError(control, 'account')
  const [asked, setAsked] = useState(readLine(value))
  const { data, error: refused } = useQuery({
    ...recipientQuery(useGateway(), asked),
    enabled: asked !== '',
  })
  const current = asked !== '' && readLine(value) === asked
  return (
    <Field
      label={t('account')}
      hint={t('accountHint')}
      error={error ?? (current && refused ? faultMessage(refused) : undefined)}
      success={
        current && data ? t(data.agent ? 'foundAgent' : 'foundMember', { name: data.name }) : undefined
      }
    >
      <TextInput
        ref={ref}
        name={name}
        value={value}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
        onBlur={() => {
          setAsked(readLine(value))
          onBlur()
        }}
      />
    </Field>
  )
}
