import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'
import type { Amount } from '#shared/domain/money.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { type BetRecords, betsPerPage } from '../api/use-bet-records.ts'
import { pageSums } from '../model/page-sums.ts'
import { useBetCells } from './use-bet-cells.tsx'

type BetTableProps = { records: BetRecords; onOpen: (bet: Bet) => void }

type Sums = Record<'bet' | 'validBet' | 'win' | 'net', Amount>

/** The bets of the filter, page by page, with the sums of the page and of all pages. */
export function BetTable({ records: { view, bets }, onOpen }: BetTableProps) {
  const { t } = useTranslation(['member', 'records'])
  const money = useMoneyFormat()
  const columns = useBetCells(money)
  const { data } = bets
  const sums = ({ bet, validBet, win, net }: Sums) => ({
    bet: <Money amount={bet} {...money} />,
    validBet: <Money amount={validBet} {...money} />,
    win: <Money amount={win} {...money} />,
    net: <Delta amount={net} {...money} />,
  })
  return (
    <RecordTable
      label={t('page.personalHistoryCopy')}
      columns={columns}
      rowKey={({ betId }) => betId}
      onOpen={onOpen}
      openLabel={({ gameName, time }) => t('bets.open', { game: gameName, time: formatMoment(time) })}
      skeletons={betsPerPage}
      totals={
        data && [
          { key: 'page', label: t('records:totals.page'), cells: sums(pageSums(data.list)) },
          ...(data.totals ? [{ key: 'all', label: t('records:totals.all'), cells: sums(data.totals) }] : []),
        ]
      }
      query={bets}
      page={view.page}
      perPage={betsPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('bets.failed')}
      empty={
        <NoRecords
          view={view}
          none={{ title: t('bets.none'), hint: t('bets.noneHint') }}
          noneFits={{ title: t('bets.noneFits'), hint: t('bets.noneFitsHint') }}
          action={<LinkButton to={pathTo('games')}>{t('bets.play')}</LinkButton>}
        />
      }
    />
  )
}
