import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { NoBonuses } from './no-bonuses.tsx'
import { useBonusCells } from './use-bonus-cells.tsx'
import { type BonusRecords, bonusesPerPage } from './use-bonuses.ts'

type BonusTableProps = { bonusRecords: BonusRecords; onOpen: (bonus: Bonus) => void }

/** The bonuses of the filter, page by page, with the sums of all pages. */
export function BonusTable({ bonusRecords: { view, records }, onOpen }: BonusTableProps) {
  const { t } = useTranslation(['rewards', 'records', 'member', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const columns = useBonusCells(money)
  const { data, error, isFetching, isPlaceholderData, refetch } = records
  const first = (view.page - 1) * bonusesPerPage
  return (
    <>
      <DataTable
        label={t('member:page.bonusDetails')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ bonusId }) => bonusId}
        onOpen={onOpen}
        openLabel={({ title, time }) => t('bonus.open', { title, time: formatMoment(time) })}
        loading={!data && !error}
        skeletons={5}
        stale={isPlaceholderData}
        totals={
          data && [
            {
              key: 'all',
              label: t('records:totals.all'),
              cells: {
                amount: <Money amount={data.totals.amount} {...money} />,
                required: <Money amount={data.totals.required} {...money} />,
                left: <Money amount={data.totals.left} {...money} />,
              },
            },
          ]
        }
        fallback={
          error ? (
            <FailureState
              title={t('bonus.failed')}
              retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          ) : (
            <NoBonuses view={view} pages={data?.totalPages ?? 0} />
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
    </>
  )
}
