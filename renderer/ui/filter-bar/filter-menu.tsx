import { ChevronDown } from 'lucide-react'
import { Chip } from '#ui/chip/chip.tsx'
import { Menu } from '#ui/menu/menu.tsx'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterMenuProps {
  /** Label of the filter: "Game type". */
  label: string
  /** Label for no selection: "All types". */
  all: string
  options: readonly FilterOption[]
  value: string | undefined
  onValue: (value: string | undefined) => void
}

/** A filter that selects one of several values, or all. */
export function FilterMenu({ label, all, options, value, onValue }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value ?? all
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <Chip
          {...props}
          size="sm"
          aria-label={`${label}: ${chosen}`}
          data-on={value === undefined ? undefined : ''}
        >
          {chosen}
          <ChevronDown />
        </Chip>
      )}
      items={[{ value: '', label: all }, ...options].map((option) => ({
        ...option,
        checked: option.value === (value ?? ''),
      }))}
      onSelect={(picked) => onValue(picked === '' ? undefined : picked)}
    />
  )
}
