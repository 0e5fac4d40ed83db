import { useTranslation } from 'react-i18next'
import { formatMoment, formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { BankTag } from '#ui/bank-tag/bank-tag.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Money } from '#ui/money/money.tsx'
import { WithdrawalState } from './withdrawal-state.tsx'

/** The columns of the withdrawal history. */
export function useWithdrawalCells(): readonly Column<Withdrawal>[] {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  return [
    {
      key: 'time',
      header: t('history.time'),
      card: 'note',
      cell: ({ created }) => <span className="num">{formatMoment(created)}</span>,
    },
    {
      key: 'to',
      header: t('confirm.to'),
      card: 'title',
      cell: ({ kind, bankName, number }) => <BankTag kind={kind} name={bankName} account={number} />,
    },
    {
      key: 'number',
      header: t('order.number'),
      cell: ({ orderId }) => <span className="faint">{orderId}</span>,
    },
    {
      key: 'state',
      header: t('history.state'),
      card: 'figureNote',
      cell: ({ state, answerBy }) => (
        <>
          <WithdrawalState state={state} />
          {answerBy !== null && <small>{` ${t('order.until', { time: formatTime(answerBy, tag) })}`}</small>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('summary.amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => <Money amount={amount} {...money} />,
    },
  ]
}
