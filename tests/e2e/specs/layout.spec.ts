import type { Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('[LAY-01] header, banner, main, side rail and footer are there', async ({ page, site }) => {
  await page.goto('/')
  for (const region of [site.header, site.nav, site.main]) await expect(region).toBeVisible()
  await expect(site.main.getByRole('region', { name: 'Highlights' })).toBeVisible()
  await expect(site.rail('Customer service')).toBeVisible()
  await site.toFoot()
})

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[LAY-01] another page fades in, the first one does not', { tag: '@full' }, async ({ page, site }) => {
    await page.addInitScript(() => {
      const fades: unknown[] = []
      Object.assign(window, { fades })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (this.matches('main')) fades.push(frames)
        return animate.call(this, frames, options)
      }
    })
    const fades = () => page.evaluate(() => Reflect.get(window, 'fades'))
    await page.goto('/')
    await expect(site.main.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
    expect(await fades()).toEqual([])
    await site.nav.getByRole('link', { name: 'Fishing' }).click()
    await expect(page).toHaveURL(/\/fish/)
    await expect.poll(fades).toEqual([{ opacity: [0, 1] }])
  })
})

test('[LAY-01] dialogs and the member centre are in the document only while they are open', async ({
  page,
  site,
  account,
}) => {
  const overlays = page.locator('dialog, [role="dialog"]')
  await page.goto('/')
  await expect(overlays).toHaveCount(0)
  await site.header.getByRole('button', { name: 'Register' }).click()
  await site.dialog('Register').getByRole('button', { name: 'Close' }).click()
  await expect(overlays).toHaveCount(0)

  await site.openSignedIn('/?member=personalHistoryCopy', account.token)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(overlays).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Betting record' })).toHaveCount(0)
})

test('[LAY-06] the side rail lies beside the content at every width', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await page.goto('/')
  const service = site.rail('Customer service')
  const more = site.main.getByRole('link', { name: 'See all' }).first()
  const between = async () => {
    const [button, link] = [await service.boundingBox(), await more.boundingBox()]
    return button && link ? button.x - link.x - link.width : undefined
  }
  for (const width of [768, 1024, 1280, 1339, 1340, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(between, `${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('[LAY-06] the side rail comes out under the pointer', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/')
  const service = site.rail('Customer service')
  const widthOfRail = async () => (await service.boundingBox())?.width
  await expect.poll(widthOfRail).toBeLessThan(44)
  await service.hover()
  await expect.poll(widthOfRail).toBeGreaterThanOrEqual(44)
})

test('[LAY-06] customer service opens from the side rail; the way to the top comes with scrolling, and goes', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await expect(site.main.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await site.rail('Customer service').click()
  await (await opened).waitForURL('**/__sandbox/support?language=EN')

  const toTop = site.rail('Back to top')
  await expect(toTop).toHaveCount(0)
  await site.toFoot()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
})

/** How much of the window is covered by what stays in place while the page scrolls, in percent. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' })
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isShown = width > innerWidth / 2 && height > 1 && bottom > 0 && top < innerHeight
      return isShown && /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility()
    })
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight
  })

test('[A11Y-01, A11Y-02] at 200 and 400 % nothing is wider than the window, and nothing stays in place over the page', {
  tag: '@full',
}, async ({ page, site }) => {
  // A window of 1280 × 800 px at 200 %, and the one of WCAG at 400 %.
  const zoomed = [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ]
  await site.tour(['/', '/rng', '/promotions', '/lottery'], async (address) => {
    for (const size of zoomed) {
      await untilQuiet(page, () => page.setViewportSize(size))
      expect.soft(await widthOfContent(page), `${address}, ${size.width} px`).toBeLessThanOrEqual(size.width)
      expect.soft(await covered(page), `${address}, ${size.width} px`).toBeLessThan(0.1)
    }
  })
})

test('[LAY-07] below 1024 px the navigation is a drawer and a bar at the foot', async ({ page, site }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const width of [1024, 1023, 2560, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(site.nav, `${width} px`)[width < 1024 ? 'toBeHidden' : 'toBeVisible']()
    await expect(bar, `${width} px`)[width < 1024 ? 'toBeVisible' : 'toBeHidden']()
  }
})

test('[LAY-07] below 768 px dialogs are sheets', async ({ page, site }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/bet-rank?overlay=login')
  // The dialog itself fills the window, to close at a press outside of its panel.
  const box = () => site.dialog('Log in').locator('> *').first().boundingBox()
  const bottom = async () => {
    const found = await box()
    return found && Math.round(found.y + found.height)
  }
  await expect.poll(bottom).toBe(800)
  expect((await box())?.width).toBe(767)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(bottom).toBeLessThan(800)
  expect((await box())?.width).toBeLessThan(768)
})

test('[LAY-07] the longest name on the winner board widens nothing', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const longest = 'Extraordinarily Long Adventures of the Golden Carabao Megaways Deluxe'
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route('**/wps/relay/MCS_rankList*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.value.list[0], { gameName: longest, winAmount: '123456789.00' })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/')
  // The board is below the games, and loads when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(site.main.getByText(longest)).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await widthOfContent(page)).toBe(360)
})
