import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useProvedSend } from '#lib/money-operation/use-proved-send.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { payout as payoutCalls } from '#shared/contract/endpoints/payout.ts'
import type { WithdrawalTerms, withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { PinEntry } from '#ui/second-proof/pin-entry.tsx'
import { StepForm } from '#ui/step-form/step-form.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import type { WithdrawalOperation } from '../api/use-withdrawal.ts'
import type { WithdrawalValues } from '../model/check-withdrawal.ts'
import { refusedWithdrawalField } from '../model/refused-field.ts'
import { AccountChoice } from './account-choice.tsx'
import { useWithdrawalResolver } from './use-withdrawal-resolver.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawConfirm } from './withdraw-confirm.tsx'
import styles from './withdraw-form.module.css'
import { WithdrawNotices } from './withdraw-notices.tsx'
import { WithdrawRules } from './withdraw-rules.tsx'
import { type SetUp, WithdrawSheets } from './withdraw-sheets.tsx'
import { WithdrawSummary } from './withdraw-summary.tsx'

export type WithdrawFormProps = {
  terms: WithdrawalTerms
  payout: ValueOf<typeof payoutCalls.accounts>
  pin: ValueOf<typeof paymentPassword.state>
  operation: WithdrawalOperation
}

/** Account, amount and payment password, then a confirmation. What was typed survives a failure. */
export function WithdrawForm({ terms, payout, pin, operation }: WithdrawFormProps) {
  const { t } = useTranslation('withdrawals')
  const faultMessage = useFaultMessage()
  const { state } = operation
  const { accounts } = payout
  const [confirming, setConfirming] = useState<WithdrawalValues>()
  const [settingUp, setSettingUp] = useState<SetUp>()
  const [failure, setFailure] = useState<string>()
  const form = useForm<WithdrawalValues>({
    defaultValues: firstValues(accounts, 'input' in state ? state.input : undefined),
    shouldFocusError: false,
    resolver: useWithdrawalResolver(terms, accounts),
  })
  useFocusFirstError(form, ['accountId', 'amount', 'pin'])
  const { busy, send } = useProvedSend<Omit<InputOf<typeof withdrawals.request>, 'checkToken'>>(operation)

  const messageOf = (error: unknown) =>
    refusedWithdrawalField[refusalCode(error)] ? undefined : faultMessage(error)
  /** Shows a refusal at the field that it is about, if there is one. */
  const showAtField = (error: unknown) => {
    const field = refusedWithdrawalField[refusalCode(error)]
    if (field) form.setError(field, { message: faultMessage(error) ?? '' }, { shouldFocus: true })
  }
  const refused = state.step === 'refused' ? state.fault : undefined
  const placeRefused = useEffectEvent(showAtField)
  useEffect(() => {
    if (refused !== undefined) placeRefused(refused)
  }, [refused])

  const handleConfirm = async () => {
    const amount = confirming && readTypedAmount(confirming.amount)
    if (!confirming || !amount) return
    const { accountId, pin: typed } = confirming
    const error = await send({ accountId, amount, fee: terms.fee.next }, typed)
    if (error === undefined) return
    setConfirming(undefined)
    // Typed again only if it was wrong, and not because the connection dropped.
    if (refusedWithdrawalField[refusalCode(error)] === 'pin') form.resetField('pin')
    showAtField(error)
    setFailure(messageOf(error))
  }
  return (
    <>
      <StepForm
        onSubmit={(event) => {
          setFailure(undefined)
          void form.handleSubmit((values) => setConfirming(values))(event)
        }}
        side={
          <div className={styles.side}>
            <WithdrawSummary form={form} terms={terms} accounts={accounts} disabled={!pin.set}>
              <WithdrawNotices
                operation={operation}
                failure={failure ?? (refused === undefined ? undefined : messageOf(refused))}
              />
            </WithdrawSummary>
            <WithdrawRules terms={terms} holder={payout.holder} />
          </div>
        }
      >
        <AccountChoice form={form} payout={payout} onAdd={() => setSettingUp('account')} />
        <WithdrawAmount form={form} terms={terms} />
        <section>
          <StepHeading number={3}>{t('pin.label')}</StepHeading>
          <PinEntry control={form.control} name="pin" hideLabel onSetUp={setSettingUp} />
        </section>
      </StepForm>
      {confirming && (
        <WithdrawConfirm
          values={confirming}
          terms={terms}
          accounts={accounts}
          busy={busy || state.step === 'sending'}
          onClose={() => setConfirming(undefined)}
          onConfirm={() => void handleConfirm()}
        />
      )}
      <WithdrawSheets open={settingUp} onClose={() => setSettingUp(undefined)} />
    </>
  )
}

/** The last request again, or the default account. */
function firstValues(
  accounts: WithdrawFormProps['payout']['accounts'],
  sent: { accountId: string; amount: string } | undefined,
): WithdrawalValues {
  const amount = sent && parseAmount(sent.amount)
  const usual = accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
  return {
    accountId:
      accounts.find(({ accountId }) => accountId === sent?.accountId)?.accountId ?? usual?.accountId ?? '',
    amount: amount ? writeTypedAmount(amount) : '',
    pin: '',
  }
}
