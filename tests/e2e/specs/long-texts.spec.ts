import type { Page } from '@playwright/test'
import { featuredGames } from '#platform/world/featured-games.ts'
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
  await expect.poll(() => dialogsTooNarrow(page)).toEqual([])
  // The body clips, so what is too wide for the page doesn't show in its own width alone.
  expect(
    await page.evaluate(() => Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)),
  ).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
}

/** Dialogs that would have to be moved sideways to be read: they hold more than their own width. */
const dialogsTooNarrow = (page: Page): Promise<string[]> =>
  page.locator('dialog[open] *').evaluateAll((parts) =>
    parts
      .filter((part) => part.scrollHeight > 0 && getComputedStyle(part).overflowY === 'auto')
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className),
  )

/** Somebody is signed in at the next page. */
const signIn = (page: Page, token: string) =>
  page.addInitScript((value) => sessionStorage.setItem('token', value), token)

const kenoPath = `/lottery?vendor=ELOTT&gameCode=ELOTT-${1001 + featuredGames.findIndex(({ name }) => name === 'Kislap Keno')}`

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
        await signIn(page, account.token)
        await page.goto(path)
        await expect(page.getByText('[').first()).toBeVisible()
        await expectWhole(page)
      })

    test('[I18N-01] the game page shows every text whole', async ({ page, account }) => {
      await signIn(page, account.token)
      await page.goto('/rng?search=Golden%20Carabao')
      await page
        .getByRole('button', { name: pseudo('Play {{game}}').replace('{{game}}', 'Golden Carabao') })
        .click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
      await expect.poll(() => cutTexts(page)).toEqual([])
    })

    test('[I18N-01, LST-13] search, details, chat and a lottery show every text whole', async ({
      page,
      account,
    }) => {
      await signIn(page, account.token)
      await page.goto('/rng?details=JL.1001')
      await expect(page.getByRole('dialog').getByText('Golden Carabao').first()).toBeVisible({
        timeout: 20_000,
      })
      await expectWhole(page)
      await page.keyboard.press('Escape')

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectWhole(page)
      await page.keyboard.type('golden')
      await expect(page.getByRole('option', { name: /Golden Carabao/ }).first()).toBeVisible()
      await expectWhole(page)
      await page.keyboard.press('Escape')

      await page.goto(kenoPath)
      await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
      await expect.poll(() => cutTexts(page)).toEqual([])

      await page.goto('/help#term')
      if (width < 1024) await page.getByRole('button', { name: pseudo('Menu'), exact: true }).click()
      await page
        .getByRole('button', { name: pseudo('Chat'), exact: true })
        .first()
        .click()
      await expect(page.locator('dialog[open] iframe')).toBeVisible()
      await expect.poll(() => cutTexts(page)).toEqual([])
      await expect.poll(() => dialogsTooNarrow(page)).toEqual([])
    })
  })
