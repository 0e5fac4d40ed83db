import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonLook, buttonLook, type NamedButton } from './button-look.ts'

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook & NamedButton

/** A router link that looks like a button. For navigation; a button is for actions. */
export function LinkButton({ variant, size, block, iconOnly, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} {...buttonLook({ variant, size, block }, iconOnly, className)} />
}
