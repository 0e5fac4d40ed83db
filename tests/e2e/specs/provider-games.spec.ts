/** One round of a game of each category, through the site. Bets and wins change the ledger. */
import type { FrameLocator, Page } from '@playwright/test'
import { featuredGames } from '#sandbox/world/featured-games.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'

const firstNode = 1001

/** The path of a featured game's page. */
function pathTo(name: string): string {
  const place = featuredGames.findIndex((game) => game.name === name)
  const vendor = featuredGames[place]?.vendor ?? ''
  const nodeId = String(firstNode + place)
  return `/seamless?${new URLSearchParams({ vendor, gameCode: `${vendor}-${nodeId}`, nodeId })}`
}

const press =
  (name: string | RegExp) =>
  async (game: FrameLocator): Promise<void> =>
    game.locator('button:not([aria-disabled="true"])').and(game.getByRole('button', { name })).first().click()

async function betOnNumbers(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await press(/^Place bet$/)(game)
}
/** On a match to come, because one in play may be suspended just now. */
async function betOnMatch(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: /^Upcoming/ }).click()
  const list = game.getByRole('region', { name: 'Matches' })
  await list
    .getByRole('button', { name: /, Winner, .*, \d/ })
    .first()
    .click()
  await press(/^Place bet$/)(game)
}
async function betOnFight(game: FrameLocator): Promise<void> {
  await press(/^Meron, /)(game)
  await press(/^Place bet$/)(game)
}
async function betAtTable(game: FrameLocator): Promise<void> {
  await press(/^Player, pays/)(game)
  await press(/^Tie, pays/)(game)
  await press('Confirm bet')(game)
}

/** Resolves once the bet has been taken and waits to be decided. */
type Waits = (game: FrameLocator) => Promise<void>
const asTicket: Waits = (game) =>
  expect(
    game
      .getByRole('listitem')
      .filter({ hasText: /Pending|Potential win/ })
      .first(),
  ).toBeVisible()
const asHand: Waits = (game) =>
  expect(game.getByRole('group', { name: 'Your cards' }).getByRole('button')).toHaveCount(13)

const asCard: Waits = (game) => expect(game.getByRole('table', { name: /^For the next draw/ })).toBeVisible()

/** Instant games, and timed games whose bets wait for the clock (`waits`). */
const games: readonly (readonly [
  category: string,
  name: string,
  bet: (game: FrameLocator) => Promise<void>,
  waits?: Waits,
])[] = [
  ['RNG', 'Mango Tumble', press('Spin')],
  ['FISH', 'Bangus Boom', press(/^Fire$/)],
  ['TABLE', 'Datu Color Game', press('Blue')],
  ['BINGO', 'Barangay Bingo', press(/^Buy a card for /), asCard],
  ['LIVE', 'Amihan Baccarat A', betAtTable, asTicket],
  ['PVP', 'Pusoy Dos Plaza', press(/^Play for /), asHand],
  ['SPORTS', 'Salakot Hoops', betOnMatch, asTicket],
  ['COCKFIGHT', 'Derby Coliseum', betOnFight, asTicket],
]

/**
 * Every such interval, in ms, all clocks of these games start again together: live rounds, matches and draws. Betting
 * is open for a while after it.
 */
const together = 180_000
const atTheStart = (sandbox: SandboxClient): Promise<void> =>
  sandbox.advanceClock(together - (Date.now() % together) + 200)

const gameFrame = (page: Page) => page.frameLocator('iframe')

/** Waits until the provider has the bet and knows when it will be decided. After that the clock can be advanced. */
const betWaits = (page: Page): Promise<void> => asTicket(gameFrame(page))

for (const [category, name, bet, waits] of games)
  test(`[LNCH-08] a round of ${category} is played, and moves balance, record and ledger`, async ({
    page,
    site,
    account,
    sandbox,
  }) => {
    await sandbox.setBalance(account.username, '5000.00')
    await atTheStart(sandbox)
    await site.openSignedIn(pathTo(name), account.token)
    await bet(gameFrame(page))
    await expect.poll(async () => (await sandbox.account(account.username)).rounds).toBe(1)
    if (waits) {
      await waits(gameFrame(page))
      expect((await sandbox.account(account.username)).history[0]?.state).toBe('open')
      await sandbox.advanceClock(10 * 60_000)
    }
    await expect.poll(async () => (await sandbox.account(account.username)).history[0]?.state).toBe('settled')
    const balance = Number(await sandbox.balanceOf(account.username))
    await page.frames()[1]?.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await expect(gameFrame(page).getByRole('status', { name: 'Balance' })).toContainText(
      balance.toLocaleString('en-PH', { minimumFractionDigits: 2 }),
    )
    expect(await sandbox.ledgerBalanced()).toBe(true)
  })

test('[LOT-01] [RT-09] a draw is chosen, bet on in the frame, and decided by the numbers that are shown', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await atTheStart(sandbox)
  await site.openSignedIn('/lottery', account.token)
  const menu = site.main.getByRole('navigation', { name: 'Draws' })
  await expect(menu.getByRole('link')).toHaveCount(9)
  await menu.getByRole('link', { name: /^Kislap Keno/ }).click()
  await expect(page).toHaveURL(/gameCode=ELOTT-\d+&vendor=ELOTT/)
  await expect(site.main.getByRole('row')).toHaveCount(101)
  await expect(site.main.getByRole('region', { name: 'Kislap Keno' }).getByRole('timer')).toContainText(
    /\d:\d\d|drawing/,
  )

  await betOnNumbers(gameFrame(page))
  await betWaits(page)
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

test('[LOT-01] a visitor sees menu and draws, is asked to log in to bet, and bad addresses are answered calmly', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.addInitScript(() => localStorage.setItem('lotteryFavourites:juan', '{"evil":'))
  await page.goto('/lottery')
  await expect(site.main.getByRole('link', { name: /^Saigon 4D/ })).toBeVisible()
  await expect(site.main.getByRole('row')).toHaveCount(101)
  await expect(page.locator('iframe')).toHaveCount(0)
  await site.main.getByRole('button', { name: 'Log in' }).click()
  await expect(site.dialog('Log in')).toBeVisible()

  await site.openSignedIn('/lottery?gameCode=%3Cscript%3E&vendor=TCG_SEA', account.token)
  await expect(site.main.getByRole('alert').first()).toBeVisible()
  await expect(site.main.getByRole('navigation', { name: 'Draws' }).getByRole('link')).toHaveCount(9)

  await sandbox.fault('lottery.menu', '500')
  await sandbox.fault('lottery.opened', 'html')
  await page.goto('/lottery')
  await expect(site.main.getByText('The draws didn’t load')).toBeVisible()
})
