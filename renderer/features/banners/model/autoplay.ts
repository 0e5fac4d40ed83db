/** What bears on whether banners move by themselves. */
export type Motion = {
  banners: number
  hovered: boolean
  focused: boolean
  /** The page isn't in sight. */
  hidden: boolean
  /** The system asks for less motion. */
  reduced: boolean
}

/** Several banners move on while nobody is looking at one of them, and never where motion isn't wanted. */
export const mayMove = ({ banners, hovered, focused, hidden, reduced }: Motion): boolean =>
  banners > 1 && !hovered && !focused && !hidden && !reduced
