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
  /** Shows the label before the value: for an order, which isn't a filter. */
  named?: boolean | undefined
  onValue: (value: string | undefined) => void
}

/** A filter that selects one of several values, or all. */
export function FilterMenu({ label, all, options, value, named = false, onValue }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value ?? all
  const name = `${label}: ${chosen}`
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <Chip {...props} size="sm" aria-label={name} data-on={value === undefined || named ? undefined : ''}>
          <span>{named ? name : chosen}</span>
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
