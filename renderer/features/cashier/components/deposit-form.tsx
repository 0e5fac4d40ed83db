import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { checkAmount, readTypedAmount } from '#lib/forms/amount.ts'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { Deposit } from '../api/use-deposit.ts'
import { channelOf, type DepositValues, firstValues, valuesOf } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import styles from './deposit-form.module.css'
import { DepositSubmit } from './deposit-submit.tsx'
import { DepositSummary } from './deposit-summary.tsx'

type DepositFormProps = { layout: DeskLayout; channels: readonly DepositChannel[]; deposit: Deposit }

/** Channel and amount, and why the last try failed. What was typed survives a failure. */
export function DepositForm({ layout, channels, deposit }: DepositFormProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { state, send } = deposit
  const form = useForm<DepositValues>({
    defaultValues: 'input' in state && state.input ? valuesOf(state.input) : firstValues(channels),
    shouldFocusError: false,
    resolver: messageResolver(({ channelId, amount }) => {
      const channel = channelOf(channels, channelId)
      if (!channel) return { channelId: t('fault.channel') }
      const fault = checkAmount(amount, channel)
      if (!fault) return {}
      const limit = 'limit' in fault ? writeMoney(fault.limit, tag, 'whole') : ''
      return { amount: t(`fault.${fault.kind}`, { limit }) }
    }),
  })
  useFocusFirstError(form, ['amount'])

  const failure = state.step === 'refused' ? faultMessage(state.fault) : undefined
  const notice = (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {state.step === 'editing' && state.lost && <Notice tone="warn">{t('lost')}</Notice>}
      {state.step === 'expired' && <Notice tone="warn">{t('expired')}</Notice>}
    </>
  )
  const handleSend = ({ channelId, amount }: DepositValues) => {
    const typed = readTypedAmount(amount)
    return typed && send({ channelId, amount: typed })
  }
  const parts = { form, channels, busy: state.step === 'sending' }
  return (
    <form
      className={styles.form}
      data-layout={layout}
      noValidate
      onSubmit={useSubmitOnce(form.handleSubmit(handleSend))}
    >
      <div className={styles.steps}>
        <ChannelChoice form={form} channels={channels} layout={layout} />
        <DepositAmount form={form} channels={channels} layout={layout} />
      </div>
      {layout === 'page' ? (
        <DepositSummary {...parts}>{notice}</DepositSummary>
      ) : (
        <>
          {notice}
          <DepositSubmit {...parts} layout={layout} />
        </>
      )}
    </form>
  )
}
