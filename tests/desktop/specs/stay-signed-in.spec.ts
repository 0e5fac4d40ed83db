import { expect, type Page } from '@playwright/test'
import { logIn as logInByForm } from '#support/main-job.ts'
import { invoke, type Run } from '../support/client.ts'
import { openClientSettings } from '../support/client-settings.ts'
import { keyringEntry, noKeyring } from '../support/keyring.ts'
import { sandboxTest as test } from '../support/runs.ts'

const password = 'Mabuhay8'
const balance = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })
const register = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Register' })

async function stay(page: Page, on: boolean) {
  const dialog = await openClientSettings(page)
  const box = dialog.getByRole('checkbox', { name: /Stay logged in/ })
  await box.setChecked(on)
  return { dialog, box }
}

/** Logs in with a session that is kept for the next start. */
async function logInKept({ app, page }: Run, username: string) {
  await invoke(page, 'settings:change', { staySignedIn: true })
  await logInByForm(page, username, password)
  await expect.poll(() => keyringEntry(app, 'kept-session')).toMatch(/^ps_/)
}

test('[DSK-02] a session goes on at the next start when the player asked for it', async ({
  keyring,
  start,
  sandbox,
}) => {
  const { username } = await sandbox.createAccount({ username: 'amihan', password })
  const first = await start(keyring.env)
  await stay(first.page, true)
  await first.page.keyboard.press('Escape')
  await logInByForm(first.page, username, password)
  await expect(balance(first.page)).toContainText('₱1,000.00')
  await expect.poll(() => keyringEntry(first.app, 'kept-session')).toMatch(/^ps_/)
  await first.close()

  const second = await start(keyring.env)
  await expect(balance(second.page)).toContainText('₱1,000.00')
  expect(await invoke(second.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'vault' })
})

test('[DSK-02] a kept session that has expired meanwhile is forgotten, and the player is told', async ({
  keyring,
  start,
  sandbox,
}) => {
  const { username } = await sandbox.createAccount({ username: 'amihan', password })
  const first = await start(keyring.env)
  await logInKept(first, username)
  await first.close()
  // Not earlier, because a running client would notice.
  await sandbox.endSessions(username)

  const second = await start(keyring.env)
  await expect(second.page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  await expect(register(second.page)).toBeVisible()
  await expect.poll(() => keyringEntry(second.app, 'kept-session')).toBeNull()
})

test('[DSK-02] a player who no longer asks for it stays logged in for this run only', async ({
  keyring,
  start,
  sandbox,
}) => {
  const { username } = await sandbox.createAccount({ username: 'amihan', password })
  const first = await start(keyring.env)
  await logInKept(first, username)
  await invoke(first.page, 'settings:change', { staySignedIn: false })
  await expect.poll(() => keyringEntry(first.app, 'kept-session')).toBeNull()
  expect(await invoke(first.page, 'session:state')).toMatchObject({ signedIn: true })
  await first.close()

  const second = await start(keyring.env)
  await expect(register(second.page)).toBeVisible()
})

test('[DSK-02] where no vault works, the settings say that a session can’t be kept', async ({ start }) => {
  const { page } = await start({ ...noKeyring, HOST_SAFE_STORAGE: 'basic-text' })
  const { box } = await stay(page, true)
  await expect(box).toHaveAccessibleDescription(/your session can’t be kept/)
})
