import type { Locator } from '@playwright/test'
import { watchHeadings } from '../../perf/measures/layout-shift.ts'
import { expect, test } from '../fixtures/site.ts'

test('[HOM-01, HOM-02, A11Y-01] home’s first game is a few stops away, and its jackpots further down', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const first = site.main.getByRole('button', { name: /^Play / }).first()
  await expect(first).toBeAttached()
  await expect(
    site.main.getByRole('region', { name: 'Winning now' }).getByRole('button').first(),
  ).toBeVisible()
  await site.main.focus()
  let stops = 0
  do {
    await page.keyboard.press('Tab')
    stops += 1
  } while (stops < 50 && !(await first.evaluate((one) => one === document.activeElement)))
  expect(stops).toBeLessThanOrEqual(22)
  await expect(first).toBeInViewport()

  await site.toFoot()
  const jackpots = site.main.getByRole('region', { name: 'Jackpots' })
  for (const pot of ['Grand jackpot', 'Major']) await expect(jackpots.getByText(pot)).toBeVisible()
})

test('[HOM-05] a game that was opened is the first to continue with on home, and leads back', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  // Nothing was played yet, so there is something to start with.
  const start = site.main.getByRole('region', { name: 'Start with these' })
  await expect(start.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await expect(site.main.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  await site.tile('Jeepney Express').click()
  await expect(page).toHaveURL(/\/seamless\?vendor=JL/)
  await expect(page.locator('iframe')).toBeVisible()
  await page.goBack()

  const own = site.main.getByRole('region', { name: 'Continue playing' })
  await expect(own.getByRole('button', { name: /^Play / })).toHaveText([''])
  await own.getByRole('button', { name: 'Play Jeepney Express' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=JL/)
  await page.goBack()
  await site.toFoot()
  await expect(site.main.getByRole('region', { name: 'Because you played Jeepney Express' })).toBeVisible()
  await expect(site.main.getByRole('list', { name: 'How to start' })).toHaveCount(0)
})

/** From now on: how far the footer has moved in any frame, in px. */
const watchFoot = (footer: Locator) =>
  footer.evaluateHandle((foot) => {
    const start = foot.getBoundingClientRect().top
    const watched = { moved: 0 }
    const look = () => {
      watched.moved = Math.max(watched.moved, Math.abs(foot.getBoundingClientRect().top - start))
      requestAnimationFrame(look)
    }
    look()
    return watched
  })

test('[PERF-01, HOM-02] who goes to the foot of home at once stays there while what is above comes, and nothing goes and comes back', {
  tag: '@full',
}, async ({ page, site }) => {
  const atFoot = Promise.withResolvers<void>()
  const rows: { rowId: string; title: string }[] = []
  await page.route('**/wps/relay/GLS2_gameRows*', async (route) => {
    const response = await route.fetch()
    rows.push(...(await response.json()).value.rows)
    await atFoot.promise
    await route.fulfill({ response })
  })
  await page.addInitScript(watchHeadings)
  await page.goto('/')
  await site.toFoot()
  const watched = await watchFoot(site.footer)
  atFoot.resolve()
  const part = (name: string) => site.main.getByRole('region', { name })
  await expect(
    part('Live now')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeAttached()
  await expect(part('Promotions').getByRole('article').first()).toBeVisible()
  await expect.poll(() => rows.length).toBeGreaterThan(2)
  for (const { title } of rows.filter(({ rowId }) => rowId !== 'live'))
    await expect(part(title)).toBeAttached()
  const headings = await page.evaluate(() => Object.fromEntries(palaroHeadings))
  expect(Object.keys(headings)).toContain('Promotions')
  expect(Object.values(headings)).not.toContain('again')
  // The browser keeps the place to whole pixels.
  expect(await watched.evaluate(({ moved }) => moved)).toBeLessThan(2)
})
