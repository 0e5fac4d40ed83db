import { expect, test } from '../fixtures/site.ts'

test('[LST-13] Ctrl K opens the search anywhere, a typing error is forgiven, and Enter plays', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/help', account.token)
  await expect(site.main.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const field = page.getByRole('combobox', { name: 'Search games' })

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('goldne caribao')
  await expect(page.getByRole('option', { name: /Golden Carabao/, selected: true })).toBeVisible()
  await expect(page.getByText(/Closest matches/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(seamless|game)\?/)
  await expect(
    page.frameLocator('iframe[title="Golden Carabao"]').getByRole('button', { name: 'Spin' }),
  ).toBeEnabled()

  // Also over a game, where recently played games come first.
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Control+k')
  await expect(
    page.getByRole('group', { name: 'Recently played' }).getByRole('option').first(),
  ).toContainText('Golden Carabao')
  await page.keyboard.type('sampag')
  await expect(page.getByRole('option', { name: /Sampaguita/ }).first()).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('promot')
  await expect(page.getByRole('option', { name: /Promotions/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/promotions/)
})
