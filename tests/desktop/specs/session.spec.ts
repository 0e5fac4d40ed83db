import { expect, type Page } from '@playwright/test'
import { logIn as logInByForm } from '#support/main-job.ts'
import { startCallsMade } from '#support/start-calls.ts'
import { invoke } from '../support/client.ts'
import { sandboxTest } from '../support/fixtures.ts'
import { keyringEntry } from '../support/keyring.ts'

const password = 'Mabuhay8'

/** With an account. */
const test = sandboxTest.extend<{ username: string }>({
  username: async ({ sandbox }, use) => {
    const { username } = await sandbox.createAccount({ username: 'bituin', password })
    await use(username)
  },
})

const balance = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })

test('[BOOT-02] a page that starts anew with a session loads the member, the balance and the counts', async ({
  client: { page },
  sandbox,
  username,
}) => {
  await logInByForm(page, username, password)
  await startCallsMade(sandbox, 'member')
  const before = await sandbox.calls()
  await page.reload()
  await expect(balance(page)).toContainText('₱1,000.00')
  for (const endpoint of ['member.info', 'member.balance', 'member.unreadCount', 'member.promotionCount'])
    await expect
      .poll(async () => (await sandbox.calls())[endpoint] ?? 0, { message: endpoint })
      .toBeGreaterThan(before[endpoint] ?? 0)
})

test('[BOOT-02, AUTH-11] a session that has died meanwhile ends once, with one message, and no loop', async ({
  client: { page },
  sandbox,
  username,
}) => {
  await logInByForm(page, username, password)
  await startCallsMade(sandbox, 'member')
  await sandbox.endSessions(username)
  const { 'member.info': before = 0 } = await sandbox.calls()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
  const { 'member.info': infos = 0 } = await sandbox.calls()
  expect(infos - before).toBeLessThanOrEqual(2)
})

test('[STO-01] the page never has the token, neither in its storage nor anywhere else, and sets no cookie', async ({
  start,
  keyring,
  username,
}) => {
  const { app, page } = await start(keyring.env)
  await logInByForm(page, username, password)
  await expect(balance(page)).toBeVisible()
  await expect.poll(() => keyringEntry(app, 'session')).toMatch(/^ps_[\w-]{43}$/)
  const token = await keyringEntry(app, 'session')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toEqual(expect.arrayContaining(['account', 'customerId', 'merchant']))
  const kept = await page.evaluate(() => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookies: document.cookie,
    page: document.documentElement.outerHTML,
  }))
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(kept.session).not.toHaveProperty('token')
  expect(kept.cookies).toBe('')
})
