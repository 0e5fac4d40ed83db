import { page } from 'vitest/browser'

const themes = ['light', 'dark'] as const

/** Both themes on a desk and on a phone, for `test.each`. */
export const looks = themes.flatMap((theme) => [1280, 390].map((width) => [theme, width] as const))

/** Shows what follows in a theme, in a window of this width. Component tests begin in the light theme. */
export async function setLook(theme: (typeof themes)[number], width: number): Promise<void> {
  await page.viewport(width, 844)
  document.documentElement.dataset.theme = theme
}
