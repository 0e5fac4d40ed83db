import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

test('[LST-01, LST-02, LST-04, LST-15, RT-06] halls, vendors, lists and filters are in the address, and asked for', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng?page=PP&nonsense=1&classify=ZZ&minBet=7', account.token)
  const vendors = site.main.getByRole('tablist', { name: 'Providers' })
  await expect(vendors.getByRole('tab', { name: 'Habagat' })).toHaveAttribute('aria-selected', 'true')
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()

  // With more than seven vendors, arrows scroll their row and nothing else.
  const place = () => vendors.evaluate((line) => line.scrollLeft)
  const before = await place()
  await site.main.getByRole('button', { name: 'More providers' }).click()
  await expect.poll(place).toBeGreaterThan(before + 40)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await site.main.getByRole('button', { name: 'Previous providers' }).click()
  await expect.poll(place).toBeLessThan(before + 40)

  // Waits, because the list changes below the menu that opens next.
  await untilQuiet(page, () => vendors.getByRole('tab', { name: 'Luntian' }).click())
  await expect(page).toHaveURL(/vassalage=LT/)
  const asked = page.waitForRequest(
    (request) => request.url().includes('GLS2_gameList') && request.url().includes('minBet=0.05'),
  )
  await site.main.getByRole('button', { name: /^Min bet/ }).click()
  await page.getByRole('menuitemradio', { name: '0.05' }).click()
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    vassalage: 'LT',
    minBet: '0.05',
    minLineNum: '0',
    pageNo: '1',
    pageSize: '15',
  })
  await expect(page).toHaveURL(/minBet=0.05/)
  await site.main.getByRole('radio', { name: 'Recent' }).click()
  await expect(page).toHaveURL(/type=recent/)
  await expect(page).not.toHaveURL(/minBet/)
  await expect(site.main.getByRole('heading', { name: 'No games played yet' })).toBeVisible()
})

test('[LST-13] a search forgives slips and says so; before the first key it shows what was played last', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng?search=goldn%20carabau', account.token)
  await expect(site.main.getByText(/^\d+ similar games?$/)).toBeVisible()
  await site.tile('Golden Carabao').click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.goto('/fish')
  await site.main.getByRole('searchbox', { name: 'Search games' }).click()
  const list = site.main.getByRole('list', { name: 'Recently played' })
  await expect(list.getByRole('button', { name: 'Play Golden Carabao' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?vendor=JL/)
})

test('[LST-13] details open from a tile by keyboard, and from a link; a game that is gone has a way on', async ({
  page,
  site,
}) => {
  await page.goto('/rng')
  const info = site.main.getByRole('button', { name: 'Details of Golden Carabao' }).first()
  await info.focus()
  await page.keyboard.press('Enter')
  const drawer = site.dialog('Golden Carabao')
  for (const text of ['Kidlat', '₱0.50 – ₱500.00', 'Hold & Win'])
    await expect(drawer.getByText(text, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(info).toBeFocused()

  await page.goto('/games?details=PP.1002')
  await expect(site.dialog('Manila Nights')).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]details=/)
  await page.goto('/games?details=JL.99999999')
  const gone = site.dialog('Game')
  await expect(gone.getByText('This game isn’t available')).toBeVisible()
  await gone.getByRole('link', { name: 'Browse all games' }).click()
  await expect(gone).toBeHidden()
})

test('[LST-08, HOM-02] the winner board has twenty wins, asks again in another language, and starts a game', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/rng', account.token)
  const board = site.main.getByRole('region', { name: 'Winning now' })
  await expect(board.getByRole('listitem')).toHaveCount(20)
  const asked = page.waitForRequest(
    (request) => request.url().includes('MCS_rankList') && request.url().includes('language=TY'),
  )
  await site.header.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: /Filipino|Tagalog|Taglish|Pilipino/ }).click()
  expect(new URL((await asked).url()).searchParams.get('limitNum')).toBe('20')
  // Its name is now in the other language. Only wins have pictures; notices don't.
  const wins = site.main.getByRole('listitem').filter({ has: page.locator('img') })
  const win = wins.getByRole('button').nth(1)
  await win.hover()
  await win.click()
  await expect(page).toHaveURL(/\/(seamless|lottery)\?vendor=/)
})

test('[LST-16] a game taken away since it was listed, and a vendor without games, have calm answers', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/rng?search=Tarsier%20Gold', account.token)
  await expect(site.tile('Tarsier Gold')).toBeVisible()
  await untilQuiet(page)
  await sandbox.setFlag('hiddenVendors', 'JL')
  await site.tile('Tarsier Gold').click()
  await expect(page.getByRole('heading', { name: 'This game isn’t available' })).toBeVisible()
  await site.openSignedIn('/games?vassalage=JL', account.token)
  await expect(site.main.getByRole('heading', { name: 'No games here right now' })).toBeVisible()
  await site.main.getByRole('link', { name: 'Browse all games' }).click()
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
})

test('[LST-04] filters are chosen in one panel, stand in the address, count the games, and are cleared', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/live', account.token)
  await expect(site.main.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await site.main.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  const choice = panel.getByRole('group', { name: /^RTP/ }).getByRole('button').last()
  const count = /([\d,]+)$/.exec(await choice.innerText())?.[1]
  await choice.click()
  await expect(page).toHaveURL(/rtp=\d\d/)
  await expect(site.main.getByRole('status').filter({ hasText: `${count} game` })).toBeVisible()
  await page.reload()
  await expect(site.main.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible()
  await site.main.getByRole('button', { name: 'Filters, 1 on' }).click()
  await panel.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/rtp=/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

for (const [path, member] of [
  ['/rng', true],
  ['/fish', true],
  ['/rng', false],
  ['/live', false],
] as const)
  test(`[LAY-07] on a phone two rows of games are above the fold at ${path} of a ${member ? 'member' : 'visitor'}`, async ({
    page,
    site,
    account,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    if (member) await site.openSignedIn(path, account.token)
    else await page.goto(path)
    await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet(page)
    const tiles = site.main.getByRole('article').filter({ has: page.getByRole('button', { name: /^Play / }) })
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const sixth = await tiles.nth(5).boundingBox()
    expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
