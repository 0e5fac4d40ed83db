import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

/** Pages, and the region that takes the place of the picture that their outline reserves space for, if it does. */
const pages = [
  ['/', 'Highlights'],
  ['/rng', 'Jackpots'],
  ['/promotions', undefined],
] as const

const scripts = '**/assets/index-*.js'
const widths = [390, 800, 1100, 1280, 1920]

const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

/** In wide windows the header has no box of its own. Its rows lie one below the other. */
const placeOfHeader = (header: Locator) =>
  header.evaluate((element) => {
    const hasBox = getComputedStyle(element).display !== 'contents'
    const boxes = (hasBox ? [element] : [...element.children]).map((row) => row.getBoundingClientRect())
    const { x = 0, y = 0, width = 0 } = boxes[0] ?? {}
    return { x, y, width, height: (boxes.at(-1)?.bottom ?? 0) - y }
  })

/** Opens a page whose script never arrives, and waits for the first paint. */
async function openOutline(page: Page, path: string) {
  await page.route(scripts, () => {})
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.outline-header img')).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
}

test('[BOOT-01] before any script has come a page shows its outline, and nothing moves when the site takes its place', async ({
  page,
  site,
}) => {
  const atEachWidth = async <Found>(find: (width: number) => Promise<Found>) => {
    const found: Found[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      found.push(await find(width))
    }
    return found
  }
  for (const [path, name] of pages)
    await test.step(path, async () => {
      await openOutline(page, path)
      const outlines = await atEachWidth(async () => ({
        header: await placeOf(page.locator('.outline-header')),
        mark: await placeOf(page.locator('.outline-header img')),
        picture: await placeOf(page.locator('.outline-page > div')),
      }))
      await page.unroute(scripts)
      if (!name) return expect(outlines.map(({ picture }) => picture.height)).toEqual(widths.map(() => 0))
      await page.reload()
      const picture = page.getByRole('region', { name })
      await expect(picture).toBeVisible()
      await expect(page.locator('.outline')).toHaveCount(0)
      await atEachWidth((width) =>
        expect
          .poll(
            async () => ({
              header: await placeOfHeader(site.header),
              mark: await placeOf(site.header.getByRole('link').locator('img').first()),
              picture: await placeOf(picture),
            }),
            { message: `at ${width} px` },
          )
          .toEqual(outlines[widths.indexOf(width)]),
      )
    })
})

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' })

test('[BOOT-01, NET-05] a first script that fails is said at once, and another try starts the site', async ({
  page,
  site,
}) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  await page.unroute(scripts)
  await notice(page).getByRole('link', { name: 'Try again' }).click()
  await expect(site.main.getByRole('region', { name: 'Highlights' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

for (const what of [scripts, '**/assets/s-*.css'])
  test(`[BOOT-01, NET-05] while ${what} doesn’t come, the page says so after a while, and goes on once it has`, {
    tag: '@full',
  }, async ({ page, site }) => {
    await page.clock.install()
    const held: (() => Promise<void>)[] = []
    let holds = true
    await page.route(what, (route) => (holds ? void held.push(() => route.continue()) : route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(15_000)
    if (what === scripts) await expect(notice(page)).toBeVisible()
    // Without its styles the site starts all the same.
    else await expect(site.main.getByRole('region', { name: 'Highlights' })).toBeVisible()
    holds = false
    await Promise.all(held.map((goOn) => goOn()))
    const picture = site.main.getByRole('region', { name: 'Highlights' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveCSS('position', 'relative')
    await expect(notice(page)).toHaveCount(0)
  })
