import type { Locator } from '@playwright/test'
import { watchHeadings } from '../../perf/measures/layout-shift.ts'
import { expect, test } from '../fixtures/site.ts'

test('[HOM-01] the most played games and the hot live tables are those of the gateway, in its order', async ({
  page,
  site,
}) => {
  const answerOf = async (path: string) => {
    const request = await page.waitForRequest((one) => new URL(one.url()).pathname === path)
    // Asked for again, because a browser doesn't always have the body of an answer that it may not keep.
    const answer = await page.request.get(request.url(), { headers: request.headers() })
    return { query: new URL(request.url()).searchParams, answer: await answer.json() }
  }
  const asked = Promise.all([answerOf('/lgw/games/popular'), answerOf('/wps/relay/GLS2_hotGames')])
  await page.goto('/')
  await site.toFoot()
  const [popular, hot] = await asked
  expect(popular.query.get('count')).toBe('20')
  expect(popular.answer.value.list).toHaveLength(20)
  expect(hot.answer.value.categories.map((category: { gameType: string }) => category.gameType)).toEqual(
    expect.arrayContaining(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']),
  )
  const namesIn = (heading: string) =>
    site.main
      .getByRole('region', { name: heading })
      .getByRole('button', { name: /^Play / })
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')))
  const named = (games: { gameName: string }[]) => games.map(({ gameName }) => `Play ${gameName}`)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeAttached()
  // As many as fill whole rows at this width, and no fewer than two rows.
  const top = await namesIn('Top games tonight')
  expect(top.length).toBeGreaterThanOrEqual(12)
  expect(top).toEqual(named(popular.answer.value.list.slice(0, top.length)))
  await site.main.getByRole('heading', { name: 'Live now' }).scrollIntoViewIfNeeded()
  const live = hot.answer.value.categories.find(
    (category: { gameType: string }) => category.gameType === 'LIVE',
  )
  await expect.poll(() => namesIn('Live now')).toEqual(named(live.games.slice(0, 4)))
})

test('[HOM-01] a picture comes when it is near, Play when its tile is pointed at or focused', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/')
  const tile = site.main.getByRole('region', { name: 'Top games tonight' }).getByRole('article').last()
  const picture = tile.locator('img')
  await expect(picture).toBeAttached()
  await expect(picture).not.toHaveAttribute('src')
  await tile.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /./)

  const play = tile.getByRole('button', { name: /^Play / })
  const shown = () => play.evaluate((button) => Number(getComputedStyle(button, '::after').opacity))
  await page.mouse.move(0, 0)
  await expect.poll(shown).toBe(0)
  await tile.hover()
  await expect.poll(shown).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(shown).toBe(0)
  // Focus shows only for the keyboard.
  await page.keyboard.press('Tab')
  await play.focus()
  await expect.poll(shown).toBe(1)
})

test('[HOM-01, A11Y-01] home’s first game is a few stops away', async ({ page, site }) => {
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
})

test('[HOM-02] the wins are one stop, and arrow keys go from one to the next', async ({ page, site }) => {
  await page.goto('/')
  const wins = site.main.getByRole('region', { name: 'Winning now' }).getByRole('button')
  await expect(wins).toHaveCount(20)
  await wins.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(wins.nth(2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(wins.nth(19)).toBeFocused()
  await expect(wins.nth(19)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(wins.and(page.locator(':focus'))).toHaveCount(0)
  await expect(wins.first()).toContainText(/\*\*\*.*₱/s)
})

test('[HOM-02, HOM-03, HOM-04] jackpots, steps, claims with the brand’s figures, about, instructions, code, chat and terms', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await expect(site.main.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
  await site.toFoot()
  const jackpots = site.main.getByRole('region', { name: 'Jackpots' })
  for (const pot of ['Grand jackpot', 'Major']) await expect(jackpots.getByText(pot)).toBeVisible()
  await expect(site.main.getByRole('list', { name: 'How to start' }).getByRole('heading')).toHaveText([
    'Create account',
    'Deposit',
    'Start playing',
  ])
  await expect(site.main.getByRole('list', { name: 'Why Palaro' }).getByRole('heading')).toHaveText([
    'Over 600 games',
    'Daily promotions',
    '24/7 customer service',
    '128-bit encryption',
    'Web, mobile and app',
  ])
  // The rows of games above it may still grow.
  await site.main.getByRole('heading', { name: 'About Palaro' }).scrollIntoViewIfNeeded()
  await expect(site.main.getByRole('img', { name: 'QR code: get Palaro' })).toBeVisible()
  await expect(site.main.getByRole('link', { name: 'Instructions' })).toHaveAttribute('href', '/help')
  await expect(site.main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/help#term')
  await site.main.getByRole('button', { name: 'Chat with us' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
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

test('[HOM-05] on a phone, a member’s own games are above the fold', async ({ page, site, account }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await site.openSignedIn('/', account.token)
  const tile = site.main.getByRole('region', { name: 'Start with these' }).getByRole('article').first()
  await expect(tile).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  await expect
    .poll(async () => {
      const box = await tile.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(bar?.y ?? 0)
})

test('[HOM-05] home’s rows are those of the gateway, in its order', async ({ page, site }) => {
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/wps/relay/GLS2_gameRows')
  await page.goto('/')
  await site.toFoot()
  const { value } = await (await answered).json()
  const titles = value.rows
    .filter(({ rowId }: { rowId: string }) => rowId !== 'live')
    .map(({ title }: { title: string }) => title)
  expect(titles.length).toBeGreaterThan(2)
  const shown = await site.main.getByRole('heading', { level: 2 }).allTextContents()
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles)
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

test('[PERF-01, HOM-02] who goes to the foot of home at once stays there while what is above comes, and nothing goes and comes back', async ({
  page,
  site,
}) => {
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
