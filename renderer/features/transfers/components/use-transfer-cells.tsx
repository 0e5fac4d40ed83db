import { useTranslation } from 'react-i18next'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { TeamTransfer } from '#shared/contract/endpoints/transfers.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'

/** The columns of the transfer record. */
export function useTransferCells(money: MoneyFormat): readonly Column<TeamTransfer>[] {
  const { t } = useTranslation('transfers')
  return [
    {
      key: 'party',
      header: t('history.party'),
      card: 'title',
      cell: ({ name, relation, direction }) => (
        <>
          <b>{name}</b>{' '}
          <small className="faint">{`${t(`relations.${relation}`)} · ${t(`history.${direction}`)}`}</small>
        </>
      ),
    },
    {
      key: 'time',
      header: t('order.time'),
      card: 'note',
      cell: ({ createTime }) => <span className="num">{formatMoment(createTime)}</span>,
    },
    {
      key: 'number',
      header: t('order.number'),
      cell: ({ orderId }) => (
        <span className="num faint" translate="no">
          {orderId}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount, direction }) => (
        <Delta amount={direction === 'sent' ? `-${amount}` : amount} {...money} />
      ),
    },
    {
      key: 'remark',
      header: t('remarkShort'),
      card: 'figureNote',
      cell: ({ remark }) => <span style={{ overflowWrap: 'anywhere' }}>{remark || '–'}</span>,
    },
  ]
}
