import { brand } from 'virtual:brand'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProfileValues } from '#shared/domain/profile-check.ts'
import { DateField } from '#ui/date-field/date-field.tsx'

type BirthdayFieldProps = {
  control: Control<ProfileValues>
  /** The last birthday of somebody old enough. */
  latest: string
}

/** The birthday, while it isn't set. */
export function BirthdayField({ control, latest }: BirthdayFieldProps) {
  const { t } = useTranslation('account')
  const { field, fieldState } = useController({ control, name: 'birthday' })
  const { onChange, ...rest } = field
  return (
    <DateField
      {...rest}
      label={t('profile.field.birthday')}
      hint={t('profile.hint.birthday', { age: brand.minimumAge })}
      error={fieldState.error?.message}
      max={latest}
      autoComplete="bday"
      onValueChange={onChange}
    />
  )
}
