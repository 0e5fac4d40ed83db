import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Rebate, rebates } from '#shared/contract/endpoints/rebates.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import rowStyles from '../claims/rows.module.css'
import { RebateDetail } from './rebate-detail.tsx'

/** The rebates that were paid. */
export function RebateHistory({ query }: { query: UseQueryResult<ValueOf<typeof rebates.history>> }) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const [open, setOpen] = useState<Rebate>()
  const { data, error } = query
  return (
    <section className={rowStyles.section}>
      <h2>{t('rebate.history.title')}</h2>
      {data && (
        <p className="small muted">
          {t('rebate.history.month', { amount: formatCurrency(data.thisMonth, money) })}
        </p>
      )}
      <DataTable
        label={t('rebate.history.title')}
        columns={[
          {
            key: 'order',
            header: t('order'),
            card: 'title',
            cell: ({ orderId }) => <bdi translate="no">{orderId}</bdi>,
          },
          {
            key: 'time',
            header: t('time'),
            card: 'note',
            cell: ({ createTime }) => <span className="num">{formatMoment(createTime)}</span>,
          },
          {
            key: 'bets',
            header: t('rebate.bets'),
            figures: true,
            card: 'figureNote',
            cell: ({ bets }) => <Money amount={bets} {...money} />,
          },
          {
            key: 'amount',
            header: t('rebate.amount'),
            figures: true,
            card: 'figure',
            cell: ({ amount }) => <Money amount={amount} {...money} />,
          },
        ]}
        rows={data?.list ?? []}
        rowKey={({ orderId }) => orderId}
        onOpen={setOpen}
        openLabel={({ orderId }) => t('rebate.history.open', { order: orderId })}
        loading={!data && !error}
        skeletons={3}
        fallback={
          error ? (
            <LoadFailure query={query} title={t('rebate.history.failed')} />
          ) : (
            <EmptyState title={t('rebate.history.none')}>{t('rebate.history.noneBody')}</EmptyState>
          )
        }
      />
      {open && <RebateDetail rebate={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
