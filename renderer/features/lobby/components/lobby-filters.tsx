import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/chip/chip.tsx'
import popover from '#ui/popover/popover.module.css'
import { usePopover } from '#ui/popover/use-popover.ts'
import { filterCount } from '../model/choice.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

/** The button of the filters, with how many are set, and their panel. */
export function LobbyFilters({ among, choice, onChange }: FilterPanelProps) {
  const { t } = useTranslation('lobby')
  const { open, triggerProps, panelProps } = usePopover()
  const count = filterCount(choice)
  const label = t('filter.title')
  return (
    <>
      <Chip
        {...triggerProps}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('filter.titleOn', { count }) : label}
      >
        <SlidersHorizontal />
        <span>{label}</span>
        {count > 0 && <b>{count}</b>}
      </Chip>
      <div {...panelProps} role="dialog" aria-label={label} className={popover.panel} data-align="end">
        {/* The panel renders only while it is open, so that nothing is requested before. */}
        {open && <FilterPanel among={among} choice={choice} onChange={onChange} />}
      </div>
    </>
  )
}
