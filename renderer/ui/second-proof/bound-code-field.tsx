import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { contacts } from '#shared/contract/endpoints/contacts.ts'
import type { Proof } from '#shared/contract/endpoints/second-proof.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'

type BoundCodeFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control' | 'register' | 'setFocus' | 'clearErrors'>
  name: FieldPath<Values>
  proof: Exclude<Proof, { way: 'paymentPassword' }>
}

/** A field for the code sent to what is bound to the account, as a second proof. */
export function BoundCodeField<Values extends FieldValues>({
  form,
  name,
  proof: { way, to },
}: BoundCodeFieldProps<Values>) {
  const { t } = useTranslation('account')
  const gateway = useGateway()
  return (
    <CodeField
      form={form}
      name={name}
      label={t('contacts.boundCode', { contact: to })}
      purpose={way === 'mobile' ? 'boundMobile' : 'boundEmail'}
      placeholder={t('contacts.placeholder.code')}
      send={() => gateway.call(contacts.boundCode, { kind: way })}
    />
  )
}
