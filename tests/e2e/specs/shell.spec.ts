import type { Locator } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

test('[RT-19] going somewhere starts at the top or at its hash; Back, a reload and a filter keep the place', async ({
  page,
  site,
}) => {
  const place = () => page.evaluate(() => scrollY)
  const isAt = (top: number) => expect.poll(place).toBe(top)
  const moveTo = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await isAt(top)
  }
  await test.step('a link within the site', async () => {
    await untilQuiet(page, () => page.goto('/'))
    await moveTo(900)
    // Dispatched, because a real click would first scroll to the header.
    await site.nav.getByRole('link', { name: 'Fishing' }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/fish/)
    await isAt(0)
    await page.goBack()
    await isAt(900)
  })

  await test.step('a page loaded in the same tab', async () => {
    await untilQuiet(page, () => page.goto('/help'))
    await expect(site.main.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await place()).toBe(0)
    await page.goBack()
    await isAt(900)
    await page.reload()
    await isAt(900)
    await page.goForward()
    await expect(site.main.getByRole('heading', { level: 1, name: 'Help centre' })).toBeInViewport()
    await isAt(0)
  })

  await test.step('a filter in the address', async () => {
    // Before its content is there, a page has no place to scroll to.
    await untilQuiet(page, () => page.goto('/promotions'))
    const card = site.main.getByRole('button', { name: /^Card/ })
    await moveTo(120)
    await card.dispatchEvent('click')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/type=card/)
    await isAt(120)
    await page.reload()
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await isAt(120)
  })

  await test.step('a hash', async () => {
    // In a small window, the list of topics is above the shown one, so the page has to scroll.
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto('/help#term')
    await expect.poll(place).toBeGreaterThan(0)
    await expect(site.main.locator('#term')).toBeInViewport()
  })
})

test('[HDR-01] a first visit is light however dark its system; a choice is kept, and there before the first paint', async ({
  page,
  site,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await site.header.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  // With the site's own scripts blocked, the inline script in the head still sets the theme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('[LAY-01, HDR-03, HDR-04] the header stays in sight, and covers neither what is focused nor what a hash names; a hidden balance stays hidden', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/help', account.token)
  const bottomOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom)
  const topOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().top)
  const deposit = site.header.getByRole('button', { name: 'Deposit', exact: true })
  for (const width of [1280, 1023]) {
    await untilQuiet(page, () => page.setViewportSize({ width, height: 500 }))
    await site.toFoot()
    if (width === 1280) await expect(deposit).toBeInViewport({ ratio: 1 })
    await expect(site.balance).toBeInViewport({ ratio: 1 })
    // Focused from below, so that the page scrolls up to each.
    const links = site.footer.getByRole('link')
    await links.last().focus()
    const header = await bottomOf(site.balance)
    for (let left = await links.count(); left > 0; left -= 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await topOf(page.locator(':focus'))).toBeGreaterThan(header)
    }
  }
  await page.setViewportSize({ width: 1280, height: 500 })
  await site.header.getByRole('button', { name: 'Hide balance' }).click()
  await untilQuiet(page, () => page.goto('/help#term'))
  await page.reload()
  await expect(site.balance).toContainText('***')
  await expect(site.header).not.toContainText('1,000')
  await expect(site.main.locator('#term')).toBeInViewport()
  expect(await topOf(site.main.locator('#term'))).toBeGreaterThan(await bottomOf(site.balance))
})
