/**
 * The main jobs for somebody who has the keyboard and the accessibility tree only. Playing is in keyboard.spec.ts.
 * Depositing and withdrawing is done at 400 % zoom of a 1280 px window and with the system's colours.
 */

import { expect, test } from '../fixtures/site.ts'
import { KeyboardReader } from '../pages/keyboard-reader.ts'

// Named accounts with a past: an agent has a team.
test.use({ history: true })

/** 1280 × 1024 px at 400 %. */
const enlarged = { width: 320, height: 256 }

test('[A11Y-02] a deposit and a withdrawal by keyboard and tree alone, at 400 % and with the system’s colours', {
  tag: '@full',
}, async ({ context, page, site, account, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize(enlarged)
  await site.keepSignedIn(account.token)
  await page.goto('/help')
  const reader = new KeyboardReader(page)

  await reader.press('button', 'Deposit', page.getByRole('navigation', { name: 'Main' }))
  const deposit = page.getByRole('main')
  await expect(deposit.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible()
  await reader.to('radio', /^GCash/, deposit)
  await page.keyboard.press('ArrowRight')
  await expect(deposit.getByRole('radio', { name: /^Maya/ })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await reader.type('Amount', '1', deposit)
  await page.keyboard.press('Enter')
  await expect(deposit.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/₱50/)
  await expect(deposit.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
  await expect(deposit.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await reader.type('Amount', '500', deposit)
  await reader.press('button', 'Continue with GCash', deposit)
  // The step that follows has the focus on its heading.
  await expect(deposit.locator(':focus')).toHaveRole('heading')
  const opening = context.waitForEvent('page')
  await reader.press('button', 'Open GCash', deposit)
  const bank = await opening
  await bank.getByRole('button', { name: 'Pay ₱500.00' }).press('Enter')
  await expect(bank.getByText('You paid ₱500.00 to Palaro.')).toBeVisible()
  await bank.close()
  await page.bringToFront()
  await expect(deposit.getByText('₱500.00 has been added to your balance.')).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('1500.00')

  await reader.press('button', 'Me', page.getByRole('navigation', { name: 'Main' }))
  const menu = page.getByRole('dialog', { name: /^Account of/ })
  await reader.press('button', /^Withdraw/, menu)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await reader.press('button', 'Set payment password', centre)
  const setting = page.getByRole('dialog', { name: 'Set payment password' })
  await reader.type('Login password', account.password, setting)
  await reader.type('New payment password', '740213', setting)
  await reader.type('Type it again', '740213', setting)
  await reader.press('button', 'Set payment password', setting)
  await expect(setting).toBeHidden()

  await reader.press('button', 'Add account', centre)
  const adding = page.getByRole('dialog', { name: 'Add an account' })
  await reader.to('combobox', 'E-wallet', adding)
  await page.keyboard.type('GCash')
  await reader.type('Mobile number', '0917 555 0001', adding)
  await reader.type('Name on the account', 'Ana Santos', adding)
  await reader.type('Payment password', '740213', adding)
  await reader.press('button', 'Add account', adding)
  await expect(adding).toBeHidden()

  await reader.press('radio', /GCash/, centre, 'Space')
  await reader.type('Amount', '400', centre)
  await reader.type('Payment password', '740213', centre)
  await reader.press('button', 'Withdraw ₱400.00', centre)
  await reader.press('button', 'Withdraw ₱400.00', page.getByRole('dialog', { name: 'Withdraw now?' }))
  await expect(centre.getByText(/^W[\dA-Z]{12}$/)).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('1100.00')
})

test('[A11Y-02] an agent’s day by keyboard and tree alone: the team, a downline’s rate, a message', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await site.openSignedIn('/help', await sandbox.signIn('agent1'))
  const reader = new KeyboardReader(page)
  await reader.press('button', 'Agent centre')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()

  const menu = centre.getByRole('navigation', { name: 'Agent centre' })
  await reader.to('button', /^Team overview/, menu)
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button', { name: /^Downline/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(centre.getByRole('heading', { name: 'Downline', level: 2 })).toBeVisible()
  await reader.to('searchbox', 'Search accounts', centre)
  await page.keyboard.type('agent2')
  await page.keyboard.press('Enter')
  await reader.press('button', 'Details of agent2', centre.getByRole('table', { name: 'Downline' }))

  const detail = page.getByRole('dialog', { name: 'agent2' })
  await reader.type('New rate in percent', '1.3', detail)
  await expect(detail.getByRole('textbox', { name: 'New rate in percent' })).toHaveAccessibleDescription(
    /Enter a rate from .+ to 1\.2%/,
  )
  await reader.type('New rate in percent', '1.15', detail)
  await reader.press('button', 'Set rate to 1.15%', detail)
  await expect(page.getByText(/^agent2 gets 1\.15% from .+, 00:00\.$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  // Back on what opened it.
  await expect(centre.getByRole('button', { name: 'Details of agent2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(page.getByRole('button', { name: 'Agent centre' })).toBeFocused()
})
