import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './chip.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether a filter is on or off. Omitted for a chip that opens something. */
  pressed?: boolean | undefined
  size?: 'sm' | 'md' | undefined
}

/** A small round button: a filter, shortcut or preset. */
export function Chip({ pressed, size = 'md', className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      data-size={size}
      className={classNames(styles.chip, className)}
    />
  )
}
