import { expect, test } from '../fixtures/site.ts'

test('[LST-11, RT-06] the card lobby lists its rooms, and sitting down opens that room', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/help', account.token)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // Clicked in the page, because Playwright would first scroll to a link at the top.
  await site.header.getByRole('link', { name: 'Poker' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/pvp$/)
  const rooms = site.main.getByRole('region', { name: 'Card rooms' })
  await expect(rooms).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(rooms.getByText(/^\d+ rooms · [\d,]+ playing$/)).toBeVisible()
  // Any of the first six rooms may be full. One with free seats can be entered.
  await rooms.getByRole('button', { name: 'Free seats only' }).click()
  await expect(page).toHaveURL(/seats=free/)
  const seat = rooms.getByRole('button', { name: /^Sit down at / }).first()
  await expect(seat).toBeVisible()
  const launched = page.waitForRequest((request) => request.url().includes('GLS2_launchRoom'))
  await seat.click()
  await expect(page).toHaveURL(/\/seamless\?vendor=\w+&.*room=/)
  const room = new URL(page.url()).searchParams.get('room')
  expect((await launched).postDataJSON()).toMatchObject({ roomId: room })
  const game = page.frameLocator('iframe')
  await expect(game.getByText(/^Room \d+$/)).toBeVisible()
  await expect(game.getByRole('list', { name: 'Players' }).getByRole('listitem').first()).toBeVisible()
})

test('[LST-11] a quick seat opens the cheapest room with a free seat at the chosen stake, and plays for that stake', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/pvp?stake=middle', account.token)
  const rooms = site.main.getByRole('region', { name: 'Card rooms' })
  await expect(rooms.getByText(/^\d players, 5% fee$/).first()).toBeVisible()
  await site.main.getByRole('button', { name: 'Quick seat' }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Play for ₱10.00' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Raise bet' })).toBeHidden()
})

test('[LST-11, GRD-01] a visitor sees the rooms too, and logs in to sit down', async ({ page, site }) => {
  await page.goto('/pvp?seats=free&stake=nonsense')
  const rooms = site.main.getByRole('region', { name: 'Card rooms' })
  await expect(rooms.getByRole('button', { name: /^Sit down at / }).first()).toBeVisible()
  await site.main.getByRole('button', { name: 'Quick seat' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
})

test('[RT-07] /bingo shows the cards of FC and their rooms, whose draws come nearer', async ({
  page,
  site,
  account,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('GLS2_gameList'))
  await site.openSignedIn('/bingo', account.token)
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('gameType'), searchParams.get('vassalage')]).toEqual(['PVP', 'FC'])
  await expect(site.tile('Barangay Bingo')).toBeAttached()
  const rooms = site.main.getByRole('region', { name: 'Bingo rooms' })
  const draw = rooms.getByText(/^Starts in \d+:\d\d$/).first()
  const before = await draw.textContent()
  await expect(draw).not.toHaveText(before ?? '')
})
