import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

const frame = (page: Page) => page.locator('iframe')
const spinIn = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(site: SitePage, token: string, name: string) {
  await site.openSignedIn(`/rng?search=${encodeURIComponent(name)}`, token)
  await site.tile(name).click()
}

test('[LNCH-10] a game for a window gets it in the click that chose it, and one that takes the place of the site leads back to the lobby', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const launches = async () => (await sandbox.account(account.username)).launches
  await site.openSignedIn('/rng?search=Open%20Water', account.token)
  const popup = page.waitForEvent('popup')
  await site.tile('Open Water').click()
  const game = await popup
  await expect(button(game, 'Spin')).toBeVisible()
  expect(await game.evaluate(() => window.opener === null)).toBe(true)
  await expect(page.getByRole('heading', { name: 'The game is in its own window' })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)

  const second = page.waitForEvent('popup')
  await button(page, 'Open again').click()
  await expect(button(await second, 'Spin')).toBeVisible()
  expect(await launches()).toBe(2)

  // Opened by its URL, without a click: no window and no launch yet.
  await page.reload()
  await expect(button(page, 'Open in new window')).toBeVisible()
  expect(await launches()).toBe(2)

  await site.follow('/rng?search=Ferry')
  await site.tile('Ferry Crossing').click()
  await expect(button(page, 'Spin')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng\?search=Ferry/)
  await expect(site.tile('Ferry Crossing')).toBeVisible()
  expect(await launches()).toBe(3)
})

test('[LNCH-05] Escape leaves the full screen and not the game, close leaves both; where there is no full screen the game fills its window', {
  tag: '@full',
}, async ({ page, site, account }) => {
  await choose(site, account.token, 'Golden Carabao')
  await expect(spinIn(page)).toBeVisible()
  const whole = () => page.evaluate(() => document.fullscreenElement !== null)
  await button(page, 'Full screen').click()
  await expect.poll(whole).toBe(true)
  await expect(button(page, 'Exit full screen')).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time played' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(whole).toBe(false)
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(spinIn(page)).toBeVisible()

  await button(page, 'Full screen').click()
  await expect.poll(whole).toBe(true)
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\/rng/)
  await expect.poll(whole).toBe(false)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await page.goForward()
  await page.reload()
  await expect(spinIn(page)).toBeVisible()
  await button(page, 'Full screen').click()
  await expect.poll(() => frame(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await button(page, 'Exit full screen').click()
  await expect(button(page, 'Deposit')).toBeVisible()
  await expect(spinIn(page)).toBeVisible()
})

test('[LNCH-11] a game in other words is understood, and money is put in beside it while it runs', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const written = async () =>
    Number(await sandbox.balanceOf(account.username)).toLocaleString('en-PH', { minimumFractionDigits: 2 })
  await choose(site, account.token, 'Manila Nights')
  await expect(page.getByRole('heading', { name: 'Opening Manila Nights' })).toHaveCount(0)
  await spinIn(page).click()
  await expect.poll(async () => (await sandbox.account(account.username)).history[0]?.state).toBe('settled')
  await expect(site.balance).toContainText(await written())

  const say = (event: string) =>
    page
      .frames()[1]
      ?.evaluate((text) => parent.postMessage(text, '*'), JSON.stringify({ bayfront: 1, event }))
  await say('wallet.low')
  await expect(page.getByRole('alert')).toContainText('Your balance is too low for this bet')
  await button(page, 'Back to the game').click()

  await test.step('a deposit shows at once in the header and in the game', async () => {
    await say('cashier.open')
    const sheet = site.dialog('Deposit')
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('500')
    await sheet.getByRole('button', { name: 'Pay ₱500.00 with GCash' }).click()
    const number = sheet.getByRole('definition').filter({ hasText: /^D/ })
    await sandbox.payDeposit((await number.innerText()).trim())
    await expect(site.balance).toContainText(await written())
    await expect(page.frameLocator('iframe').getByRole('status', { name: 'Balance' })).toContainText(
      await written(),
    )
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  await expect(spinIn(page)).toBeVisible()
  expect((await sandbox.account(account.username)).launches).toBe(1)
  await say('session.timeout')
  await expect.poll(async () => (await sandbox.account(account.username)).launches).toBe(2)
  // Repeated, because the old frame may still be the one that sends it, and only the new one is listened to.
  await expect(async () => {
    await say('game.home')
    await expect(page).toHaveURL(/\/rng/, { timeout: 1000 })
  }).toPass()
})
