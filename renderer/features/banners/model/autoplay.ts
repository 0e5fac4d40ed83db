/** What decides whether the banners advance by themselves. */
export type Motion = {
  banners: number
  hovered: boolean
  focused: boolean
  /** Whether the page is hidden. */
  hidden: boolean
  /** Whether the system asks for reduced motion. */
  reduced: boolean
}

/**
 * Whether to advance. Only several banners do, and not under the pointer or focus, while hidden or with reduced
 * motion.
 */
export const mayMove = ({ banners, hovered, focused, hidden, reduced }: Motion): boolean =>
  banners > 1 && !hovered && !focused && !hidden && !reduced
