import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name, because the button has no text. */
  label: string
  size?: 'sm' | 'md' | undefined
  children: ReactNode
}

/** A button with only an icon. */
export function IconButton({ label, size = 'md', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-size={size}
      className={classNames(styles.iconButton, className)}
    />
  )
}
