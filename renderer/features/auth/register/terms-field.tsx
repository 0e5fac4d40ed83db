import { brand } from 'virtual:brand'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { HelpLink } from '#ui/help-link/help-link.tsx'
import { affiliateOf } from './model/affiliate.ts'
import type { RegistrationField, RegistrationValues } from './model/registration-fields.ts'

type ConsentProps = { form: Pick<UseFormReturn<RegistrationValues>, 'control' | 'register'> }

/** Consent to the terms and confirmation of the minimum age. */
export function TermsField({ form: { control, register } }: ConsentProps) {
  const { t } = useTranslation('register')
  return (
    <FormField control={control} name="terms">
      <Checkbox aria-required {...register('terms')}>
        <Trans
          t={t}
          i18nKey="terms"
          values={{ age: brand.minimumAge }}
          components={{ terms: <HelpLink tag="term" />, privacy: <HelpLink tag="privacy" /> }}
        />
      </Checkbox>
    </FormField>
  )
}

type PolicyFieldProps = ConsentProps & {
  fields: readonly RegistrationField[]
  /** The agent's code that the visit came with. */
  ofVisit: string | undefined
}

/**
 * Consent to the agent policy. The specification only names the merchant's flag (AGENTPOLICY3). It is asked of
 * players whose agent code puts them below that agent, because the policy is about what the agent then sees and
 * earns.
 */
export function PolicyField({ form: { control, register }, fields, ofVisit }: PolicyFieldProps) {
  const { t } = useTranslation('register')
  const affiliateCode = useWatch({ control, name: 'affiliateCode' })
  if (!affiliateOf({ affiliateCode }, fields, ofVisit)) return null
  return (
    <FormField control={control} name="policy">
      <Checkbox aria-required {...register('policy')}>
        <Trans t={t} i18nKey="policy" components={{ policy: <HelpLink tag="agent-policy" /> }} />
      </Checkbox>
    </FormField>
  )
}
