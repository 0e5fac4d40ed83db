import { expect, test } from '../fixtures/site.ts'

test('[HOM-01] home’s first game is a few stops away; its pictures come when they are near, its play with hover and focus', async ({
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
  await expect(site.main.getByRole('heading', { name: 'Live now' })).toBeAttached()
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
  await expect(site.main.getByRole('list', { name: 'How to begin' }).getByRole('heading')).toHaveText([
    'Create account',
    'Deposit',
    'Start winning',
  ])
  await expect(site.main.getByRole('list', { name: 'Why Palaro' }).getByRole('heading')).toHaveText([
    'Over 600 games',
    'Daily promotions',
    '24/7 customer service',
    '128-bit encryption',
    'Web, H5 and app',
  ])
  await expect(site.main.getByRole('heading', { name: 'About Palaro' })).toBeVisible()
  await expect(site.main.getByRole('img', { name: 'Palaro on your phone: address of the app' })).toBeVisible()
  await expect(site.main.getByRole('link', { name: 'Instructions' })).toHaveAttribute('href', '/help')
  await expect(site.main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/help#term')
  await site.main.getByRole('button', { name: 'Chat with us' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
})
