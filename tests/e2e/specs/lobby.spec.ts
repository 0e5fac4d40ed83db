import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

test('[LST-03, LST-13] a game is found by a name with slips, which stands in the address, and is found again as the last one played', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng', account.token)
  const search = site.main.getByRole('searchbox', { name: 'Search games' })
  await search.pressSequentially('goldn carabau')
  await expect(page).toHaveURL(/search=goldn/)
  await expect(site.main.getByText(/^\d+ similar games?$/)).toBeVisible()
  await site.tile('Golden Carabao').click()
  await expect(page.locator('iframe')).toBeVisible()
  await site.follow('/fish')
  await search.click()
  const list = site.main.getByRole('list', { name: 'Recently played' })
  await expect(list.getByRole('button', { name: 'Play Golden Carabao' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?vendor=JL/)
})

test('[LST-05, LST-12, LST-14, STO-01] back in the lobby, and after a reload, place, filters and games are as they were', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng?vassalage=PP', account.token)
  const tiles = site.main.getByRole('button', { name: /^Play / })
  await expect(tiles.first()).toBeVisible()
  for (let turn = 0; turn < 5; turn += 1) await untilQuiet(page, () => page.mouse.wheel(0, 900))
  const place = await page.evaluate(() => scrollY)
  const names = () =>
    tiles.evaluateAll((all) =>
      all
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom > 200 && top < innerHeight - 100
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    )
  const shown = await names()
  expect(place).toBeGreaterThan(1500)
  // Of five pages by now, only the tiles around the window are there.
  expect(await tiles.count()).toBeLessThan(80)
  // Dispatched, because a real click would first scroll to the header.
  await site.header.getByRole('link', { name: /palaro/i }).dispatchEvent('click')
  await expect(site.main.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/vassalage=PP/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expect.poll(names).toEqual(shown)
  // As after a phone discarded the page. Rows may then begin a part of a pixel elsewhere.
  await page.reload()
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThanOrEqual(1)
  await expect.poll(names).toEqual(shown)
})

test('[LST-11, RT-06] a quick seat opens a card room at the chosen stake, and plays for that stake', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/pvp?stake=middle', account.token)
  const rooms = site.main.getByRole('region', { name: 'Card rooms' })
  await expect(rooms.getByText(/^\d players, 5% fee$/).first()).toBeVisible()
  const launched = page.waitForRequest((request) => request.url().includes('GLS2_launchRoom'))
  await site.main.getByRole('button', { name: 'Quick seat' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=\w+&.*room=/)
  const room = new URL(page.url()).searchParams.get('room')
  expect((await launched).postDataJSON()).toMatchObject({ roomId: room })
  const game = page.frameLocator('iframe')
  await expect(game.getByText(/^Room \d+$/)).toBeVisible()
  await expect(game.getByRole('list', { name: 'Players' }).getByRole('listitem').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play for ₱10.00' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Raise bet' })).toBeHidden()
})

test('[LAY-07, HOM-05] on a phone two rows of games are above the fold of a lobby, and a member’s own on home', async ({
  page,
  site,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const playable = site.main
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Play / }) })
  const twoRowsAreInSight = async (path: string) => {
    const [sixth, fold] = await Promise.all([playable.nth(5).boundingBox(), bar.boundingBox()])
    expect((sixth?.y ?? 0) + (sixth?.height ?? 0), path).toBeLessThanOrEqual(fold?.y ?? 0)
  }
  await site.tour(['/rng', '/live'], twoRowsAreInSight)

  await site.reopenSignedIn('/', account.token)
  const own = site.main.getByRole('region', { name: 'Start with these' }).getByRole('article').first()
  await expect(own).toBeVisible()
  const fold = await bar.boundingBox()
  await expect
    .poll(async () => {
      const box = await own.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(fold?.y ?? 0)
  for (const path of ['/rng', '/fish']) {
    await site.follow(path)
    await twoRowsAreInSight(path)
  }
})
