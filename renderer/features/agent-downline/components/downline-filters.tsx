import { useQuery } from '@tanstack/react-query'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { agentTeam, downlineOrders, downlineStates } from '#shared/contract/endpoints/agent-team.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { DownlineView } from '../api/use-downlines.ts'
import { fundNames, fundRanges, kinds, scopes } from '../model/downline-filter.ts'

/** The filters of the downline besides the dates, and its order. */
export function DownlineFilters({ records: { view, scope, sort, order } }: { records: DownlineView }) {
  const { t } = useTranslation('agentDownline')
  const money = useMoneyFormat()
  const { data: own } = useQuery({ ...endpointQuery(useGateway(), agentTeam.own, {}), staleTime: 60_000 })
  const { values, change } = view
  const levels = Array.from({ length: own?.levels ?? 0 }, (_, index) => String(index + 1))
  const up = order === 'ascending'
  const pick =
    (name: 'scope' | 'kind' | 'state' | 'level' | 'funds' | 'sort') => (value: string | undefined) =>
      // The schema of the filter drops whatever isn't an option.
      change({ values: { [name]: value, ...(name === 'sort' && { order: undefined }) } })
  const fundsLabel = (name: (typeof fundNames)[number]) => {
    const range = fundRanges[name]
    return 'minBalance' in range
      ? t('funds.from', { amount: formatCurrency(range.minBalance, { ...money, form: 'whole' }) })
      : t('funds.none')
  }
  const Arrow = up ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <>
      {scopes.map((value) => (
        <Chip
          key={value}
          size="sm"
          pressed={scope === value}
          onClick={() => change({ values: { scope: value, find: undefined } })}
        >
          {t(`scope.${value}`)}
        </Chip>
      ))}
      <FilterMenu
        label={t('kind.label')}
        all={t('kind.any')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={values.kind}
        onValue={pick('kind')}
      />
      <FilterMenu
        label={t('state.label')}
        all={t('state.any')}
        options={downlineStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={values.state}
        onValue={pick('state')}
      />
      {scope === 'all' && levels.length > 1 && (
        <FilterMenu
          label={t('level.label')}
          all={t('level.any')}
          options={levels.map((value) => ({ value, label: t('level.one', { level: value }) }))}
          value={values.level}
          onValue={pick('level')}
        />
      )}
      <FilterMenu
        label={t('funds.label')}
        all={t('funds.any')}
        options={fundNames.map((value) => ({ value, label: fundsLabel(value) }))}
        value={values.funds}
        onValue={pick('funds')}
      />
      <div className="row">
        <FilterMenu
          named
          label={t('sort.label')}
          all={t('sort.by.validBet')}
          options={downlineOrders
            .filter((value) => value !== 'validBet')
            .map((value) => ({ value, label: t(`sort.by.${value}`) }))}
          value={sort === 'validBet' ? undefined : sort}
          onValue={pick('sort')}
        />
        <Chip
          size="sm"
          aria-label={t(up ? 'sort.ascending' : 'sort.descending')}
          title={t(up ? 'sort.ascending' : 'sort.descending')}
          onClick={() => change({ values: { order: up ? 'descending' : 'ascending' } })}
        >
          <Arrow />
        </Chip>
      </div>
    </>
  )
}
