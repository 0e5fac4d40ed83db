import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

/** Pages whose outline reserves space for a picture, and the region that replaces it. */
const pages = [
  ['/', 'Highlights'],
  ['/rng', 'Jackpots'],
] as const

const scripts = '**/assets/index-*.js'
const widths = [390, 800, 1100, 1280, 1920]

const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

/** Opens a page whose script never arrives, and waits for the first paint. */
async function openOutline(page: Page, path: string) {
  await page.route(scripts, () => {})
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.outline-header img')).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
}

for (const [path, name] of pages)
  test(`[BOOT-01] before any script has come ${path} shows its outline, and nothing moves when the site takes its place`, async ({
    page,
    site,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await openOutline(page, path)
      const outline = {
        header: await placeOf(page.locator('.outline-header')),
        mark: await placeOf(page.locator('.outline-header img')),
        picture: await placeOf(page.locator('.outline-page > div')),
      }
      await page.unroute(scripts)
      await page.reload()
      const picture = page.getByRole('region', { name })
      await expect(picture).toBeVisible()
      await expect(page.locator('.outline')).toHaveCount(0)
      await expect
        .poll(
          async () => ({
            header: await placeOf(site.header),
            mark: await placeOf(site.header.getByRole('link').locator('img').first()),
            picture: await placeOf(picture),
          }),
          { message: `at ${width} px` },
        )
        .toEqual(outline)
    }
  })

test('[BOOT-01] a page that begins without a picture has an outline without one', async ({ page }) => {
  await openOutline(page, '/promotions')
  expect((await placeOf(page.locator('.outline-page > div'))).height).toBe(0)
})
