import type { Page } from '@playwright/test'
import { pseudo } from '#support/pseudo.ts'
import { cutTexts } from '../fixtures/cut-texts.ts'
import { test } from '../fixtures/pseudo-site.ts'
import { expect } from '../fixtures/site.ts'

const widths = [360, 1280]

/** Nothing more comes, and every face of the type is there. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

async function expectWhole(page: Page) {
  await settle(page)
  await expect.poll(() => cutTexts(page)).toEqual([])
  // The body clips, so what is too wide for the page doesn't show in its own width alone.
  expect(
    await page.evaluate(() => Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)),
  ).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
}

for (const width of widths)
  test.describe(`in a longer language at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of [
      '/',
      '/rng',
      '/live',
      '/login',
      '/register',
      '/promotions',
      '/promoDetail?id=zalo',
      '/feedback',
      '/helpmc#responsible-gaming',
      '/helpmc',
      '/down',
      '/nowhere',
    ])
      test(`[I18N-01] ${path} shows a visitor every text whole`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByText('[').first()).toBeVisible()
        await expectWhole(page)
      })

    for (const path of ['/', '/rng', '/deposit'])
      test(`[I18N-01] ${path} shows a member every text whole`, async ({ page, account }) => {
        await page.addInitScript((token) => sessionStorage.setItem('token', token), account.token)
        await page.goto(path)
        await expect(page.getByText('[').first()).toBeVisible()
        await expectWhole(page)
      })

    test('[I18N-01] the game page shows every text whole', async ({ page, account }) => {
      await page.addInitScript((token) => sessionStorage.setItem('token', token), account.token)
      await page.goto('/rng?search=Golden%20Carabao')
      await page
        .getByRole('button', { name: pseudo('Play {{game}}').replace('{{game}}', 'Golden Carabao') })
        .click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
      await expect.poll(() => cutTexts(page)).toEqual([])
    })
  })
