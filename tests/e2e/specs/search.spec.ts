import { expect, test } from '../fixtures/site.ts'
import { violationsOf } from '../fixtures/violations.ts'

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

test('[LST-13] a form that somebody fills in does not give way to the search', async ({ page, site }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await site.header.getByRole('button', { name: 'Register' }).click()
  await site.dialog('Register').getByRole('textbox', { name: 'Username' }).fill('bituin')
  await page.keyboard.press('Control+k')
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toHaveValue('bituin')
  await expect(page.getByRole('combobox', { name: 'Search games' })).toHaveCount(0)
})

for (const width of [390, 1280])
  test(`[LST-13, A11Y-01] a visitor searches by the button, and logs in to play, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await site.header.getByRole('button', { name: 'Search games' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('group', { name: 'Popular games' }).getByRole('option')).toHaveCount(5)
    await page.waitForLoadState('networkidle')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('caribao')
    await dialog
      .getByRole('option', { name: /Carabao/ })
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('option', { name: /Golden Carabao/ }).click()
    await expect(site.dialog('Log in')).toBeVisible()
  })
