import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

test('[RT-06] each lobby asks for the games of its type or vendor', async ({ page, site, account }) => {
  await site.openSignedIn('/help', account.token)
  for (const [path, parameter, value] of [
    ['/rng', 'gameType', 'RNG'],
    ['/fish', 'gameType', 'FISH'],
    ['/pvp', 'gameType', 'PVP'],
    ['/live', 'gameType', 'LIVE'],
    ['/pp', 'vassalage', 'PP'],
    ['/jili', 'vassalage', 'JL'],
    ['/fc', 'vassalage', 'FC'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes('GLS2_gameList'))
    await page.goto(path)
    expect(new URL((await asked).url()).searchParams.get(parameter), path).toBe(value)
    await expect(site.main.getByRole('button', { name: /^Play / }).first(), path).toBeVisible()
  }
})

test('[LST-03] the search waits for the typing to pause, stands in the address, and is cleared with one key', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/rng', account.token)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  const before = (await sandbox.calls())['games.list'] ?? 0
  const search = site.main.getByRole('searchbox', { name: 'Search games' })
  await search.pressSequentially('golden carabao')
  await expect(page).toHaveURL(/search=golden/)
  await expect(site.tile('Golden Carabao')).toBeVisible()
  expect((await sandbox.calls())['games.list']).toBeLessThanOrEqual(before + 2)
  await expect(site.main.getByText(/\d+ games?/).first()).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
})

test('[LST-03] strange searches have a calm answer', async ({ site, account }) => {
  await site.openSignedIn('/rng', account.token)
  const search = site.main.getByRole('searchbox', { name: 'Search games' })
  for (const text of ['🎰🎰', 'x'.repeat(200), "' OR 1=1 --", '<script>alert(1)</script>', '%_%']) {
    await search.fill(text)
    // The message of the previous search stays until this one is answered.
    const name = `No games found for “${await search.inputValue()}”`
    await expect(site.main.getByRole('heading', { name })).toBeVisible()
  }
})

test('[LST-05, LST-12] more games come as the end nears, and the page holds few of them at a time', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng', account.token)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('GLS2_gameList'))
      pages.push(new URL(request.url()).searchParams.get('pageNo') ?? '')
  })
  for (let turn = 0; turn < 12; turn += 1) await untilQuiet(page, () => page.mouse.wheel(0, 1600))
  expect(pages.length).toBeGreaterThan(4)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).toEqual(pages.toSorted((a, b) => Number(a) - Number(b)))
  expect(await site.main.getByRole('button', { name: /^Play / }).count()).toBeLessThan(80)
})

test('[LST-05] a page of games that fails offers another try, and loses nothing shown', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/rng', account.token)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await sandbox.fault('games.list', '500')
  await page.mouse.wheel(0, 4000)
  const retry = site.main.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 12_000 })
  expect(await site.main.getByRole('button', { name: /^Play / }).count()).toBeGreaterThan(5)
  await sandbox.clearFaults()
  await retry.click()
  await expect(retry).toBeHidden()
})

test('[LST-07, GRD-01] a favourite asked for by a visitor is kept once he has logged in', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/rng')
  const name = 'Golden Carabao'
  await site.main
    .getByRole('button', { name: `Add ${name} to favourites` })
    .first()
    .click({ force: true })
  const form = site.dialog('Log in')
  await form.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/rng/)
  await expect(
    site.main.getByRole('button', { name: `Remove ${name} from favourites` }).first(),
  ).toBeVisible()
  await page.reload()
  await expect(
    site.main.getByRole('button', { name: `Remove ${name} from favourites` }).first(),
  ).toBeVisible()
})

test('[LST-07] a favourite that the gateway refuses is taken back, and said', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/rng', account.token)
  await sandbox.fault('games.addFavourite', '500', { delay: 2000 })
  const heart = site.main.getByRole('button', { name: 'Add Golden Carabao to favourites' }).first()
  await heart.click({ force: true })
  await expect(
    site.main.getByRole('button', { name: 'Remove Golden Carabao from favourites' }).first(),
  ).toBeVisible()
  await expect(heart).toBeVisible()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /problem|again/i })
      .first(),
  ).toBeVisible()
})

test('[LST-10] pictures that no CDN gives are drawn with the game’s name', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.setFlag('failingCdn', 'both')
  await page.goto('/rng')
  await expect(site.tile('Golden Carabao')).toBeVisible()
  await expect(site.main.locator('[aria-hidden="true"]', { hasText: 'Golden Carabao' }).first()).toBeVisible()
})

test('[LST-14] back in the lobby, place, filters and games are as they were', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng?vassalage=PP', account.token)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  for (let turn = 0; turn < 5; turn += 1) await untilQuiet(page, () => page.mouse.wheel(0, 900))
  const place = await page.evaluate(() => scrollY)
  const names = () =>
    site.main.getByRole('button', { name: /^Play / }).evaluateAll((all) =>
      all
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom > 200 && top < innerHeight - 100
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    )
  const shown = await names()
  expect(place).toBeGreaterThan(1500)
  // Dispatched, because a real click would first scroll to the header.
  await site.header.getByRole('link', { name: /palaro/i }).dispatchEvent('click')
  await expect(site.main.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/vassalage=PP/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expect.poll(names).toEqual(shown)
})

test('[LST-16] a visitor sees hot and popular games of the lobby, and is invited to log in for the rest', async ({
  page,
  site,
  sandbox,
}) => {
  await page.goto('/rng')
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  const invitation = site.main.getByRole('heading', { name: /Log in to see all [\d,]+ games/ })
  await expect(invitation).toBeVisible()
  await invitation.locator('..').getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
  expect((await sandbox.calls())['games.list']).toBeUndefined()
  expect(await sandbox.violations()).toEqual([])
})
