/** A round of a game of each kind, through the site. Bets and wins change the ledger. */
import type { Page } from '@playwright/test'
import { gameOfEachKind, type TestGame } from '#sandbox/world/games/test-games.ts'
import { atTheStart, gameRounds } from '#support/game-rounds.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { fullAfterFirst } from '../fixtures/full.ts'
import { expect, test } from '../fixtures/site.ts'

const gameFrame = (page: Page) => page.frameLocator('iframe')
const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }

/** Plays a round of the game whose page is open, and looks at what the gateway and the game say of it then. */
async function playRound(page: Page, sandbox: SandboxClient, username: string, { name, kind }: TestGame) {
  const { bet, waits } = gameRounds[kind]
  const game = gameFrame(page)
  const { rounds } = await sandbox.account(username)
  const latest = async () => (await sandbox.account(username)).history[0]?.state
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  await bet(game)
  await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(rounds + 1)
  if (waits) {
    await waits(game)
    expect(await latest()).toBe('open')
    await sandbox.advanceClock(10 * 60_000)
  }
  await expect.poll(latest).toBe('settled')
  const balance = Number(await sandbox.balanceOf(username))
  await page.frames()[1]?.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await expect(game.getByRole('status', { name: 'Balance' })).toContainText(
    balance.toLocaleString('en-PH', { minimumFractionDigits: 2 }),
  )
  expect(await sandbox.ledgerBalanced()).toBe(true)

  // Buttons that show only their icon on a phone keep their name.
  await page.setViewportSize(phone)
  await expect(game.getByRole('button').first()).toBeVisible()
  await expect(game.getByRole('button', { name: /^$/ })).toHaveCount(0)
  await page.setViewportSize(wide)
}

/** The site is loaded once for several games, and the tests are as many as run at the same time. */
const groups = Map.groupBy(gameOfEachKind().entries(), ([place]) => place % 3)

for (const [group, games] of groups) {
  const kinds = games.map(([, { kind }]) => kind)
  test(
    `[LNCH-08, A11Y-01] a round of each of ${kinds.join(', ')} moves balance, record and ledger, and on a phone each button has a name`,
    fullAfterFirst(group),
    async ({ page, site, account, sandbox }) => {
      await sandbox.setBalance(account.username, '20000.00')
      await site.openSignedIn('/help', account.token)
      for (const [, game] of games)
        await test.step(game.kind, async () => {
          await atTheStart(sandbox)
          await site.follow(game.path)
          await playRound(page, sandbox, account.username, game)
        })
    },
  )
}

test('[LOT-01] [RT-09] a draw is chosen, bet on in the frame, and decided by the numbers that are shown', {
  tag: '@full',
}, async ({ page, site, account, sandbox }) => {
  await atTheStart(sandbox)
  await site.openSignedIn('/lottery', account.token)
  const menu = site.main.getByRole('navigation', { name: 'Draws' })
  await expect(menu.getByRole('link')).toHaveCount(9)
  await menu.getByRole('link', { name: /^Kislap Keno/ }).click()
  await expect(page).toHaveURL(/gameCode=ELOTT-\d+&vendor=ELOTT/)
  await expect(page).toHaveTitle(/^Kislap Keno/)
  const results = site.main.getByRole('region', { name: 'Latest results Kislap Keno' })
  await expect(results.getByRole('listitem')).toHaveCount(5)
  await results.getByRole('button', { name: 'Show all 100' }).click()
  await expect(results.getByRole('listitem')).toHaveCount(100)

  const game = gameFrame(page)
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await game.getByRole('button', { name: /^Bet ₱/ }).click()
  await expect(game.getByRole('button', { name: 'My tickets, 1 pending' })).toBeVisible()
  expect((await sandbox.account(account.username)).rounds).toBe(1)
  await sandbox.advanceClock(2 * 60_000)
  await expect.poll(async () => (await sandbox.account(account.username)).history[0]?.state).toBe('settled')
  expect(await sandbox.ledgerBalanced()).toBe(true)

  await menu.getByRole('button', { name: 'Add Kislap Keno to favourites' }).click()
  await page.reload()
  await menu.getByRole('radio', { name: 'Favourites' }).click()
  await expect(menu.getByRole('link')).toHaveCount(1)
  await menu.getByRole('radio', { name: 'Recent' }).click()
  await expect(menu.getByRole('link', { name: /^Kislap Keno/ })).toBeVisible()
})

test('[LOT-01] a visitor sees menu and draws, is asked to log in to bet, and bad addresses are answered calmly', {
  tag: '@full',
}, async ({ page, site, account, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('lotteryFavourites:juan', '{"evil":'))
  await page.goto('/lottery')
  await expect(
    site.main.getByRole('navigation', { name: 'Draws' }).getByRole('link', { name: /^Saigon 4D/ }),
  ).toBeVisible()
  const results = site.main.getByRole('region', { name: 'Latest results' })
  await expect(results.getByRole('listitem')).toHaveCount(9)
  await expect(
    site.main.getByRole('region', { name: 'Lottery', exact: true }).getByRole('timer'),
  ).toContainText(/\d:\d\d|drawing/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await site.main.getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()

  await site.openSignedIn('/lottery?gameCode=%3Cscript%3E&vendor=TCG_SEA', account.token)
  await expect(site.main.getByRole('alert').first()).toBeVisible()
  await expect(site.main.getByRole('navigation', { name: 'Draws' }).getByRole('link')).toHaveCount(9)

  await sandbox.fault('lottery.menu', '500')
  await sandbox.fault('lottery.latest', 'html')
  await page.goto('/lottery')
  await expect(site.main.getByText('The draws didn’t load')).toBeVisible()
  await expect(site.main.getByText('The results didn’t load')).toBeVisible()
})
