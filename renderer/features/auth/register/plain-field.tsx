import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { digitKeys, inputTraits } from './model/field-input.ts'
import type { PlainFieldName, RegistrationValues } from './model/registration-fields.ts'

type PlainFieldProps = {
  form: Pick<UseFormReturn<RegistrationValues>, 'control' | 'register'>
  name: 'username' | PlainFieldName
  rule: FieldRule
  /** The value came with the link and is read-only. */
  fromLink: boolean
  placeholder: string
}

/** A plain text field. */
export function PlainField({ form, name, rule, fromLink, placeholder }: PlainFieldProps) {
  const { t } = useTranslation('register')
  return (
    <FormField
      control={form.control}
      name={name}
      label={t(`field.${name}`)}
      mark={fromLink ? t('field.fromLink') : !rule.required && t('field.optional')}
      hint={name === 'payeeName' && t('hint.payeeName')}
    >
      <TextInput
        {...inputTraits(name)}
        {...digitKeys(rule)}
        spellCheck={false}
        readOnly={fromLink}
        aria-required={rule.required}
        placeholder={placeholder}
        {...form.register(name)}
      />
    </FormField>
  )
}
