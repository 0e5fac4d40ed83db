import type { Page, Request } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

const id = 'G-PALARO1234'
const google = /googletagmanager\.com|google-analytics\.com/

/** Collects requests to anything but this gateway. Replaces the tag script with an empty one. */
async function watchOutside(page: Page): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/(127\.0\.0\.1|localhost)|data:|blob:)/.test(request.url())) requests.push(request)
  })
  await page.route(google, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return requests
}

/** The commands queued for the tag, as plain data. */
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)))

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

test('[BOOT-09] without an id nothing is asked, nothing is offered and no code for it is loaded', async ({
  page,
  site,
}) => {
  const outside = await watchOutside(page)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  await page.goto('/')
  await site.toFoot()
  await expect(site.footer.getByText('Licence no.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0)
  await expect(site.footer.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  expect(outside).toEqual([])
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((text) => text.includes('dataLayer'))).toEqual([])
})

test('[BOOT-09] nothing is loaded before the yes, and pages are counted by their route after it', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.setFlag('gtagId', id)
  const outside = await watchOutside(page)
  await page.goto('/?referralCode=JUAN-0917')
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  await expect(bar).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])

  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect(bar).toBeHidden()
  await expect
    .poll(() => outside.map((request) => request.url()))
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  await page.goto('/games?search=secret#x')
  await expect(bar).toBeHidden()
  await expect
    .poll(() => commands(page))
    .toContainEqual(['event', 'page_view', expect.objectContaining({ page_path: '/games' })])
  await site.nav.getByRole('link', { name: 'Promotion' }).click()
  await expect
    .poll(() => commands(page))
    .toContainEqual([
      'event',
      'page_view',
      expect.objectContaining({ page_path: '/promotions', page_referrer: '' }),
    ])
  expect(JSON.stringify(await commands(page))).not.toMatch(/secret|JUAN|referralCode/)
})

test('[BOOT-09] a no is kept, and can be changed at the foot of the page, both ways', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.setFlag('gtagId', id)
  const outside = await watchOutside(page)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  await bar.getByRole('button', { name: 'Decline' }).click()
  await untilQuiet(page, () => page.reload())
  await site.toFoot()
  const change = site.footer.getByRole('button', { name: 'Privacy choices' })
  await expect(change).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('declined')
  expect(outside).toEqual([])

  await change.click()
  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => outside.length).toBe(1)
  await page.evaluate(() => void (document.cookie = '_ga=GA1.1; path=/'))
  await change.click()
  await bar.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  expect(await page.evaluate((name) => Reflect.get(window, name) as unknown, `ga-disable-${id}`)).toBe(true)
})

test('[SEC-01] while nothing is counted, the names of the tag’s policies are taken, and a yes still loads it', async ({
  page,
  sandbox,
  site,
  complaints,
}) => {
  const outside = await watchOutside(page)
  /** The names that another script could still take. Asked once for a page, because it takes them. */
  const free = () =>
    page.evaluate(() =>
      ['analytics', 'goog#html'].filter((name) => {
        try {
          return Reflect.get(window, 'trustedTypes').createPolicy(name, {}) !== undefined
        } catch {
          return false
        }
      }),
    )
  await page.goto('/')
  await site.toFoot()
  await page.waitForLoadState('networkidle')
  expect(await free()).toEqual([])
  await sandbox.setFlag('gtagId', id)
  await page.reload()
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Decline' }).click()
  await expect(bar).toBeHidden()
  expect(await free()).toEqual([])
  await site.toFoot()
  await site.footer.getByRole('button', { name: 'Privacy choices' }).click()
  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => outside.length).toBe(1)
  // The tries above are refused by the page's policy, which says so.
  complaints.length = 0
})

test('[BOOT-09] yes and no weigh the same, and the page behind stays usable', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.setFlag('gtagId', id)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  const [yes, no] = [
    bar.getByRole('button', { name: 'Accept' }),
    bar.getByRole('button', { name: 'Decline' }),
  ]
  const looks = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, boxShadow } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { backgroundColor, color, fontSize, boxShadow, width: Math.round(width), height }
    })
  expect(await looks(yes)).toEqual(await looks(no))
  await site.header.getByRole('button', { name: 'Register' }).click()
  await expect(site.dialog('Register')).toBeVisible()
})

test('[BOOT-09] an id that is none of Google’s counts as none', async ({ page, sandbox, site }) => {
  const outside = await watchOutside(page)
  await page.addInitScript(() => localStorage.setItem('consent', 'accepted'))
  for (const hostile of ['GTM-ABCD12', 'G-"><script>', 'https://evil.example/x.js', 'G-../../x']) {
    await sandbox.setFlag('gtagId', hostile)
    await page.goto('/')
    await expect(site.nav).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(outside, hostile).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})
