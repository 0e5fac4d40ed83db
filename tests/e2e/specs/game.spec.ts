import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

const frame = (page: Page) => page.locator('iframe')
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' })

// Registration, rounds, the balance beside them, a reload of the game and the winner board: main-job.spec.ts.
test('[LNCH-02, LNCH-07, LNCH-09, RT-11, STO-01] a game runs below the header alone, comes back at a new address whenever its page does, and leads back where one came from', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const launches = async () => (await sandbox.account(account.username)).launches
  await site.openSignedIn('/rng?search=Golden%20Carabao', account.token)
  await site.tile('Golden Carabao').click()
  await expect(spin(page)).toBeVisible()
  const first = await frame(page).getAttribute('src')
  await expect(site.footer).toBeHidden()
  await expect(site.nav).toBeHidden()

  await spin(page).click()
  await expect
    .poll(async () => {
      const { rounds, history } = await sandbox.account(account.username)
      return [rounds, history[0]?.state]
    })
    .toEqual([1, 'settled'])
  const balance = Number(await sandbox.balanceOf(account.username))
  const written = balance.toLocaleString('en-PH', { minimumFractionDigits: 2 })
  await expect(site.balance).toContainText(written)
  // As on a phone that had discarded the page.
  await page.reload()
  await expect(spin(page)).toBeEnabled()
  await expect(page.frameLocator('iframe').getByRole('status', { name: 'Balance' })).toContainText(written)
  expect(await launches()).toBe(2)
  expect(await frame(page).getAttribute('src')).not.toBe(first)

  const [, game] = page.frames()
  await game?.evaluate(() => parent.postMessage({ source: 'palaro-provider', type: 'lobby' }, '*'))
  await expect(page).toHaveURL(/\/rng/)
  await expect(site.balance).toContainText(written)
  await page.goForward()
  await expect.poll(launches).toBe(3)
  await expect(spin(page)).toBeVisible()
})
