import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProofKind } from '#shared/contract/endpoints/session.ts'
import { Radio } from '#ui/checkbox/checkbox.tsx'
import styles from '../dialog/form.module.css'

type ProofKindsProps = { kinds: readonly ProofKind[]; input: UseFormRegisterReturn<'kind'> }

/** Chooses among the kinds of proof that the gateway accepts. */
export function ProofKinds({ kinds, input }: ProofKindsProps) {
  const { t } = useTranslation('auth')
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('proof.kinds')}</legend>
      {kinds.map((kind) => (
        <Radio key={kind} value={kind} {...input}>
          {t(`proof.kind.${kind}`)}
        </Radio>
      ))}
    </fieldset>
  )
}
