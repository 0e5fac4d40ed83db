import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import type { TransferRecipient, transfers } from '#shared/contract/endpoints/transfers.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import type { TeamTransferOperation } from '../api/use-team-transfer.ts'
import { recipientQuery } from '../api/use-transfers.ts'
import styles from './transfer-confirm.module.css'

type TransferConfirmProps = {
  input: InputOf<typeof transfers.send>
  upline: TransferRecipient | null
  transfer: TeamTransferOperation
}

/** What is about to be sent, and the password that confirms it. */
export function TransferConfirm({ input, upline, transfer }: TransferConfirmProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const form = useForm({
    defaultValues: { password: '' },
    shouldFocusError: false,
    resolver: messageResolver(({ password }) => ({
      ...(password === '' && { password: t('fault.password') }),
    })),
  })
  const { control, register, handleSubmit, setError, formState } = form
  useFocusFirstError(form, ['password'])
  const below = useQuery({
    ...recipientQuery(gateway, input.account ?? ''),
    enabled: input.to === 'downline',
  })
  const name = input.to === 'upline' ? upline?.name : (below.data?.name ?? '…')
  const amount = writeMoney(input.amount, tag)
  const sending = transfer.state.step === 'sending' || formState.isSubmitting

  const handleSend = async ({ password }: { password: string }) => {
    try {
      const { checkToken } = await gateway.call(member.passwordCheck, { password, purpose: 'transfer' })
      await transfer.send({ ...input, checkToken })
    } catch (error) {
      setError('password', { type: 'check', message: faultMessage(error) ?? t('fault.password') })
    }
  }
  return (
    <form className={styles.confirm} noValidate onSubmit={useSubmitOnce(handleSubmit(handleSend))}>
      <Card className={styles.card}>
        <h3>{t('confirm.title')}</h3>
        <p className={`fig ${styles.amount}`}>{amount}</p>
        <Facts>
          <Fact name={t('to')}>{name}</Fact>
          <Fact name={t('relation')}>{t(`relations.${input.to}`)}</Fact>
          {input.to === 'downline' && <Fact name={t('account')}>{input.account}</Fact>}
          {input.remark !== '' && <Fact name={t('remarkShort')}>{input.remark}</Fact>}
        </Facts>
        <p>{t('confirm.body')}</p>
        <FormField control={control} name="password" label={t('confirm.password')}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('confirm.show')}
            hideLabel={t('confirm.hide')}
            {...register('password')}
          />
        </FormField>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="lg" busy={sending} busyLabel={t('sending')}>
            {t('confirm.send', { amount })}
          </Button>
          <Button size="lg" disabled={sending} onClick={transfer.back}>
            {t('confirm.change')}
          </Button>
        </div>
      </Card>
    </form>
  )
}
