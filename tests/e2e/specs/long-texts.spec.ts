import type { Page } from '@playwright/test'
import { featuredGames } from '#sandbox/world/featured-games.ts'
import { pseudo } from '#support/pseudo.ts'
import { untilQuiet } from '#support/quiet.ts'
import { cutTexts } from '../fixtures/cut-texts.ts'
import { test } from '../fixtures/pseudo-site.ts'
import { expect } from '../fixtures/site.ts'

// All tests share one build and one gateway.
test.describe.configure({ mode: 'default' })

/** At a wide and a narrow width, every text is readable in full. Resizes the page instead of reloading it. */
async function expectWhole(page: Page, path: string) {
  await expect(page.getByText('[').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const width of [1280, 360]) {
    const where = `${path}, ${width} px`
    await untilQuiet(page, () => page.setViewportSize({ width, height: 800 }))
    await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0)
    // Waits for all fonts.
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => cutTexts(page), where).toEqual([])
    await expect.poll(() => dialogsTooNarrow(page), where).toEqual([])
    // The body clips its overflow, so its own scroll width is checked as well.
    await expect
      .poll(
        () => page.evaluate(() => Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)),
        where,
      )
      .toBeLessThanOrEqual(width)
  }
}

/** Scrolling parts of dialogs whose content is wider than they are. */
const dialogsTooNarrow = (page: Page): Promise<string[]> =>
  page.locator('dialog[open] *').evaluateAll((parts) =>
    parts
      .filter((part) => part.scrollHeight > 0 && getComputedStyle(part).overflowY === 'auto')
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className),
  )

/** The same for pages with a frame, whose content isn't in the pseudo-language. */
async function expectWholeAround(page: Page, what: string) {
  for (const width of [1280, 360]) {
    await untilQuiet(page, () => page.setViewportSize({ width, height: 800 }))
    await expect.poll(() => cutTexts(page), `${what}, ${width} px`).toEqual([])
    await expect.poll(() => dialogsTooNarrow(page), `${what}, ${width} px`).toEqual([])
  }
}

/** Makes the next page start logged in. */
const signIn = (page: Page, token: string) =>
  page.addInitScript((value) => sessionStorage.setItem('token', value), token)

const keno = 1001 + featuredGames.findIndex(({ name }) => name === 'Kislap Keno')

const visitorPages = [
  ['/', '/rng', '/live', '/login', '/register', '/promotions'],
  ['/promoDetail?id=zalo', '/feedback', '/helpmc#responsible-gaming', '/helpmc', '/down', '/nowhere'],
]

for (const paths of visitorPages)
  test(`[I18N-01] in a longer language a visitor sees every text whole: ${paths.join(' ')}`, async ({
    page,
    site,
  }) => {
    test.slow()
    await site.tour(paths, (path) => expectWhole(page, path))
  })

test('[I18N-01] in a longer language a member sees every text whole, on the game page too', async ({
  page,
  site,
  account,
}) => {
  test.slow()
  await signIn(page, account.token)
  await site.tour(['/', '/rng', '/deposit'], (path) => expectWhole(page, path))
  await page.goto('/rng?search=Golden%20Carabao')
  await page
    .getByRole('button', { name: pseudo('Play {{game}}').replace('{{game}}', 'Golden Carabao') })
    .click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
  await expectWholeAround(page, 'the game')
})

test('[I18N-01, LST-13] in a longer language search, details, chat and a lottery show every text whole', async ({
  page,
  account,
}) => {
  test.slow()
  await signIn(page, account.token)
  await page.goto('/rng?details=JL.1001')
  await expect(page.getByRole('dialog').getByText('Golden Carabao').first()).toBeVisible()
  await expectWhole(page, 'details')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectWhole(page, 'search')
  await page.keyboard.type('golden')
  await expect(page.getByRole('option', { name: /Golden Carabao/ }).first()).toBeVisible()
  await expectWhole(page, 'what is found')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/lottery?vendor=ELOTT&gameCode=ELOTT-${keno}`)
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  await expectWholeAround(page, 'the lottery')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/help#term')
  await page
    .getByRole('button', { name: pseudo('Chat'), exact: true })
    .first()
    .click()
  await expect(page.locator('dialog[open] iframe')).toBeVisible()
  await expectWholeAround(page, 'the chat')
})
