import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#ui/class-names.ts'
import popover from '#ui/popover/popover.module.css'
import { type TriggerProps, usePopover } from '#ui/popover/use-popover.ts'
import styles from './menu.module.css'
import { menuTarget } from './menu-target.ts'

export interface MenuItem<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** Set if the items exclude each other; the item is then a radio item. */
  checked?: boolean | undefined
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
  /** The page that it leads to. The item is a link then, and `onSelect` isn't called. */
  to?: string | undefined
}

export interface MenuProps<Value extends string> {
  /** Accessible name of the menu. */
  label: string
  /** Renders the button that opens the menu. Spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode
  items: readonly MenuItem<Value>[]
  onSelect?: (value: Value) => void
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end' | undefined
}

export type MenuTriggerProps = TriggerProps & {
  'aria-haspopup': 'menu'
  onKeyDown: (event: KeyboardEvent) => void
}

/** A list of actions or choices beside its button. Arrow keys, Home, End and first letters move within it. */
export function Menu<Value extends string>({
  label,
  trigger,
  items,
  onSelect,
  align = 'start',
}: MenuProps<Value>) {
  const { panel, show, hide, triggerProps, panelProps } = usePopover()
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    panelProps.onToggle(event)
    if (event.newState !== 'open') return
    const all = entries()
    const checked = all.find((entry) => entry.ariaChecked === 'true')
    ;(checked ?? all[0])?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return hide()
    if (event.key === 'Escape') {
      // Closes only the menu, not a dialog around it.
      event.preventDefault()
      event.stopPropagation()
      return hide()
    }
    const all = entries()
    const current = all.findIndex((entry) => entry === document.activeElement)
    const target = menuTarget(
      event.key,
      current,
      all.map((entry) => entry.textContent),
    )
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }
  const handleTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    show()
  }

  return (
    <>
      {trigger({ ...triggerProps, 'aria-haspopup': 'menu', onKeyDown: handleTriggerKeyDown })}
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        className={classNames(popover.panel, styles.menu)}
        data-align={align}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        {items.map(({ value, checked, icon, label: words, lang, to }) => {
          const item = { tabIndex: -1, lang, className: styles.item }
          const inside = (
            <>
              {icon}
              <span className="grow">{words}</span>
              {checked && <Check />}
            </>
          )
          return to === undefined ? (
            <button
              key={value}
              {...item}
              type="button"
              role={checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={checked}
              onClick={() => {
                hide()
                onSelect?.(value)
              }}
            >
              {inside}
            </button>
          ) : (
            <Link key={value} {...item} to={to} role="menuitem" onClick={hide}>
              {inside}
            </Link>
          )
        })}
      </div>
    </>
  )
}
