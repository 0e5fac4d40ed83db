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
  /** The form's value that holds the country, as "PH". */
  countryName: FieldPath<Values>
  placeholder: string
  /** False where it may be left empty. */
  required?: boolean
  /** It is what the dialog opens on. */
  first?: boolean
}

/**
 * The mobile number with its country's dialling code; the countries are the gateway's. However it was typed, it is
 * shown as it is written at home once the field is left, so that a wrong reading is seen.
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
  // Not anew with every letter that is typed: there may be all of the world's.
  const countries = useMemo(() => countriesOf(data?.list ?? [], tag), [data, tag])

  const handleBlur = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    number.onBlur()
    const typed = currentTarget.value
    const home = await homePhone(typed, String(country.value))
    // Who went on typing meanwhile is not interrupted, and a country that the gateway doesn't serve is no choice.
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
        // The number's rules come while it is being typed, not when the form waits for them.
        onFocus={() => void homePhone('', '')}
        {...number}
        onBlur={(event) => void handleBlur(event)}
      />
    </FormField>
  )
}

/** The number as it is written at home; undefined for what is none, and where the rules can't be had now. */
async function homePhone(text: string, country: string): Promise<HomePhone | undefined> {
  try {
    return (await loadPhoneWriter())(text, country)
  } catch {
    return undefined
  }
}
