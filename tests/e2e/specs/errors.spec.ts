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

for (const [what, files] of [
  ['code', scripts],
  ['styles', styles],
] as const)
  test(`[ERR-01] ${what} that a deploy took away: a reload is offered once, and the rest goes on`, async ({
    page,
    sandbox,
    site,
    complaints,
  }) => {
    await openWhole(page, sandbox)
    await takeAway(page, files)
    await site.header.getByRole('button', { name: 'Register' }).click()
    const offer = site.dialog('Part of the site didn’t load')
    await expect(offer).toContainText('Send or copy anything you')
    await expect(offer.getByRole('button', { name: 'Not now' })).toBeFocused()
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toBeHidden()

    // If it fails again, the error is shown in its place and no further reload is offered.
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(again).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Once the files are back, it opens.
    await page.unroute(files)
    await again.click()
    await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
    expect(await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
    expectOnlyLosses(complaints)
  })

test('[ERR-01] where the server has another build by now, the offer says so; a reload that brings no cure is not offered twice', async ({
  page,
  sandbox,
  site,
  complaints,
}) => {
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

for (const [what, files] of [
  ['code', scripts],
  ['styles', styles],
] as const)
  test(`[ERR-01] ${what} that fails once is tried again, and nobody notices`, async ({
    page,
    sandbox,
    site,
  }) => {
    await openWhole(page, sandbox)
    let failed = 0
    await page.route(
      files,
      (route) => {
        failed += 1
        return route.abort('connectionreset')
      },
      { times: 1 },
    )
    await site.header.getByRole('button', { name: 'Register' }).click()
    await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
    expect(failed).toBe(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
  })

test('[ERR-01, NET-05] without a connection a lost part says so, and no reload is offered that would lose the page', async ({
  page,
  context,
  sandbox,
  site,
  complaints,
}) => {
  await openWhole(page, sandbox)
  await context.setOffline(true)
  await site.header.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert').getByText('This part didn’t load')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
  expectOnlyLosses(complaints)
})

test('[ERR-03] a region that can’t be loaded leaves the others working', async ({
  page,
  sandbox,
  site,
  complaints,
}) => {
  await openWhole(page, sandbox)
  await expect(site.main.getByRole('heading', { name: 'Winning now' })).toBeVisible()
  await takeAway(page, scripts)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(site.dialog('Part of the site didn’t load')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(site.main.getByRole('heading', { name: 'Winning now' })).toBeVisible()
  await expect(site.nav.getByRole('link').first()).toBeVisible()
  await site.header.getByRole('button', { name: /dark theme/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expectOnlyLosses(complaints)
})

test('[ERR-03] what breaks is reported with release and route, and without personal data', async ({
  page,
  complaints,
}) => {
  await page.goto('/rng?search=bituin88')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('no game for ana@mail.example with token=s3cret at +63 917 123 4567')
    })
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/uncaught \[\d+\.\d+\.\d+(\+\w+)? \/rng\]/)
  const logged = complaints.filter((line) => line.startsWith('uncaught')).join('\n')
  expect(logged).toContain('no game for [email]')
  expect(logged).not.toMatch(/ana@|s3cret|917|bituin88/)
  complaints.length = 0
})

test('[ERR-02] a page that is slow to load says so, until it has', async ({ page, sandbox, site }) => {
  await sandbox.fault('*', 'delay', { delay: 11_000 })
  await page.goto('/')
  const notice = page.getByText('This is taking longer than usual')
  await expect(notice).toBeVisible({ timeout: 11_000 })
  await expect(page.getByText('The page will finish loading by itself')).toBeVisible()
  await expect(site.header).toBeVisible()
  await sandbox.clearFaults()
  await expect(notice).toBeHidden({ timeout: 15_000 })
})

test('[ERR-02] a page that is quick says nothing of the kind', async ({ page, sandbox }) => {
  await openWhole(page, sandbox)
  await expect(page.getByText('This is taking longer than usual')).toHaveCount(0)
})
