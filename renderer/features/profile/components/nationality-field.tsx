import { useMemo } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ProfileValues } from '#shared/domain/profile-check.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { countryName } from '../model/profile-texts.ts'

type NationalityFieldProps = { control: Control<ProfileValues>; codes: readonly string[] }

/** The nationality, while it isn't set: a country of the gateway's long list. */
export function NationalityField({ control, codes }: NationalityFieldProps) {
  const { t } = useTranslation('account')
  const { tag } = useLanguage()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: 'nationality' })
  const options = useMemo(
    () =>
      codes
        .map((code) => ({ value: code, label: countryName(code, tag), keywords: code }))
        .toSorted((a, b) => a.label.localeCompare(b.label, tag)),
    [codes, tag],
  )
  return (
    <FormField
      control={control}
      name="nationality"
      label={t('profile.field.nationality')}
      hint={t('profile.hint.once')}
    >
      <Combobox
        ref={ref}
        options={options}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        listLabel={t('profile.field.nationality')}
        noMatch={t('profile.noCountry')}
        placeholder={t('profile.chooseCountry')}
      />
    </FormField>
  )
}
