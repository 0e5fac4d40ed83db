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

test('[LNCH-10] a game for a window gets it in the click that chose it, and its card opens another', async ({
  page,
  site,
  account,
  sandbox,
}) => {
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
  expect((await sandbox.account(account.username)).launches).toBe(2)

  // Opened by its URL, without a click: no window and no launch yet.
  await page.reload()
  await expect(button(page, 'Open in new window')).toBeVisible()
  expect((await sandbox.account(account.username)).launches).toBe(2)
})

test('[LNCH-10] a blocked window is told, with a click of its own and this tab as ways on', async ({
  page,
  site,
  account,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('windows') !== 'allowed') window.open = () => null
  })
  await choose(site, account.token, 'Open Water')
  const card = page.getByRole('alert')
  await expect(card).toContainText('Your browser blocked the window')
  await page.evaluate(() => sessionStorage.setItem('windows', 'allowed'))
  await page.reload()
  const popup = page.waitForEvent('popup')
  await button(page, 'Open in new window').click()
  await expect(button(await popup, 'Spin')).toBeVisible()

  await page.evaluate(() => {
    window.open = () => null
  })
  await button(page, 'Open again').click()
  await button(page, 'Open in this tab').click()
  await expect(button(page, 'Spin')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng/)
})

test('[LNCH-10] a game that takes the place of the site gets it, and Back leads to the lobby', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await choose(site, account.token, 'Ferry Crossing')
  await expect(button(page, 'Spin')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng\?search=Ferry/)
  await expect(site.tile('Ferry Crossing')).toBeVisible()
  expect((await sandbox.account(account.username)).launches).toBe(1)
})

test('[LNCH-10] a game that never says it is ready offers a window instead of a blank', async ({
  page,
  site,
  account,
}) => {
  await page.route('**/wps/game/launchGame', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, value: { ...json.value, readyTimeout: 300 } } })
  })
  await choose(site, account.token, 'Slow Boat')
  const slow = page.getByRole('alert')
  await expect(slow).toContainText('This is taking longer than usual')
  await button(page, 'Keep waiting').click()
  await expect(slow).toContainText('This is taking longer than usual')
  const popup = page.waitForEvent('popup')
  await button(page, 'Open in new window').click()
  await expect((await popup).getByText('Slow Boat is on its way.')).toBeVisible()
  await button(page, 'Play here instead').click()
  await expect(frame(page)).toBeVisible()
})

test('[LNCH-05] Escape leaves the full screen and not the game; reload and close do what they say', async ({
  page,
  site,
  account,
}) => {
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
})

test('[LNCH-05] where the browser has no full screen, the game fills its window', async ({
  page,
  site,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await choose(site, account.token, 'Golden Carabao')
  await expect(spinIn(page)).toBeVisible()
  await button(page, 'Full screen').click()
  await expect.poll(() => frame(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await button(page, 'Exit full screen').click()
  await expect(button(page, 'Deposit')).toBeVisible()
  await button(page, 'Full screen').click()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Deposit')).toBeVisible()
  await expect(spinIn(page)).toBeVisible()
})

test('[LNCH-11] a game in other words is understood, and money is put in beside it while it runs', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await choose(site, account.token, 'Manila Nights')
  await expect(page.getByRole('heading', { name: 'Opening Manila Nights' })).toHaveCount(0)
  await spinIn(page).click()
  await expect.poll(async () => (await sandbox.account(account.username)).history[0]?.state).toBe('settled')
  const balance = Number(await sandbox.balanceOf(account.username))
  await expect(site.balance).toContainText(balance.toLocaleString('en-PH', { minimumFractionDigits: 2 }))

  const say = (event: string) =>
    page
      .frames()[1]
      ?.evaluate((text) => parent.postMessage(text, '*'), JSON.stringify({ bayfront: 1, event }))
  await say('wallet.low')
  await expect(page.getByRole('alert')).toContainText('Your balance is too low for this bet')
  await button(page, 'Back to the game').click()
  await say('cashier.open')
  await expect(site.dialog('Deposit')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(site.dialog('Deposit')).toHaveCount(0)
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

test('[LNCH-11] a deposit beside the game shows at once in the header and in the game', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  for (const name of ['Golden Carabao', 'Manila Nights']) {
    const before = Number(await sandbox.balanceOf(account.username))
    await choose(site, account.token, name)
    await expect(spinIn(page)).toBeVisible()
    await button(page, 'Deposit').click()
    const sheet = site.dialog('Deposit')
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('500')
    await sheet.getByRole('button', { name: 'Pay ₱500.00 with GCash' }).click()
    const number = sheet.getByRole('definition').filter({ hasText: /^D/ })
    await sandbox.payDeposit((await number.innerText()).trim())
    const after = (before + 500).toLocaleString('en-PH', { minimumFractionDigits: 2 })
    await expect(site.balance).toContainText(after)
    await expect(page.frameLocator('iframe').getByRole('status', { name: 'Balance' })).toContainText(after)
    await page.keyboard.press('Escape')
    await button(page, 'Close').click()
  }
})

test('[LNCH-06, RT-14] the sportsbook and a room of a card game launch by their own calls', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.goto('/fbsports')
  await expect(site.dialog('Log in')).toBeVisible()
  await site.openSignedIn('/fbsports', account.token)
  await expect(page.getByRole('heading', { level: 1, name: 'Kampeon Sports' })).toBeVisible()
  await expect(frame(page)).toBeVisible()
  expect((await sandbox.calls())['games.fbSportsLaunch']).toBe(1)

  const rooms = await page.evaluate(async () => {
    const answer: {
      value: {
        list: {
          roomId: string
          vassalage: string
          nodeId: number
          players: number
          seats?: number | null
          buyIn?: number | string | null
        }[]
      }
    } = await (
      await fetch('/wps/relay/GLS2_roomList?language=EN', { headers: { Merchant: 'palaro' } })
    ).json()
    return answer.value.list
  })
  // The one with the most free seats that the account has money for, because others sit down all the time.
  const [free] = rooms
    .filter(({ seats, buyIn }) => seats != null && Number(buyIn ?? 0) <= 1000)
    .sort((a, b) => (b.seats ?? 0) - b.players - (a.seats ?? 0) + a.players)
  const address = (room: string) => `/seamless?vendor=${free?.vassalage}&nodeId=${free?.nodeId}&room=${room}`
  await page.goto(address(free?.roomId ?? ''))
  await expect(frame(page)).toHaveAttribute('src', new RegExp(`room=${free?.roomId}`))
  await page.goto(address('no-such-room'))
  await expect(page.getByRole('alert')).toContainText('You can’t join this room')
  await page.getByRole('link', { name: 'See other rooms' }).click()
  await expect(page).toHaveURL(/\/pvp/)
})

test('[LNCH-03] a game taken away between the list and its launch is said to be gone', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/rng?search=Golden%20Carabao', account.token)
  await expect(site.tile('Golden Carabao')).toBeVisible()
  await sandbox.setFlag('goneGames', '1001')
  await site.tile('Golden Carabao').click()
  const card = page.getByRole('alert')
  await expect(card).toContainText('This game isn’t available')
  await expect(button(page, 'Try again')).toHaveCount(0)
  await card.getByRole('link', { name: 'See other games' }).click()
  await expect(page).toHaveURL(/\/games/)
})
