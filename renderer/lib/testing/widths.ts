import { page } from 'vitest/browser'

/** A desk and a phone, for `test.each`. */
export const widths = [1280, 390] as const

/** Shows what follows in a window of this width. */
export const setWidth = (width: number): Promise<void> => page.viewport(width, 844)
