import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook, type NamedButton } from './button-look.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  ButtonLook &
  NamedButton & {
    type?: 'button' | 'submit' | undefined
    /** Work is under way. The button keeps its width, focus and name, and can't be pressed again. */
    busy?: boolean | undefined
    /** Announced to screen readers when the work starts, such as "Logging in". */
    busyLabel?: string | undefined
  }

export function Button({
  variant,
  size,
  block,
  iconOnly,
  className,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      onClick?.(event)
    }
  }
  return (
    <>
      <button
        {...rest}
        {...buttonLook({ variant, size, block }, iconOnly, className)}
        type={type}
        aria-disabled={busy || rest['aria-disabled']}
        data-busy={busy || undefined}
        onClick={handleClick}
      />
      {busyLabel !== undefined && (
        <span role="status" className="visually-hidden">
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  )
}
