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

/**
 * The names of the tag's policies that another script could still take. Asked once for a page, because it takes them.
 * The page's policy refuses the tries, which stands in the console.
 */
const freeNames = (page: Page) =>
  page.evaluate(() =>
    ['analytics', 'goog#html'].filter((name) => {
      try {
        return Reflect.get(window, 'trustedTypes').createPolicy(name, {}) !== undefined
      } catch {
        return false
      }
    }),
  )

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

test('[BOOT-09, SEC-01] without an id of Google’s nothing is asked, no code for it is loaded, and the names of the tag’s policies are taken', {
  tag: '@full',
}, async ({ page, sandbox, site, complaints }) => {
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
  expect(await freeNames(page)).toEqual([])
  complaints.length = 0

  await sandbox.setFlag('gtagId', 'https://evil.example/x.js')
  await page.evaluate(() => localStorage.setItem('consent', 'accepted'))
  await page.reload()
  await expect(site.nav).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])
})

test('[BOOT-09, SEC-01] nothing is loaded before the yes, pages are counted by their route after it, and a no is kept until it is changed', {
  tag: '@full',
}, async ({ page, sandbox, site, complaints }) => {
  await sandbox.setFlag('gtagId', id)
  const outside = await watchOutside(page)
  await page.goto('/?referralCode=JUAN-0917')
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  const [yes, no] = [
    bar.getByRole('button', { name: 'Accept' }),
    bar.getByRole('button', { name: 'Decline' }),
  ]
  // Both weigh the same, and the page behind stays usable.
  const looks = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, boxShadow } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { backgroundColor, color, fontSize, boxShadow, width: Math.round(width), height }
    })
  expect(await looks(yes)).toEqual(await looks(no))
  await site.header.getByRole('button', { name: 'Register' }).click()
  await site.dialog('Register').getByRole('button', { name: 'Close' }).click()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])

  await no.click()
  await expect(bar).toBeHidden()
  expect(await freeNames(page)).toEqual([])
  complaints.length = 0
  await untilQuiet(page, () => page.reload())
  await site.toFoot()
  const change = site.footer.getByRole('button', { name: 'Privacy choices' })
  await expect(change).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('declined')
  expect(outside).toEqual([])

  await change.click()
  await yes.click()
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

  await page.evaluate(() => void (document.cookie = '_ga=GA1.1; path=/'))
  await site.toFoot()
  await change.click()
  await no.click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  expect(await page.evaluate((name) => Reflect.get(window, name) as unknown, `ga-disable-${id}`)).toBe(true)
})
