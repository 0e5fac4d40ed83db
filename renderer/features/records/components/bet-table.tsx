import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { type BetRecords, betsPerPage } from '../api/use-bet-records.ts'
import { pageSums } from '../model/page-sums.ts'
import { NoBets } from './no-bets.tsx'
import { useBetCells } from './use-bet-cells.tsx'

type BetTableProps = { records: BetRecords; onOpen: (bet: Bet) => void }

type Sums = Record<'bet' | 'validBet' | 'win' | 'net', Amount>

/** The bets of the filter, page by page, with the sums of the page and of all pages. */
export function BetTable({ records: { view, bets }, onOpen }: BetTableProps) {
  const { t } = useTranslation(['member', 'records', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const columns = useBetCells(money)
  const { data, error, isFetching, isPlaceholderData, refetch } = bets
  const retry = { label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }
  const sums = ({ bet, validBet, win, net }: Sums) => ({
    bet: <Money amount={bet} {...money} />,
    validBet: <Money amount={validBet} {...money} />,
    win: <Money amount={win} {...money} />,
    net: <Delta amount={net} {...money} />,
  })
  const first = (view.page - 1) * betsPerPage
  return (
    <>
      <DataTable
        label={t('page.personalHistoryCopy')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ betId }) => betId}
        onOpen={onOpen}
        openLabel={({ gameName, time }) => t('bets.open', { game: gameName, time: formatMoment(time) })}
        loading={!data && !error}
        skeletons={betsPerPage}
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
        totals={
          data && [
            { key: 'page', label: t('records:totals.page'), cells: sums(pageSums(data.list)) },
            { key: 'all', label: t('records:totals.all'), cells: sums(data.totals) },
          ]
        }
        fallback={
          error ? (
            <FailureState title={t('bets.failed')} retry={retry}>
              {faultMessage(error)}
            </FailureState>
          ) : (
            <NoBets view={view} pages={data?.totalPages ?? 0} />
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
            // The rows still shown belong to the previous page.
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
