import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#shared/contract/endpoints/contacts.ts'
import type { Proof, ProofWay } from '#shared/contract/endpoints/second-proof.ts'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { BoundCodeField } from '#ui/second-proof/bound-code-field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { BindValues } from '../model/bind-form.ts'
import styles from './contacts-section.module.css'

type BindProofProps = {
  form: UseFormReturn<BindValues>
  kind: ContactKind
  proofs: readonly Proof[]
  proof: Proof
  onWay: (way: ProofWay) => void
}

/** Confirms a change by one of the account's second proofs, and says what happens next. */
export function BindProof({ form, kind, proofs, proof, onWay }: BindProofProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.proof}>
      <p>{t('contacts.proof')}</p>
      {proofs.length > 1 && (
        <SegmentedControl
          label={t('contacts.proof')}
          segments={proofs.map((one) => ({ value: one.way, label: t(`contacts.way.${one.way}`) }))}
          value={proof.way}
          onValueChange={onWay}
        />
      )}
      {proof.way === 'paymentPassword' ? (
        <PinField control={form.control} name="paymentPassword" label={t('contacts.way.paymentPassword')} />
      ) : (
        <BoundCodeField form={form} name="boundCode" proof={proof} />
      )}
      <p className="small muted">
        {kind === 'mobile' ? `${t('contacts.wait')} ${t('contacts.noProof')}` : t('contacts.noProof')}
      </p>
    </div>
  )
}
