import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Money } from '#ui/money/money.tsx'
import { OrderState } from './order-state.tsx'

/** The columns of the list of orders. */
export function useOrderCells(): readonly Column<DepositOrder>[] {
  const { t } = useTranslation('cashier')
  const money = useMoneyFormat()
  return [
    {
      key: 'time',
      header: t('orders.time'),
      card: 'note',
      cell: ({ createTime }) => <span className="num">{formatMoment(createTime)}</span>,
    },
    { key: 'channel', header: t('channel'), card: 'title', cell: ({ channelName }) => channelName },
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
      cell: ({ amount }) => <Money amount={amount} {...money} />,
    },
    {
      key: 'state',
      header: t('orders.state'),
      card: 'figureNote',
      cell: ({ state }) => <OrderState state={state} />,
    },
  ]
}
