import { useTranslation } from 'react-i18next'
import { useGameTypeName } from '#lib/i18n/use-game-type-name.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { TeamBettingView } from '../api/use-team-betting.ts'

/** Filters for dates, game type and vendor. */
export function BettingFilters({ team: { view, betting } }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const typeName = useGameTypeName()
  const { values, change } = view
  return (
    <FilterBar {...view} latest={view.today} onRange={(range) => change({ range })}>
      <FilterMenu
        label={t('column.type')}
        all={t('betting.allTypes')}
        options={gameTypes.map((value) => ({ value, label: typeName(value) }))}
        value={values.gameType}
        onValue={(value) => change({ values: { gameType: gameTypes.find((type) => type === value) } })}
      />
      <FilterMenu
        label={t('column.vendor')}
        all={t('betting.allVendors')}
        options={(betting.data?.vendors ?? []).map(({ vassalage, vendorName }) => ({
          value: vassalage,
          label: vendorName,
        }))}
        value={values.vassalage}
        onValue={(value) => change({ values: { vassalage: value } })}
      />
    </FilterBar>
  )
}
