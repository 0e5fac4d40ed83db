import type { ElectronApplication } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

declare global {
  /** The answers to the challenges; in main. */
  var toldTo: unknown[][]
}

/** Simulates a request that a challenge holds up. */
const challenge = (app: ElectronApplication, isProxy: boolean, url: string) =>
  app.evaluate(
    ({ app: main, BrowserWindow }, [fromProxy, address]) => {
      globalThis.toldTo ??= []
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const authInfo = { isProxy: fromProxy, scheme: 'basic', host: 'proxy.lan', port: 3128, realm: 'x' }
      main.emit(
        'login',
        { preventDefault() {} },
        contents,
        { url: address },
        authInfo,
        (...given: unknown[]) => globalThis.toldTo.push(given),
      )
    },
    [isProxy, url] as const,
  )

const toldTo = (app: ElectronApplication) => app.evaluate(() => globalThis.toldTo)

test('[DSK-03, SEC-04] a proxy’s question is put to the person, three times at most, and kept in memory; a server’s never is', {
  tag: '@full',
}, async ({ ownSite: site }) => {
  const { app, page } = site
  const dialog = page.getByRole('dialog', { name: 'Network login required' })
  const answer = async (password: string) => {
    await dialog.getByRole('textbox', { name: 'Proxy username' }).fill('ana')
    await dialog.getByLabel('Proxy password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  await challenge(app, false, 'https://server.example/')
  await challenge(app, true, 'https://cdn.example/a')
  await expect(dialog).toContainText('proxy.lan:3128')
  await answer('Wrong-1')
  await expect(dialog).toBeHidden()
  await challenge(app, true, 'https://cdn.example/a')
  await expect(dialog.getByRole('alert')).toContainText('didn’t accept')
  await answer('Right-2')
  await expect(dialog).toBeHidden()
  await challenge(app, true, 'https://cdn.example/b')
  await expect
    .poll(() => toldTo(app))
    .toEqual([[], ['ana', 'Wrong-1'], ['ana', 'Right-2'], ['ana', 'Right-2']])
  await expect(dialog).toBeHidden()
  await challenge(app, true, 'https://cdn.example/b')
  await dialog.getByRole('button', { name: 'Skip' }).last().click()
  await challenge(app, true, 'https://cdn.example/c')
  await expect.poll(async () => (await toldTo(app)).slice(4)).toEqual([[], []])
  expect(site.output()).not.toMatch(/Wrong-1|Right-2/)
})
