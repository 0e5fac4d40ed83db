import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from '../dialog/form.module.css'
import { type AddressProof, type ProofValues, ticketIsOver } from './address-proof.ts'

type ProofFieldProps = {
  form: UseFormReturn<ProofValues>
  proof: AddressProof
  onOver: (error: unknown) => void
}

/** The input for the chosen kind of proof. */
export function ProofField({ form, proof, onOver }: ProofFieldProps) {
  const { t } = useTranslation('auth')
  const { control, register } = form
  const gateway = useGateway()
  const botToken = useBotToken()
  const kind = useWatch({ control, name: 'kind' })

  const sendCode = async () => {
    try {
      return await gateway.call(session.verifySms, {
        ticket: proof.ticket,
        botToken: await botToken('sms'),
      })
    } catch (error) {
      if (!ticketIsOver(error)) throw error
      onOver(error)
      return undefined
    }
  }

  switch (kind) {
    case 'mobileNum':
      return (
        <MobileField
          form={form}
          name="mobileNum"
          countryName="country"
          placeholder={t('login.mobilePlaceholder')}
        />
      )
    case 'verificationCode':
      return (
        <>
          {proof.mobile && <p className={styles.lead}>{t('proof.codeTo', { mobile: proof.mobile })}</p>}
          <CodeField
            form={form}
            name="verificationCode"
            purpose="proof"
            placeholder={t('login.codePlaceholder')}
            send={sendCode}
          />
        </>
      )
    case 'googleCode':
      return (
        <FormField control={control} name={kind} label={t('proof.kind.googleCode')} hint={t('proof.google')}>
          <CodeInput aria-required {...register(kind)} />
        </FormField>
      )
    default:
      return (
        <FormField
          key={kind}
          control={control}
          name={kind}
          label={t(`proof.kind.${kind}`)}
          hint={
            kind === 'email'
              ? proof.email && t('proof.emailLike', { email: proof.email })
              : t('proof.bankName')
          }
        >
          <TextInput
            type={kind === 'email' ? 'email' : 'text'}
            autoComplete={kind === 'email' ? 'email' : 'name'}
            autoCapitalize={kind === 'email' ? 'none' : 'words'}
            spellCheck={false}
            aria-required
            {...register(kind)}
          />
        </FormField>
      )
  }
}
