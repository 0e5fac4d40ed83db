import type { ElectronApplication, Page } from '@playwright/test'
import { logIn } from '#support/main-job.ts'
import { expect, sandboxTest as test } from '../support/fixtures.ts'
import { noKeyring } from '../support/keyring.ts'
import { systemCalls } from '../support/stand-in.ts'

const inMemory = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }

/** Logs in and opens a page of the member centre from the header. */
async function openCentre(page: Page, name: string) {
  await logIn(page, 'juan', 'Palaro123')
  await page.getByRole('banner').getByRole('button', { name: 'juan' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await page.getByRole('menuitem', { name: 'Member centre' }).click()
  await centre.getByRole('button', { name }).click()
  await expect(centre.getByRole('heading', { level: 2, name })).toBeVisible()
  return centre
}

const downloads = async (app: ElectronApplication) =>
  (await systemCalls(app)).filter(({ what }) => what === 'download').map(({ args }) => args)

test('[DSK-03, MBR-10] the site saves what it has made itself', async ({ client: { app, page } }) => {
  const centre = await openCentre(page, 'Invite friends')
  await centre.getByRole('button', { name: 'Save QR code' }).click()
  await expect
    .poll(() => downloads(app))
    .toEqual([[expect.stringMatching(/^blob:app:\/\/site\//), 'let through']])
})

test('[DSK-08] a kiosk offers to save nothing, and refuses it', { tag: '@full' }, async ({ startKiosk }) => {
  const { app, page, output } = await startKiosk(inMemory)
  const centre = await openCentre(page, 'Invite friends')
  await expect(centre.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Save QR code' })).toHaveCount(0)
  await page.evaluate(() => {
    const href = URL.createObjectURL(new Blob(['x']))
    Object.assign(document.createElement('a'), { href, download: 'x.csv' }).click()
  })
  await expect.poll(output).toContain('a download was refused')
  await expect.poll(() => downloads(app)).toEqual([[expect.any(String), 'prevented']])
})
