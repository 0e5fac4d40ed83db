import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { rovingTarget } from '#lib/roving/roving-target.ts'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import { InputBox } from '#ui/field/input-box.tsx'
import panels from '#ui/popover/popover.module.css'
import styles from './combobox.module.css'
import { type ComboboxOption, matchOptions } from './match-options.ts'

export interface ComboboxProps {
  options: readonly ComboboxOption[]
  /** Value of the chosen option; "" for none. */
  value: string
  onValueChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Accessible name of the list. */
  listLabel: string
  /** Shown instead of the list if nothing matches. */
  noMatch: string
  placeholder?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A choice from a long list. Typing filters it, arrow keys move, Enter chooses, Escape cancels. */
export function Combobox({
  options,
  value,
  onValueChange,
  onBlur,
  listLabel,
  noMatch,
  placeholder,
  disabled,
  ref,
}: ComboboxProps) {
  const id = useId()
  const wiring = useFieldControl()
  const list = useRef<HTMLDivElement>(null)
  /** The typed text while the list is open; undefined while it is closed. */
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const open = typed !== undefined
  const label = options.find((option) => option.value === value)?.label ?? ''
  const found = matchOptions(options, typed === undefined || typed === label ? '' : typed)

  const show = (input: HTMLInputElement, text: string) => {
    setTyped(text)
    if (!open) list.current?.showPopover({ source: input })
  }
  const hide = () => {
    setTyped(undefined)
    setActive(-1)
    list.current?.hidePopover()
  }
  const move = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const take = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value)
    hide()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'Escape' || key === 'Enter') {
      if (!open) return
      // Closes only the list, not the dialog around it, and submits no form.
      event.preventDefault()
      event.stopPropagation()
      return key === 'Enter' ? take(found[active]) : hide()
    }
    // Home and End move within the text.
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    const start = open ? active : found.findIndex((option) => option.value === value) - 1
    if (!open) show(currentTarget, label)
    const from = key === 'ArrowUp' ? Math.max(start, 0) : start
    move(rovingTarget(key, from, found.length, 'vertical') ?? -1)
  }

  return (
    <InputBox>
      <input
        {...wiring}
        ref={ref}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? label}
        onChange={({ target }) => {
          show(target, target.value)
          setActive(target.value.trim() === '' ? -1 : 0)
        }}
        onClick={({ currentTarget }) => {
          show(currentTarget, typed ?? label)
          currentTarget.select()
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          hide()
          onBlur?.()
        }}
      />
      <ChevronDown />
      <div
        ref={list}
        id={`${id}-list`}
        popover="manual"
        role="listbox"
        aria-label={listLabel}
        className={classNames(panels.panel, styles.list)}
      >
        {found.map((option, index) => (
          // Not focusable, because the input keeps the focus and handles the keys.
          <button
            type="button"
            tabIndex={-1}
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-active={index === active || undefined}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            onKeyDown={(event) => event.key === 'Enter' && take(option)}
          >
            {option.label}
          </button>
        ))}
        {found.length === 0 && (
          <div role="option" aria-disabled aria-selected={false} className={styles.none}>
            {noMatch}
          </div>
        )}
      </div>
    </InputBox>
  )
}
