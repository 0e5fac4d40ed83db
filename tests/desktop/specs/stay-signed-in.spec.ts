import { expect, type Page } from '@playwright/test'
import { logIn as logInByForm } from '#support/main-job.ts'
import { invoke, type Run } from '../support/client.ts'
import { openClientSettings } from '../support/client-settings.ts'
import { sandboxTest as test } from '../support/fixtures.ts'
import { keyringEntry } from '../support/keyring.ts'

const password = 'Mabuhay8'
const balance = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })
const register = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Register' })

/** Logs in with a session that is kept for the next start. */
async function logInKept({ app, page }: Run, username: string) {
  await invoke(page, 'settings:change', { staySignedIn: true })
  await logInByForm(page, username, password)
  await expect.poll(() => keyringEntry(app, 'kept-session')).toMatch(/^ps_/)
}

test('[DSK-02] a session goes on at the next start when the player asked for it', { tag: '@full' }, async ({
  keyring,
  start,
  sandbox,
}) => {
  const { username } = await sandbox.createAccount({ username: 'amihan', password })
  const first = await start(keyring.env)
  const settings = await openClientSettings(first.page)
  await settings.getByRole('checkbox', { name: /Stay logged in/ }).check()
  await first.page.keyboard.press('Escape')
  await logInByForm(first.page, username, password)
  await expect(balance(first.page)).toContainText('₱1,000.00')
  await expect.poll(() => keyringEntry(first.app, 'kept-session')).toMatch(/^ps_/)
  await first.close()

  const second = await start(keyring.env)
  await expect(balance(second.page)).toContainText('₱1,000.00')
  expect(await invoke(second.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'vault' })
})

test('[DSK-02] a kept session that has expired meanwhile is forgotten, and the player reads so', {
  tag: '@full',
}, async ({ keyring, start, sandbox }) => {
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
