import { useTranslation } from 'react-i18next'
import { entryDirections } from '#shared/contract/endpoints/statements.ts'
import { entryGroupNames } from '#shared/domain/entry-kinds.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { EntryRecords } from '../api/use-entry-records.ts'
import { isOneOf } from '../model/is-one-of.ts'

/** Filters for dates, type and direction. */
export function EntryFilters({ view }: { view: EntryRecords['view'] }) {
  const { t } = useTranslation('statement')
  const { values, change } = view
  return (
    <FilterBar {...view} latest={view.today} onRange={(range) => change({ range })}>
      <FilterMenu
        label={t('entries.type')}
        all={t('entries.allTypes')}
        options={entryGroupNames.map((value) => ({ value, label: t(`entries.group.${value}`) }))}
        value={values.group}
        onValue={(value) => change({ values: { group: isOneOf(entryGroupNames, value) } })}
      />
      <FilterMenu
        label={t('entries.direction')}
        all={t('entries.allDirections')}
        options={entryDirections.map((value) => ({ value, label: t(`entries.${value}`) }))}
        value={values.direction}
        onValue={(value) => change({ values: { direction: isOneOf(entryDirections, value) } })}
      />
    </FilterBar>
  )
}
