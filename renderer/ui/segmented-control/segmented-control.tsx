import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './segmented-control.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** A muted number after the label. */
  count?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string | undefined
}

/**
 * A choice among a few visible options. Uses radio buttons, so the browser provides arrow keys and form semantics.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.control, className)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span> {segment.count !== undefined && <b>{segment.count}</b>}
        </label>
      ))}
    </div>
  )
}
