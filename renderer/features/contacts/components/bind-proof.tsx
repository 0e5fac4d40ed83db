import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#shared/contract/endpoints/contacts.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { useBindContact } from '../api/use-bind-contact.ts'
import { type BindValues, type ProofWay, proofWays } from '../model/bind-form.ts'
import styles from './contacts-section.module.css'

type BindProofProps = {
  form: UseFormReturn<BindValues>
  kind: ContactKind
  /** The old number or address, masked. */
  bound: string
  way: ProofWay
  onWay: (way: ProofWay) => void
}

/** Confirms a change: with the password, or with a code sent to the old number or address. */
export function BindProof({ form, kind, bound, way, onWay }: BindProofProps) {
  const { t } = useTranslation(['account', 'password'])
  const { sendBoundCode } = useBindContact()
  const { control, register } = form
  return (
    <div className={styles.proof}>
      <p>{t('contacts.proof')}</p>
      <SegmentedControl
        label={t('contacts.proof')}
        segments={proofWays.map((value) => ({ value, label: t(`contacts.way.${value}`) }))}
        value={way}
        onValueChange={onWay}
      />
      {way === 'password' ? (
        <FormField control={control} name="password" label={t('contacts.password')}>
          <PasswordInput
            autoComplete="current-password"
            aria-required
            showLabel={t('password:field.show')}
            hideLabel={t('password:field.hide')}
            {...register('password')}
          />
        </FormField>
      ) : (
        <CodeField
          form={form}
          name="boundCode"
          label={t('contacts.boundCode', { contact: bound })}
          purpose={kind === 'mobile' ? 'boundMobile' : 'boundEmail'}
          placeholder={t('contacts.placeholder.code')}
          send={() => sendBoundCode(kind)}
        />
      )}
    </div>
  )
}
