import type { Page } from '@playwright/test'
import { shownBalance } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'

/** Presses Tab until the named element has focus, as keyboard users do. */
async function tabTo(page: Page, role: string, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role as 'button', { name })
  for (let steps = 0; steps < 90; steps += 1) {
    await page.keyboard.press('Tab')
    const there = await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))
    if (there) return
  }
  throw new Error(`the keyboard never reached ${role} ${name}`)
}

test('[A11Y-01] the main job by keyboard alone', async ({ page, sandbox }) => {
  const username = `kb${Date.now().toString(36).slice(-7)}`
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Register' }).first()).toBeVisible()

  await tabTo(page, 'button', 'Register')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Register' })
  await expect(form).toBeVisible()
  await form.getByRole('textbox', { name: 'Username' }).waitFor()
  for (const [label, text] of [
    ['Username', username],
    ['Password', 'Mabuhay8'],
    ['Confirm password', 'Mabuhay8'],
  ] as const) {
    const field = form
      .getByRole('textbox', { name: label, exact: true })
      .or(form.getByLabel(label, { exact: true }).and(page.locator('input')))
    for (let steps = 0; steps < 12; steps += 1) {
      if (await field.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
  }
  await tabTo(page, 'checkbox', /18/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('dialog', { name: /^Welcome to / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => shownBalance(page)).toBe('1000.00')

  await tabTo(page, 'link', 'Slots')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng/)
  await page.getByRole('main').getByRole('searchbox', { name: 'Search games' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused()
  await page.keyboard.type('golden caribao')
  await expect(page.getByRole('option', { name: /Golden Carabao/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')

  const game = page.frameLocator('iframe[title="Golden Carabao"]')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  for (let steps = 0; steps < 40; steps += 1) {
    if (await spin.evaluate((one) => one === document.activeElement && document.hasFocus())) break
    await page.keyboard.press('Tab')
  }
  for (let round = 1; round <= 5; round += 1) {
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(round)
    await expect(spin).toBeEnabled()
  }
  await expect.poll(() => shownBalance(page)).toBe(await sandbox.balanceOf(username))

  await tabTo(page, 'button', 'Close')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/(game|seamless)\?/)
  await tabTo(page, 'button', 'Sign out')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Register' }).first()).toBeVisible()
})
