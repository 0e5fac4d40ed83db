import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useMemo } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type HomePhone, loadPhoneWriter } from '#lib/forms/phone.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { countriesOf } from './countries.ts'

type MobileFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control'>
  name: FieldPath<Values>
  /** Name of the form's value for the country, such as "PH". */
  countryName: FieldPath<Values>
  placeholder: string
  /** False if it may be left empty. */
  required?: boolean
  /** Whether it gets the focus when a dialog opens with it. */
  first?: boolean
}

/**
 * A mobile number with its country's dialling code, for the gateway's countries. When it loses the focus, the number
 * is shown in national notation, so that people notice if it was misread.
 */
export function MobileField<Values extends FieldValues>({
  form: { control },
  name,
  countryName,
  placeholder,
  required = true,
  first = false,
}: MobileFieldProps<Values>) {
  const { t } = useTranslation('auth')
  const { tag } = useLanguage()
  const { field: number } = useController({ control, name })
  const { field: country } = useController({ control, name: countryName })
  const { data } = useQuery(siteContentQueries(useGateway()).countryCodes())
  // Memoised because the list may contain all countries and this renders with each key.
  const countries = useMemo(() => countriesOf(data?.list ?? [], tag), [data, tag])

  const handleBlur = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    number.onBlur()
    const typed = currentTarget.value
    const home = await homePhone(typed, String(country.value))
    // Doesn't interrupt people who went on typing, and doesn't select a country that the gateway doesn't serve.
    if (!home || currentTarget.value !== typed || !countries.some(({ code }) => code === home.country)) return
    if (home.text !== typed) number.onChange(home.text)
    if (home.country !== country.value) country.onChange(home.country)
  }
  return (
    <FormField
      control={control}
      name={name}
      label={t('field.mobileNum')}
      mark={!required && t('field.optional')}
    >
      <PhoneInput
        countries={countries}
        country={String(country.value)}
        countryLabel={t('field.country')}
        onCountryChange={country.onChange}
        placeholder={placeholder}
        aria-required={required}
        data-autofocus={first ? '' : undefined}
        // Loads the rules for numbers while people are typing, so that the form needn't wait for them.
        onFocus={() => void homePhone('', '')}
        {...number}
        onBlur={(event) => void handleBlur(event)}
      />
    </FormField>
  )
}

/** The number in national notation; undefined if it isn't valid or the rules can't be loaded. */
async function homePhone(text: string, country: string): Promise<HomePhone | undefined> {
  try {
    return (await loadPhoneWriter())(text, country)
  } catch {
    return undefined
  }
}
