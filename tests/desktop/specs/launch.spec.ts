import { logIn } from '#support/main-job.ts'
import { go } from '../support/client.ts'
import { expect, sandboxTest as test } from '../support/fixtures.ts'
import { openedOutside, watchOutside } from '../support/outside.ts'

test('[LNCH-02, LNCH-10, LNCH-11] on the desktop a window is the system’s browser, all else a view under the header', async ({
  client: { app, page },
  sandbox,
  providerOrigin: provider,
}) => {
  await sandbox.createAccount({ username: 'desk1', password: 'Mabuhay8' })
  const views = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().flatMap((window) =>
        window.contentView.children
          .filter((view) => 'webContents' in view)
          .map((view) => ({ ...view.getBounds(), visible: view.getVisible() })),
      ),
    )
  await watchOutside(app)

  await logIn(page, 'desk1', 'Mabuhay8')
  await go(page, '/rng?search=Open%20Water')
  await page.getByRole('main').getByRole('button', { name: 'Play Open Water' }).click()
  await expect(page.getByRole('heading', { name: 'The game is in its own window' })).toBeVisible()
  await expect.poll(() => openedOutside(app)).toEqual([expect.stringContaining(`${provider}/play?token=`)])
  expect(await views()).toEqual([])
  await expect(page.getByRole('button', { name: 'Open in this tab' })).toHaveCount(0)

  // A game that replaces the site on the web has a page here, below the site's header.
  await go(page, '/rng?search=Ferry%20Crossing')
  await page.getByRole('main').getByRole('button', { name: 'Play Ferry Crossing' }).click()
  await expect.poll(async () => (await views()).map(({ y, visible }) => [y, visible])).toEqual([[52, true]])
  const running = () =>
    app.windows().findLast((window) => !window.isClosed() && window.url().startsWith(provider))
  await expect.poll(() => running() !== undefined).toBe(true)
  await expect(running()?.getByRole('button', { name: 'Spin' }) ?? page.locator('none')).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time played' })).toBeVisible()
  expect(await openedOutside(app)).toHaveLength(1)

  // The deposit dialog opens next to the view, which keeps running.
  const whole = (await views())[0]?.width ?? 0
  await running()?.evaluate(() => window.postMessage({ source: 'palaro-provider', type: 'deposit' }, '*'))
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  await expect.poll(async () => (await views())[0]?.width ?? 0).toBeLessThan(whole)
  expect((await views())[0]?.visible).toBe(true)
  expect((await sandbox.account('desk1')).launches).toBe(2)
})
