import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { rovingTarget } from '#lib/roving/roving-target.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Content of the selected tab. */
  children: ReactNode
  className?: string | undefined
  /** Whether more tabs may come: their room is kept. */
  waiting?: boolean
}

/**
 * Tabs as in the ARIA pattern: a single stop for the Tab key, arrow keys move and select at once. A single tab shows
 * only its content, which stays mounted when more tabs are added.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  className,
  waiting = false,
}: TabsProps<Value>) {
  const id = useId()
  const current = tabs.findIndex((tab) => tab.value === value)
  const alone = tabs.length < 2

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = rovingTarget(event.key, current, tabs.length, 'horizontal')
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next ?? 0]?.focus()
    onValueChange(tab.value)
  }

  return (
    <>
      {alone && waiting && <Skeleton height="45px" className={styles.room} />}
      {!alone && (
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              className={styles.tab}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        {...(!alone && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` })}
        className={className}
      >
        {children}
      </div>
    </>
  )
}
