import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'
import { GameMenus } from './game-menus.tsx'

/** Filters for dates, game type and vendor. */
export const ProfitFilters = ({ view }: Pick<ProfitRecords, 'view'>) => (
  <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
    <GameMenus values={view.values} onChange={(values) => view.change({ values })} />
  </FilterBar>
)
