import { classNames } from '#ui/class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | 'dusk'

/** How a button or a link that looks like one is drawn. One primary per view. */
export interface ButtonLook {
  /** `dusk` is for scenes that are night in both themes. */
  variant?: ButtonVariant | undefined
  /** 32, 40 or 48 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** A square button without words must have a name. */
export type NamedButton = { iconOnly?: never } | { iconOnly: true; 'aria-label': string }

/** Class and data attributes of the look, the same for buttons and links. */
export function buttonLook(
  { variant = 'secondary', size = 'md', block }: ButtonLook,
  iconOnly: boolean | undefined,
  className: string | undefined,
) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-icon-only': iconOnly || undefined,
  }
}
