import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { transferDirections } from '#shared/contract/endpoints/transfers.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { transfersPerPage, useTransferRecords } from '../api/use-transfers.ts'
import styles from './transfer-form.module.css'
import { useTransferCells } from './use-transfer-cells.tsx'

/** What was sent and received, by day and direction, page by page. */
export function TransferHistory() {
  const { t } = useTranslation(['transfers', 'records'])
  const money = useMoneyFormat()
  const columns = useTransferCells(money)
  const id = useId()
  const { view, list } = useTransferRecords()
  const { data, isPlaceholderData } = list
  return (
    <section aria-labelledby={id} className={styles.history}>
      <SectionHeading id={id} title={t('history.title')} />
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
        <FilterMenu
          label={t('history.direction')}
          all={t('history.all')}
          options={transferDirections.map((value) => ({ value, label: t(`history.${value}`) }))}
          value={view.values.direction}
          onValue={(value) =>
            view.change({ values: { direction: transferDirections.find((other) => other === value) } })
          }
        />
      </FilterBar>
      {data?.totals && data.total > 0 && (
        <Figures
          stale={isPlaceholderData}
          figures={[
            { key: 'sent', name: t('history.sent'), value: <Money amount={data.totals.sent} {...money} /> },
            {
              key: 'received',
              name: t('history.received'),
              value: <Money amount={data.totals.received} {...money} />,
            },
          ]}
        />
      )}
      <RecordTable
        label={t('history.title')}
        columns={columns}
        rowKey={({ orderId, direction }) => `${orderId} ${direction}`}
        skeletons={3}
        query={list}
        page={view.page}
        perPage={transfersPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('history.failed')}
        empty={
          <NoRecords
            view={view}
            none={{ title: t('history.none'), hint: t('history.noneHint') }}
            noneFits={{ title: t('history.noneFits') }}
          />
        }
      />
    </section>
  )
}
