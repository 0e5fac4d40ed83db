import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
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

test.each(widths)('[A11Y-01] every part at %i px passes WCAG 2.2 AA in both themes', async (width) => {
  await setWidth(width)
  await show()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each(overlays)('[A11Y-01] with "%s" open nothing breaks WCAG 2.2 AA in either theme', async (opener) => {
  await page.viewport(1280, 800)
  const screen = await show()
  await screen.getByRole('button', { name: opener, exact: true }).click()
  await expect.poll(() => document.querySelector('dialog:not([open])')).toBeNull()
  expect(await violations()).toEqual([])
})
