import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { useRecordSearch } from '#lib/records/record-search.ts'
import { longestRemark, type TransferRecipient } from '#shared/contract/endpoints/transfers.ts'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import { StepForm } from '#ui/step-form/step-form.tsx'
import type { TeamTransferOperation } from '../api/use-team-transfer.ts'
import { recipientQuery, type TransferOptions } from '../api/use-transfers.ts'
import {
  checkTransfer,
  isRemarkLong,
  startOf,
  type TransferValues,
  valuesOf,
} from '../model/transfer-values.ts'
import { TransferAmount } from './transfer-amount.tsx'
import { TransferRecipientStep } from './transfer-recipient-step.tsx'
import { TransferRemark } from './transfer-remark.tsx'
import { TransferSummary } from './transfer-summary.tsx'

type TransferFormProps = {
  options: TransferOptions
  upline: TransferRecipient | null
  transfer: TeamTransferOperation
}

/** To whom, how much and a note; and why the last try failed. Nothing is sent before the next step confirms it. */
export function TransferForm({ options, upline, transfer }: TransferFormProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const { state, review } = transfer
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const faultMessage = useFaultMessage()
  const checkRecipient = async ({ to, account }: TransferValues): Promise<string | undefined> => {
    if (to === 'upline') return undefined
    if (account === '') return t('fault.account')
    try {
      await queryClient.fetchQuery(recipientQuery(gateway, account))
      return undefined
    } catch (error) {
      return faultMessage(error) ?? t('fault.account')
    }
  }
  const { search } = useRecordSearch()
  const form = useForm<TransferValues>({
    defaultValues:
      'input' in state && state.input
        ? valuesOf(state.input)
        : startOf(search, options.toDownline, upline !== null),
    shouldFocusError: false,
    resolver: messageResolver(async (values) => {
      const account = await checkRecipient(values)
      const fault = checkTransfer(values.amount, options)
      const limit = fault && 'limit' in fault ? writeMoney(fault.limit, tag) : ''
      return {
        ...(account !== undefined && { account }),
        ...(fault && { amount: t(`fault.${fault.kind}`, { limit }) }),
        ...(isRemarkLong(values.remark) && { remark: t('fault.remark', { limit: longestRemark }) }),
      }
    }),
  })
  useFocusFirstError(form, ['account', 'amount', 'remark'])

  const handleReview = ({ to, account, amount, remark }: TransferValues) => {
    const typed = readTypedAmount(amount)
    if (typed === undefined) return
    const target = to === 'downline' ? { to, account: account } : { to }
    review({ ...target, amount: typed, remark: remark, checkToken: '' })
  }
  return (
    <StepForm
      onSubmit={useSubmitOnce(form.handleSubmit(handleReview))}
      side={
        <TransferSummary form={form} options={options} upline={upline}>
          <OperationNotice operation={transfer} lost={t('lost')} expired={t('expired')} />
        </TransferSummary>
      }
    >
      <TransferRecipientStep form={form} upline={upline} toDownline={options.toDownline} />
      <TransferAmount form={form} options={options} />
      <TransferRemark form={form} />
    </StepForm>
  )
}
