import { featuredGames } from '#platform/world/featured-games.ts'
import { expect, test } from '../fixtures/site.ts'
import { violationsOf } from '../fixtures/violations.ts'

const visitorPages = [
  '/',
  '/rng',
  '/pvp',
  '/sports',
  '/esports',
  '/lottery',
  '/noticePage',
  '/pointMall',
  '/bet-rank',
  '/join',
  '/promotions',
  '/promoDetail?id=zalo',
  '/feedback',
  '/help#responsible-gaming',
  '/help',
  '/down',
  '/login',
  '/register',
  '/no/such/page',
]
/** Those that open a dialog, behind which the page itself is out of reach. */
const withDialog = ['/login', '/register']
const keno = featuredGames.findIndex(({ name }) => name === 'Kislap Keno') + 1001
const memberPages = [`/lottery?gameCode=ELOTT-${keno}&vendor=ELOTT`, '/rng', '/deposit', '/fish?type=fav']

// One after the other in one tab, as a reader goes through them.
test.setTimeout(150_000)

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280]) {
    test(`[A11Y-01] a visitor's pages have no WCAG 2.2 AA violation, ${theme}, ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      for (const path of visitorPages) {
        await page.goto(path)
        await expect(withDialog.includes(path) ? page.getByRole('dialog') : site.main).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await violationsOf(page), path).toEqual([])
      }
    })

    test(`[A11Y-01] a member's pages have no WCAG 2.2 AA violation, ${theme}, ${width} px`, async ({
      page,
      site,
      account,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await site.openSignedIn('/', account.token)
      for (const path of memberPages) {
        await page.goto(path)
        await expect(site.main).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await violationsOf(page, (axe) => axe.exclude('iframe')), path).toEqual([])
      }
      await page.goto('/rng?details=JL.1001')
      await expect(
        page.getByRole('dialog', { name: 'Golden Carabao' }).getByText('Recent wins'),
      ).toBeVisible()
      expect(await violationsOf(page), 'details').toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await violationsOf(page), 'search').toEqual([])
    })
  }
