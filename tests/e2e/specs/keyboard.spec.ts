import { shownBalance } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { KeyboardReader } from '../pages/keyboard-reader.ts'

test('[A11Y-01, A11Y-02] the main job by keyboard and tree alone', async ({ page, site, sandbox }) => {
  const reader = new KeyboardReader(page)
  const username = `kb${Date.now().toString(36).slice(-7)}`
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Register' }).first()).toBeVisible()

  await reader.press('button', 'Register', site.header)
  const form = page.getByRole('dialog', { name: 'Register' })
  await reader.type(/^Username/, username, form)
  await reader.typePassword('Password', 'Mabuhay8', form)
  await reader.typePassword('Confirm password', 'Mabuhay8', form)
  await reader.press('checkbox', /18/, form, 'Space')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('dialog', { name: /^Welcome to / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => shownBalance(page)).toBe('1000.00')

  await reader.press('link', /^Slots/, site.main)
  await expect(page).toHaveURL(/\/rng/)
  // The title of the page has the focus, as the link is gone.
  await expect(site.main.getByRole('heading', { name: 'Slots', level: 1 })).toBeFocused()
  await site.main.getByRole('searchbox', { name: 'Search games' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused()
  await page.keyboard.type('golden caribao')
  await expect(page.getByRole('option', { name: /Golden Carabao/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')

  const game = page.frameLocator('iframe[title="Golden Carabao"]')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  // The page's title has the focus, as what was pressed is gone.
  await expect(page.getByRole('heading', { name: 'Golden Carabao', level: 1 })).toBeFocused()
  await reader.to('button', 'Spin', game)
  for (let round = 1; round <= 5; round += 1) {
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(round)
    await expect(spin).toBeEnabled()
  }
  await expect.poll(() => shownBalance(page)).toBe(await sandbox.balanceOf(username))

  await reader.press('button', 'Close')
  await expect(page).not.toHaveURL(/\/(game|seamless)\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await new KeyboardReader(page, 'Shift+Tab').press('button', 'Sign out', site.header)
  await reader.press('button', 'Sign out', page.getByRole('dialog'))
  await expect(page.getByRole('button', { name: 'Register' }).first()).toBeVisible()
})

test('[A11Y-01] who leaves a game is back on its tile, and a second skip link leads to the games', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/fish', account.token)
  // It comes with the parts of the page that say and keep things.
  await expect(site.header.getByRole('button', { name: /^Language/ })).toBeVisible()
  const reader = new KeyboardReader(page)
  await reader.press('link', /^Slots/, site.nav)
  // The link keeps the focus, so the new page is said.
  await expect(page.locator('[aria-live="polite"]').getByText(/^Slot/)).toBeAttached()
  await page.reload()
  const tile = site.tile('Golden Carabao')
  await expect(tile).toBeVisible()
  await reader.to('link', 'Skip to content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the games' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
  await reader.press('button', 'Close')
  await expect(page).toHaveURL(/\/rng/)
  await expect(tile).toBeFocused()
})
