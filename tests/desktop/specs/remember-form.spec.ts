import { expect, type Page } from '@playwright/test'
import { signOut } from '#support/main-job.ts'
import { invoke } from '../support/client.ts'
import { sandboxTest as test } from '../support/fixtures.ts'
import { keyringEntry, noKeyring } from '../support/keyring.ts'

const password = 'Palaro123'
const inMemory = { ...noKeyring, HOST_SAFE_STORAGE: 'unavailable' }

/** Opens the login dialog from the header, whose own form is empty. */
async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const username = dialog.getByRole('textbox', { name: 'Username' })
  await expect(username).toBeVisible()
  return {
    dialog,
    username,
    password: dialog.getByLabel('Password', { exact: true }),
    remember: dialog.getByRole('checkbox', { name: 'Remember me' }),
    async submit() {
      await dialog.getByRole('button', { name: /^Log in/ }).click()
      await expect(page.getByRole('banner').getByRole('status', { name: 'Balance' })).toBeVisible()
    },
  }
}

test('[AUTH-07, DSK-02] who ticked “remember me” logs in after a restart without typing, and unticking forgets at once', async ({
  keyring,
  start,
}) => {
  const first = await start(keyring.env)
  const typed = await openLogin(first.page)
  await typed.username.fill('juan')
  await typed.password.fill(password)
  await typed.remember.check()
  await typed.submit()
  await expect.poll(() => keyringEntry(first.app, 'login')).toContain(password)
  await first.close()

  const { app, page } = await start(keyring.env)
  const held = await openLogin(page)
  await expect(held.username).toHaveValue('juan')
  await expect(held.remember).toBeChecked()
  await expect(held.password).toHaveValue('')
  await expect(held.password).toHaveAccessibleDescription(/Saved on this computer/)
  await held.submit()
  await signOut(page)

  const again = await openLogin(page)
  await expect(again.remember).toBeChecked()
  await again.remember.uncheck()
  await expect.poll(() => keyringEntry(app, 'login')).toBeNull()
  await expect(again.password).not.toHaveAccessibleDescription(/Saved/)
  expect(await invoke(page, 'memory:read')).toEqual({ storage: 'vault' })
})

test('[AUTH-07] a held password whose day ends while the form is open must be typed', {
  tag: '@full',
}, async ({ client: { app, page } }) => {
  await invoke(page, 'memory:keep', { kind: 'username', username: 'juan', password })
  const login = await openLogin(page)
  await expect(login.password).toHaveAccessibleDescription(/Saved/)
  await app.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 25 * 3_600_000
  })
  await login.dialog.getByRole('button', { name: /^Log in/ }).click()
  await expect(login.password).toHaveAccessibleDescription('Please fill this in.')
  await login.password.fill(password)
  // Sets the clock back, because the gateway rejects a payload from the future.
  await app.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 25 * 3_600_000
  })
  await login.submit()
})

test('[DSK-02] where nothing can encrypt, the login form says that it is for this run only', {
  tag: '@full',
}, async ({ start }) => {
  const { page } = await start(inMemory)
  const login = await openLogin(page)
  await expect(login.dialog.getByText('nothing is saved')).toBeVisible()
  await expect(login.dialog.getByRole('button', { name: 'Log in for this session' })).toBeVisible()
  await login.username.fill('juan')
  await login.password.fill(password)
  await login.remember.check()
  await login.submit()
  await signOut(page)
  const again = await openLogin(page)
  await expect(again.password).toHaveAccessibleDescription(/Kept until you close the app/)
  await again.submit()
})
