import { useTranslation } from 'react-i18next'
import type { TransferRecipient } from '#shared/contract/endpoints/transfers.ts'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import { useTeamTransfer } from '../api/use-team-transfer.ts'
import type { TransferOptions } from '../api/use-transfers.ts'
import { TransferConfirm } from './transfer-confirm.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferOrder } from './transfer-order.tsx'

type TransferDeskProps = { options: TransferOptions; upline: TransferRecipient | null }

/** The transfer: the form, its confirmation, and the order that it made. */
export function TransferDesk({ options, upline }: TransferDeskProps) {
  const { t } = useTranslation('transfers')
  const transfer = useTeamTransfer()
  const { state } = transfer
  switch (state.step) {
    case 'settled':
      return <TransferOrder order={state.result} transfer={transfer} />
    case 'unknown':
      return (
        <UnsureNotice operation={transfer}>
          <b>{t('unsure.title')}</b> <span>{t('unsure.body')}</span>
        </UnsureNotice>
      )
    case 'confirming':
    case 'sending':
      return <TransferConfirm input={state.input} upline={upline} transfer={transfer} />
    default:
      return <TransferForm key={state.key} options={options} upline={upline} transfer={transfer} />
  }
}
