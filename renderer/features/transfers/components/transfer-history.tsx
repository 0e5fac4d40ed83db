import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { transferDirections } from '#shared/contract/endpoints/transfers.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { Money } from '#ui/money/money.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { transfersPerPage, useTransferRecords } from '../api/use-transfers.ts'
import { useTransferCells } from './use-transfer-cells.tsx'

/** What was sent and received, by day and direction, page by page. */
export function TransferHistory() {
  const { t } = useTranslation(['transfers', 'records', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const columns = useTransferCells(money)
  const id = useId()
  const { view, list } = useTransferRecords()
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const retry = { label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }
  const beyond = data !== undefined && data.totalPages > 0 && view.page > data.totalPages
  useEffect(() => {
    if (beyond) view.change({ page: data.totalPages })
  })
  const first = (view.page - 1) * transfersPerPage
  return (
    <section aria-labelledby={id} className="stack">
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
      {data && data.total > 0 && (
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
      <DataTable
        label={t('history.title')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ orderId, direction }) => `${orderId} ${direction}`}
        loading={!data && !error}
        skeletons={3}
        stale={isPlaceholderData}
        notice={
          error &&
          data && (
            <Notice
              tone="warn"
              action={
                <Button size="sm" busy={retry.busy} onClick={retry.onPress}>
                  {retry.label}
                </Button>
              }
            >
              <b>{t('records:outdated')}</b> {faultMessage(error)}
            </Notice>
          )
        }
        fallback={
          error ? (
            <FailureState title={t('history.failed')} retry={retry}>
              {faultMessage(error)}
            </FailureState>
          ) : view.narrowed ? (
            <EmptyState
              scene="lens"
              title={t('history.noneFits')}
              action={
                <Button onClick={() => view.change({ values: { direction: undefined } })}>
                  {t('records:clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState scene="boat" title={t('history.none')}>
              {t('history.noneHint')}
            </EmptyState>
          )
        }
      />
      {data && data.list.length > 0 && (
        <Pager
          label={t('records:pages')}
          page={view.page - 1}
          count={data.totalPages}
          onPage={(page) => view.change({ page: page + 1 })}
          summary={
            isPlaceholderData
              ? '\u2026'
              : t('records:summary', {
                  from: formatCount(first + 1, tag),
                  to: formatCount(first + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </section>
  )
}
