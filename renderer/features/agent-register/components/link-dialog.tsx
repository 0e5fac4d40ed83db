import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { plainRate } from '#lib/forms/rate.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { refusedFieldName } from '#lib/gateway/refused-field.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { accountKinds } from '#shared/contract/endpoints/agent-register.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type RegisterOptions, useCreateLink } from '../api/use-register-centre.ts'
import { checkLink, type LinkValues, numberOrNull } from '../model/link-values.ts'
import styles from './register-centre.module.css'

type LinkDialogProps = { options: RegisterOptions; onClose: () => void }

/** In the order on screen. */
const fields = ['name', 'rate', 'days', 'uses'] as const

/** Makes an invitation link: what it opens, with which rate, until when and how often. */
export function LinkDialog({ options, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['agentRegister', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { mutateAsync, isPending } = useCreateLink()
  const [failure, setFailure] = useState<string>()
  const highest = formatPercent(options.highestRate, tag)
  const form = useForm<LinkValues>({
    defaultValues: { name: '', kind: 'member', rate: '0', days: '30', uses: '' },
    shouldFocusError: false,
    resolver: messageResolver((values) => {
      const { name, rate, uses } = checkLink(values, options)
      return {
        ...(name && { name: t('make.nameLong', { most: options.longestName }) }),
        ...(rate && { rate: t(`rate.${rate}`, { highest }) }),
        ...(uses && { uses: t('make.usesInvalid', { most: options.mostUses }) }),
      }
    }),
  })
  const { control, register } = form
  useFocusFirstError(form, fields)
  const kind = useWatch({ control, name: 'kind' })
  const submit = form.handleSubmit(async ({ name, rate, days, uses, ...rest }) => {
    setFailure(undefined)
    try {
      const link = await mutateAsync({
        ...rest,
        name,
        rate: plainRate(rate),
        days: numberOrNull(days),
        maxUses: numberOrNull(uses),
      })
      showToast({ title: t('make.done', { code: link.code }) })
      onClose()
    } catch (error) {
      const named = refusedFieldName(error)
      const field = fields.find((one) => one === (named === 'maxUses' ? 'uses' : named))
      const message = faultMessage(error) ?? ''
      if (field) form.setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  return (
    <Dialog
      open
      dismiss="button"
      onClose={onClose}
      title={t('make.title')}
      closeLabel={t('common:action.close')}
    >
      <form className={styles.desk} noValidate onSubmit={useSubmitOnce(submit)}>
        <div className={styles.fields}>
          <FormField
            control={control}
            name="name"
            label={t('make.name')}
            mark={t('make.optional')}
            hint={t('make.nameHint')}
          >
            <TextInput autoComplete="off" data-autofocus="" {...register('name')} />
          </FormField>
          <Field label={t('link.opens')}>
            <SegmentedControl
              label={t('link.opens')}
              segments={accountKinds
                .filter((value) => options.kinds.includes(value))
                .map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onValueChange={(value) => form.setValue('kind', value)}
            />
          </Field>
          <FormField control={control} name="rate" label={t('rate.label')} hint={t('rate.hint', { highest })}>
            <TextInput inputMode="decimal" autoComplete="off" suffix="%" {...register('rate')} />
          </FormField>
          <FormField control={control} name="days" label={t('make.days')}>
            <Select {...register('days')}>
              {options.days.map((days) => (
                <option key={days ?? 'never'} value={days ?? ''}>
                  {days === null ? t('make.never') : t('make.after', { count: days })}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField
            control={control}
            name="uses"
            label={t('make.uses')}
            mark={t('make.optional')}
            hint={t('make.usesHint')}
          >
            <TextInput inputMode="numeric" autoComplete="off" {...register('uses')} />
          </FormField>
        </div>
        <FormFailure failure={failure} />
        <Button type="submit" variant="primary" size="lg" block busy={isPending} busyLabel={t('make.busy')}>
          {t('make.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
