import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import type { Deposit } from '../api/use-deposit.ts'
import type { Desk } from '../api/use-desk-view.ts'
import { type DepositValues, firstValues, valuesOf } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import { BonusChoice } from './bonus-choice.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import styles from './deposit-form.module.css'
import { DepositLimitNote } from './deposit-limit-note.tsx'
import { DepositSubmit } from './deposit-submit.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { LastOrders } from './last-orders.tsx'
import { useDepositResolver } from './use-deposit-resolver.ts'

type DepositFormProps = {
  layout: DeskLayout
  channels: readonly DepositChannel[]
  deposit: Deposit
  desk: Desk
}

/** Channel, amount and bonus, and why the last try failed. What was typed survives a failure. */
export function DepositForm({ layout, channels, deposit, desk }: DepositFormProps) {
  const { t } = useTranslation('cashier')
  const { publicOrigin } = usePlatform()
  const { data: bonuses = [] } = useQuery(cashierQueries(useGateway()).bonuses())
  const { state, send } = deposit
  const form = useForm<DepositValues>({
    defaultValues: 'input' in state && state.input ? valuesOf(state.input) : firstValues(channels),
    shouldFocusError: false,
    resolver: useDepositResolver(channels, bonuses),
  })
  useFocusFirstError(form, ['channelId', 'amount', 'bonusId'])

  const notice = (
    <>
      <DepositLimitNote control={form.control} />
      <OperationNotice operation={deposit} lost={t('lost')} expired={t('expired')} />
    </>
  )
  const handleSend = ({ channelId, amount, bonusId }: DepositValues) => {
    const typed = readTypedAmount(amount)
    const returnUrl = `${publicOrigin}${pathTo('deposit')}`
    return typed && send({ channelId, amount: typed, returnUrl, ...(bonusId !== '' && { bonusId }) })
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
        <BonusChoice form={form} channels={channels} layout={layout} />
        {layout === 'page' && <LastOrders desk={desk} />}
      </div>
      {layout === 'page' ? (
        <DepositSummary {...parts}>{notice}</DepositSummary>
      ) : (
        <>
          <DepositFacts form={form} channels={channels} />
          {notice}
          <div className={styles.foot}>
            <DepositSubmit {...parts} layout={layout} />
          </div>
        </>
      )}
    </form>
  )
}
