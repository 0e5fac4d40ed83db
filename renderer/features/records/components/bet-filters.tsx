import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import { betStates } from '#shared/contract/endpoints/records.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'
import { isOneOf } from '../model/is-one-of.ts'

/** Filters for dates, game type, vendor and state. */
export function BetFilters({ view }: { view: BetRecords['view'] }) {
  const { t } = useTranslation(['member', 'common'])
  const { values, change } = view
  const { code } = useLanguage()
  const { data } = useQuery(vendorsQuery(useGateway(), code))
  const cards = data?.lanes.flatMap((lane) => lane.cards) ?? []
  const vendors = new Map(cards.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return (
    <FilterBar {...view} latest={view.today} onRange={(range) => change({ range })}>
      <FilterMenu
        label={t('bets.gameType')}
        all={t('bets.allTypes')}
        options={gameTypes.map((value) => ({ value, label: t(`common:category.${value}`) }))}
        value={values.gameType}
        onValue={(value) => change({ values: { gameType: isOneOf(gameTypes, value) } })}
      />
      <FilterMenu
        label={t('bets.vendor')}
        all={t('bets.allVendors')}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        value={values.vassalage}
        onValue={(vassalage) => change({ values: { vassalage } })}
      />
      <FilterMenu
        label={t('bets.state')}
        all={t('bets.allStates')}
        options={betStates.map((value) => ({ value, label: t(`bets.states.${value}`) }))}
        value={values.state}
        onValue={(value) => change({ values: { state: isOneOf(betStates, value) } })}
      />
    </FilterBar>
  )
}
