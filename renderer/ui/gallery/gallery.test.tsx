import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '#lib/testing/violations.ts'
import { Gallery } from './gallery.tsx'

const overlays = [
  'Log in dialog',
  'Notice dialog',
  'Sign out',
  'Drawer',
  'Side sheet',
  'Show toasts',
  'Language EN',
  /^Dates:/,
  'Vendor: Kidlat',
]

/** Rule and element of each violation of WCAG 2.2 AA, once all animations have ended. */

async function show() {
  const screen = await render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  )
  // The last to render, because its texts are loaded separately.
  await expect.element(screen.getByRole('heading', { name: 'Records' })).toBeVisible()
  return screen
}

beforeEach(() => {})

const themes = ['light', 'dark'] as const

test.each(themes.flatMap((theme) => [1280, 390].map((width) => [theme, width] as const)))(
  '[A11Y-01] every part in the %s theme at %i px passes WCAG 2.2 AA',
  async (theme, width) => {
    await page.viewport(width, 800)
    document.documentElement.dataset.theme = theme
    await show()
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each(themes.flatMap((theme) => overlays.map((opener) => [opener, theme] as const)))(
  '[A11Y-01] with "%s" open in the %s theme nothing breaks WCAG 2.2 AA',
  async (opener, theme) => {
    await page.viewport(1280, 800)
    document.documentElement.dataset.theme = theme
    const screen = await show()
    await screen.getByRole('button', { name: opener, exact: true }).click()
    await expect.poll(() => document.querySelector('dialog:not([open])')).toBeNull()
    expect(await violations()).toEqual([])
  },
)
