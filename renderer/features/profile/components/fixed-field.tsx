import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'

/** What can't be changed any more, with who can change it. */
export function FixedField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('account')
  return (
    <Field label={label} hint={t('profile.fixed')}>
      <TextInput readOnly value={value} suffix={<LockKeyhole />} />
    </Field>
  )
}
