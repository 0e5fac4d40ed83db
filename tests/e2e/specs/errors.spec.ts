import type { Page } from '@playwright/test'
import type { SandboxClient } from '#support/sandbox.ts'
import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

const scripts = '**/assets/c-*.js'
const styles = '**/assets/s-*.css'

/**
 * Opens home and waits until everything that loads by itself has, including the handler for parts that fail to load.
 */
async function openWhole(page: Page, sandbox: SandboxClient) {
  await page.goto('/')
  await startCallsMade(sandbox, 'visitor')
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.waitForLoadState('networkidle')
}

/** Simulates a deploy that removed the old files. */
const takeAway = (page: Page, files: string) =>
  page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

/** Expects console messages about lost parts, and no others. */
function expectOnlyLosses(complaints: string[]) {
  expect(complaints.filter((line) => !/is lost|part of the page broke|ERR_|preload/i.test(line))).toEqual([])
  complaints.length = 0
}

test('[ERR-01] a part that a deploy took away: a reload is offered once, and the rest goes on', async ({
  page,
  sandbox,
  site,
  complaints,
}) => {
  await openWhole(page, sandbox)
  for (const files of [scripts, styles]) await takeAway(page, files)
  await site.header.getByRole('button', { name: 'Register' }).click()
  const offer = site.dialog('Part of the site didn’t load')
  await expect(offer).toContainText('Send or copy anything you')
  await expect(offer.getByRole('button', { name: 'Not now' })).toBeFocused()
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await site.header.getByRole('button', { name: /dark theme/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // While its code or its styles fail again, that is said in its place and no further reload is offered.
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  for (const files of [scripts, styles]) {
    await again.click()
    await expect(again).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(files)
  }

  // Once all files are back, it opens.
  await again.click()
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
  expect(await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
  expectOnlyLosses(complaints)
})

test('[ERR-01] where the server has another build by now, the offer says so; a reload that brings no cure is not offered twice', {
  tag: '@full',
}, async ({ page, sandbox, site, complaints }) => {
  await openWhole(page, sandbox)
  await takeAway(page, scripts)
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-new.js">' })
      : route.fallback(),
  )
  await site.header.getByRole('button', { name: 'Register' }).click()
  const offer = site.dialog('The site has been updated')
  await expect(offer).toBeVisible()
  // The files stay missing for the reloaded page too, except those of its first paint and deferred services.
  await page.unroute(scripts)
  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()])
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await takeAway(page, scripts)
  await page.getByRole('link', { name: 'Promotion' }).first().click()
  await expect(site.main.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeEnabled()
  await page.unroute(scripts)
  // Once its code is available, it appears by itself.
  await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
  expectOnlyLosses(complaints)
})

test('[ERR-01] code and styles that fail once are tried again, and nobody notices', { tag: '@full' }, async ({
  page,
  sandbox,
  site,
}) => {
  await openWhole(page, sandbox)
  const failed: string[] = []
  for (const files of [scripts, styles])
    await page.route(
      files,
      (route) => {
        failed.push(files)
        return route.abort('connectionreset')
      },
      { times: 1 },
    )
  await site.header.getByRole('button', { name: 'Register' }).click()
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
  expect(failed.toSorted()).toEqual([scripts, styles].toSorted())
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
})
