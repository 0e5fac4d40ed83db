import { classNames } from '#ui/class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | 'dusk'

/** The look of a button, or of a link that looks like one. One primary per view. */
export interface ButtonLook {
  /** `dusk` is for scenes that are dark in both themes. */
  variant?: ButtonVariant | undefined
  /** Height: 32, 40 or 48 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Full width of the container. */
  block?: boolean | undefined
}

/** A square button without text must have an accessible name. */
export type NamedButton = { iconOnly?: never } | { iconOnly: true; 'aria-label': string }

/** Class and data attributes of the look, for buttons and links. */
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
