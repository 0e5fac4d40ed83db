import { expect, test } from '../fixtures/site.ts'

test('[RT-05, RNK-01] the top twenty by period, with a visitor asked to log in and a player told his place', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.goto('/bet-rank')
  await expect(site.main.getByRole('heading', { name: 'Top 20 bets', level: 1 })).toBeVisible()
  await expect(site.main.getByRole('region', { name: 'Highlights' })).toContainText('Bet top 20')
  const rows = site.main.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(18)
  await expect(rows.last()).toHaveText(/^20.{2}\*{3}.₱[\d,.]+₱2,000$/)
  await expect(site.main.getByText('Prize ₱50,000')).toBeVisible()
  await site.main.getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
  await page.keyboard.press('Escape')

  await site.openSignedIn('/deposit-rank?period=today', account.token)
  await expect(site.main.getByText('Not ranked yet')).toBeVisible()
  await site.main.getByRole('radio', { name: 'Last month' }).click()
  await expect(page).toHaveURL(/period=lastMonth/)
  await expect(site.main.getByText('You weren’t ranked in this period.')).toBeVisible()

  await sandbox.fault('rankings.top', '500')
  await site.main.getByRole('radio', { name: 'This month' }).click()
  await expect(site.main.getByText('The ranking didn’t load')).toBeVisible()
  await sandbox.clearFaults()
  await site.main.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).toHaveCount(18)
})

test('[RT-04, PTS-01] the points mall says what things take and how many are left, and a member his points', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/pointMall')
  await expect(site.main.getByRole('heading', { name: 'Points mall', level: 1 })).toBeVisible()
  await expect(site.main.getByRole('region', { name: 'Highlights' })).toContainText('Spend your points')
  const item = (name: string) =>
    site.main.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(item('₱50 bonus')).toContainText('812 of 1,000 left')
  await expect(item('₱50 bonus')).toContainText('2,500 points')
  await expect(item('₱250 merienda voucher')).toContainText('Sold out')
  await expect(item('Wireless earphones')).toContainText('plus ₱199.00')
  await site.main.getByRole('button', { name: 'Bonus', exact: true }).click()
  await expect(page).toHaveURL(/show=bonus/)
  await expect(item('Smartphone, 128 GB')).toBeHidden()
  await site.main.getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
  await page.keyboard.press('Escape')

  await site.openSignedIn('/pointMall?show=within', account.token)
  await expect(site.main.getByText('Your points', { exact: true })).toBeVisible()
  await expect(site.main.getByText('No matching rewards')).toBeVisible()
  await site.main.getByRole('button', { name: 'Show all' }).click()
  await expect(item('₱50 bonus')).toContainText('You need 2,500 more points')
})
