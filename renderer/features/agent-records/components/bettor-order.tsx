import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { bettorOrders } from '#shared/contract/endpoints/agent-records.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { TeamBettingView } from '../api/use-team-betting.ts'

const names = {
  account: 'column.account',
  bets: 'column.bets',
  validBet: 'column.validBet',
  payout: 'column.payout',
  net: 'column.result',
} as const satisfies Record<(typeof bettorOrders)[number], string>

/** What the members who bet are sorted by, and which way. */
export function BettorOrder({ team: { view, sorting } }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const up = sorting.order === 'ascending'
  const Arrow = up ? ArrowUpNarrowWide : ArrowDownWideNarrow
  const way = t(up ? 'betting.ascending' : 'betting.descending')
  const handleSort = (value: string | undefined) =>
    view.change({ values: { sort: bettorOrders.find((name) => name === value), order: undefined } })
  return (
    <div className="row">
      <FilterMenu
        named
        label={t('betting.sort')}
        all={t(names.validBet)}
        options={bettorOrders
          .filter((value) => value !== 'validBet')
          .map((value) => ({ value, label: t(names[value]) }))}
        value={sorting.sort === 'validBet' ? undefined : sorting.sort}
        onValue={handleSort}
      />
      <Chip
        size="sm"
        aria-label={way}
        title={way}
        onClick={() => view.change({ values: { order: up ? 'descending' : 'ascending' } })}
      >
        <Arrow />
      </Chip>
    </div>
  )
}
