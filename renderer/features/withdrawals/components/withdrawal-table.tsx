import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import { ordersPerPage, type WithdrawalRecords } from '../api/use-withdrawal-records.ts'
import { useWithdrawalCells } from './use-withdrawal-cells.tsx'

/** The withdrawals of the filter, page by page. */
export function WithdrawalTable({ records: { view, orders } }: { records: WithdrawalRecords }) {
  const { t } = useTranslation(['withdrawals', 'records'])
  const columns = useWithdrawalCells()
  const { openOrder, show } = useWithdrawView()
  return (
    <RecordTable
      label={t('view.history')}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      onOpen={({ orderId }) => openOrder(orderId)}
      openLabel={({ orderId, created }) =>
        t('history.open', { number: orderId, time: formatMoment(created) })
      }
      skeletons={ordersPerPage}
      query={orders}
      page={view.page}
      perPage={ordersPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('history.failed')}
      empty={
        <NoRecords
          view={view}
          none={{ title: t('history.none') }}
          noneFits={{ title: t('history.noneFits') }}
          action={<Button onClick={() => show('form')}>{t('view.form')}</Button>}
        />
      }
    />
  )
}
