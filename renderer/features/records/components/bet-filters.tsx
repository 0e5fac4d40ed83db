import { useTranslation } from 'react-i18next'
import { betStates } from '#shared/contract/endpoints/records.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'
import { isOneOf } from '../model/is-one-of.ts'
import { GameMenus } from './game-menus.tsx'

/** Filters for dates, game type, vendor and state. */
export function BetFilters({ view }: { view: BetRecords['view'] }) {
  const { t } = useTranslation('member')
  const { values, change } = view
  return (
    <FilterBar {...view} latest={view.today} onRange={(range) => change({ range })}>
      <GameMenus values={values} onChange={(games) => change({ values: games })} />
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
