import { type ElectronApplication, expect, type Page } from '@playwright/test'
import { scaled } from '#support/machine-factor.ts'
import { logIn as logInByForm } from '#support/main-job.ts'
import { untilQuiet } from '#support/quiet.ts'
import { startCallsMade } from '#support/start-calls.ts'
import { sandboxTest as test } from '../support/fixtures.ts'

const password = 'Mabuhay8'
const path = (page: Page) => page.evaluate(() => location.pathname + location.search)
const balance = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })

/** Opens a link the way macOS passes it on. */
const opens = (app: ElectronApplication, link: string) =>
  app.evaluate(({ app: main }, url) => void main.emit('open-url', { preventDefault() {} }, url), link)

test('[DSK-06] a link opens its page: at a cold start, from a second start, and from the system; a hostile one none', async ({
  start,
}) => {
  const { app, page, launchAgain, output } = await start(
    {},
    'palaro://promotions?type=all&next=https://evil.example',
  )
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await path(page)).toBe('/promotions?type=all')
  await page.evaluate(() => void Object.assign(window, { mark: true }))

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  expect(await launchAgain('palaro://rng?search=Open%20Water')).toBe(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Play Open Water' })).toBeVisible()
  expect(await path(page)).toBe('/rng?search=Open+Water')
  const minimized = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized()))
  expect(await minimized()).toEqual([false])

  expect(await launchAgain('palaro://evil.example/rng')).toBe(0)
  await opens(app, 'palaro://javascript:alert(1)')
  await opens(app, 'palaro://rng/..%2fdeposit')
  await expect.poll(() => output().match(/a link was refused/g)).toHaveLength(3)
  expect(await path(page)).toBe('/rng?search=Open+Water')

  await opens(app, 'palaro:///help')
  await expect.poll(() => path(page)).toBe('/help')
  // All of that happened in the same document.
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
})

test('[DSK-07] without a gateway the start has a clear screen, and goes on by itself; a gateway that goes away is reported', async ({
  client: { app, page },
  sandbox,
}) => {
  await sandbox.fault('*', 'drop')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We can’t connect right now.' })).toBeVisible()
  await sandbox.clearFaults()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeVisible()

  await untilQuiet(page)
  await sandbox.fault('*', 'drop')
  await opens(app, 'palaro://rng?search=Ferry')
  const told = page.getByText('We can’t reach our servers.')
  // A failed call is retried for some seconds before the error is shown.
  await expect(told).toBeVisible({ timeout: scaled(20_000) })
  await sandbox.clearFaults()
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(told).toBeHidden()
})

test('[DSK-07] after a sleep the page asks for the status and the balance once', {
  tag: '@full',
}, async ({ client: { app, page }, sandbox }) => {
  const { username } = await sandbox.createAccount({ username: 'tala', password })
  await logInByForm(page, username, password)
  await expect(balance(page)).toContainText('₱1,000.00')
  // What starts late would count as asked after the sleep.
  await startCallsMade(sandbox, 'member')
  await untilQuiet(page)
  const before = await sandbox.calls()
  await untilQuiet(page, () =>
    app.evaluate(({ powerMonitor }) => {
      for (const event of ['suspend', 'resume', 'resume']) powerMonitor.emit(event)
    }),
  )
  const after = await sandbox.calls()
  const made = Object.entries(after).filter(([endpoint, count]) => count > (before[endpoint] ?? 0))
  expect(
    Object.fromEntries(made.map(([endpoint, count]) => [endpoint, count - (before[endpoint] ?? 0)])),
  ).toEqual({
    'system.status': 1,
    'member.balance': 1,
  })
})
