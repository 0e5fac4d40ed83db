import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { readTypedPhone } from '#lib/forms/phone.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusedFieldName } from '#lib/gateway/refused-field.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { agentPolicyTag, useHelpTopics } from '#lib/help/use-help-topics.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { HelpLink } from '#ui/help-link/help-link.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { agentTermsQuery } from '../api/agent-application-queries.ts'
import { useApply } from '../api/use-apply.ts'
import { type ApplicationValues, checkApplication } from '../model/check-application.ts'
import styles from './agent-application-page.module.css'
import { useTierText } from './use-tier-text.ts'

/** In the order on screen. */
const fields = ['name', 'mobileNum', 'email', 'players', 'agreed'] as const

/** The form for people who want to become agents. What was typed stays until it has been sent. */
export function ApplicationForm({ onSent }: { onSent: (reference: string) => void }) {
  const { t } = useTranslation('join')
  const faultMessage = useFaultMessage()
  const tierText = useTierText()
  const { data: terms } = useQuery(agentTermsQuery(useGateway()))
  const username = useUsername()
  const { mutateAsync, isPending } = useApply()
  const [failure, setFailure] = useState<string>()
  const [requestKey] = useState(randomKey)
  const form = useForm<ApplicationValues>({
    defaultValues: {
      name: '',
      mobileNum: '',
      country: brand.country,
      email: '',
      players: '',
      agreed: false,
    },
    shouldFocusError: false,
    resolver: messageResolver(async (values) => {
      const faults = checkApplication(values, (await readTypedPhone(values)) !== undefined)
      return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, t(`fault.${fault}`)]))
    }),
  })
  const { control, register } = form
  useFocusFirstError(form, fields)
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const phone = await readTypedPhone(values)
      if (!phone) return
      const { reference } = await mutateAsync({
        name: values.name,
        mobileNum: phone.number,
        countryDialingCode: phone.dialCode,
        players: Number(values.players) || (terms?.tiers[0]?.from ?? 0),
        requestKey,
        ...(values.email !== '' && { email: values.email }),
        ...(username !== undefined && { username }),
      })
      onSent(reference)
    } catch (error) {
      const named = refusedFieldName(error)
      const field = fields.find((one) => one === named)
      const message = faultMessage(error) ?? ''
      if (field) form.setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  return (
    <form aria-labelledby="join-apply" className={styles.form} noValidate onSubmit={useSubmitOnce(submit)}>
      <FormField control={control} name="name" label={t('form.name')} hint={t('form.nameHint')}>
        <TextInput autoComplete="name" maxLength={80} aria-required {...register('name')} />
      </FormField>
      <MobileField
        form={form}
        name="mobileNum"
        countryName="country"
        placeholder={t('form.mobilePlaceholder')}
      />
      <FormField control={control} name="email" label={t('form.email')} mark={t('form.optional')}>
        <TextInput type="email" autoComplete="email" maxLength={120} {...register('email')} />
      </FormField>
      <FormField control={control} name="players" label={t('form.players')}>
        <Select {...register('players')}>
          {terms?.tiers.map((tier) => (
            <option key={tier.from} value={tier.from}>
              {tierText(tier)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField control={control} name="agreed">
        <Checkbox {...register('agreed')}>
          <Agreement />
        </Checkbox>
      </FormField>
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" block busy={isPending} busyLabel={t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  )
}

/** What an applicant confirms: the age, and the agent policy if the merchant has one. */
function Agreement() {
  const { t } = useTranslation('join')
  const { topics } = useHelpTopics()
  const hasPolicy = topics?.some(({ tag }) => tag === agentPolicyTag)
  return (
    <Trans
      t={t}
      i18nKey={hasPolicy ? 'form.agreePolicy' : 'form.agree'}
      values={{ age: brand.minimumAge }}
      components={{ policy: <HelpLink tag={agentPolicyTag} /> }}
    />
  )
}

/** The account that is signed in. Undefined for visitors and until it has loaded. */
function useUsername(): string | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: ({ account }) => account,
  })
  return signedIn ? data : undefined
}
