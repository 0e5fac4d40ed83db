import { Landmark, Mail, MessageSquareText, ShieldCheck, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProofKind } from '#shared/contract/endpoints/session.ts'
import { ChoiceCard } from '#ui/choice-card/choice-card.tsx'
import styles from '../dialog/form.module.css'
import type { AddressProof } from './address-proof.ts'

type ProofKindsProps = { proof: AddressProof; input: UseFormRegisterReturn<'kind'> }

const icons: Record<ProofKind, ReactNode> = {
  mobileNum: <Smartphone />,
  verificationCode: <MessageSquareText />,
  email: <Mail />,
  bankAccountName: <Landmark />,
  googleCode: <ShieldCheck />,
}

/** Chooses among the kinds of proof that the gateway accepts. */
export function ProofKinds({ proof, input }: ProofKindsProps) {
  const { t } = useTranslation('auth')
  const { kinds, mobile, email } = proof
  const hints: Record<ProofKind, string | undefined | null> = {
    mobileNum: mobile && t('proof.hint.number', { mobile }),
    verificationCode: mobile,
    email,
    bankAccountName: t('proof.hint.bank'),
    googleCode: t('proof.hint.google'),
  }
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('proof.kinds')}</legend>
      {kinds.map((kind) => (
        <ChoiceCard key={kind} row icon={icons[kind]} title={t(`proof.kind.${kind}`)} value={kind} {...input}>
          {hints[kind]}
        </ChoiceCard>
      ))}
    </fieldset>
  )
}
