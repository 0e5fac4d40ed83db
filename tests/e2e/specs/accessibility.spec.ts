import { featuredGames } from '#sandbox/world/featured-games.ts'
import { expect, test } from '../fixtures/site.ts'
import { lookOver } from '../fixtures/violations.ts'

/** Each group is visited in order in one tab, as a reader would. Groups run in parallel. */
const visitorPages = [
  ['/', '/rng', '/pvp', '/sports'],
  ['/esports', '/lottery', '/noticePage', '/pointMall', '/bet-rank'],
  ['/join', '/promotions', '/promoDetail?id=zalo', '/feedback', '/help#responsible-gaming'],
  ['/help', '/down', '/login', '/register', '/no/such/page'],
]
/** Pages that open a dialog, which makes the page behind it inert. */
const withDialog = ['/login', '/register']
const keno = featuredGames.findIndex(({ name }) => name === 'Kislap Keno') + 1001
const memberPages = [`/lottery?gameCode=ELOTT-${keno}&vendor=ELOTT`, '/rng', '/deposit', '/fish?type=fav']

for (const paths of visitorPages)
  test(`[A11Y-01] no WCAG 2.2 AA violation for a visitor, in either theme, wide and narrow: ${paths.join(' ')}`, async ({
    page,
    site,
  }) => {
    await site.tour(paths, async (path) => {
      await expect(withDialog.includes(path) ? page.getByRole('dialog') : site.main).toBeVisible()
      await lookOver(page, path)
    })
  })

test(`[A11Y-01] no WCAG 2.2 AA violation for a member, in either theme, wide and narrow: ${memberPages.join(' ')}`, async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await site.tour(memberPages, async (path) => {
    await expect(site.main).toBeVisible()
    // A game's frame isn't part of the site. Without it, no report has to be merged from several documents.
    await lookOver(page, path, (axe) => axe.exclude('iframe').setLegacyMode())
  })
})

test('[A11Y-01] no WCAG 2.2 AA violation in a game’s details and the search, in either theme, wide and narrow', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng?details=JL.1001', account.token)
  await expect(page.getByRole('dialog', { name: 'Golden Carabao' }).getByText('Recent wins')).toBeVisible()
  await lookOver(page, 'details')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await lookOver(page, 'search')
})
