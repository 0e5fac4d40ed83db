import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

const frame = (page: Page) => page.locator('iframe')
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' })

async function openGame(site: SitePage, token: string, name = 'Golden Carabao') {
  await site.openSignedIn(`/rng?search=${encodeURIComponent(name)}`, token)
  await site.tile(name).click()
}

test('[LNCH-02] the game runs in a frame with a minimal sandbox, under the header only', async ({
  page,
  site,
  account,
}) => {
  await openGame(site, account.token)
  await expect(spin(page)).toBeVisible()
  const sandboxed = (await frame(page).getAttribute('sandbox'))?.split(' ').toSorted()
  expect(sandboxed).toEqual(['allow-forms', 'allow-popups', 'allow-same-origin', 'allow-scripts'])
  expect(await frame(page).getAttribute('allow')).toBe('autoplay; fullscreen')
  await expect(site.footer).toBeHidden()
})

test('[LNCH-03] a launch shows that it is under way, then why it failed, and can be tried again', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await sandbox.fault('games.launch', '500', { times: 1, delay: 800 })
  await openGame(site, account.token)
  await expect(page.getByText(/starting|opening|loading/i).first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('alert').first()).toContainText('The game didn’t start')
  await retry.click()
  await expect(spin(page)).toBeVisible()
})

test('[LNCH-03] a game under maintenance, one that is gone, and a visitor have messages of their own', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/game?vendor=JL&gameCode=whatever')
  await expect(page.getByRole('heading', { name: 'This game isn’t available' })).toBeVisible()
  await expect(site.dialog('Log in')).toHaveCount(0)
  await page.goto('/seamless?vendor=PP&gameCode=PP-1002&nodeId=1002')
  await expect(site.dialog('Log in')).toBeVisible()
  await expect(page.getByText('Log in to play Manila Nights')).toBeAttached()
  await openGame(site, account.token, 'Quiet Lagoon')
  await expect(page.getByText(/maintenance/i).first()).toBeVisible()
})

test('[LNCH-04] the balance in the header follows the rounds, and is right after leaving', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await openGame(site, account.token)
  for (let round = 1; round <= 3; round += 1) {
    await spin(page).click()
    // The win is booked after the bet. In between, the balance is that of an unfinished round.
    await expect
      .poll(async () => {
        const { rounds, history } = await sandbox.account(account.username)
        return [rounds, history[0]?.state]
      })
      .toEqual([round, 'settled'])
    const balance = Number(await sandbox.balanceOf(account.username))
    await expect(page.getByRole('status', { name: 'Balance' }).first()).toContainText(
      balance.toLocaleString('en-PH', { minimumFractionDigits: 2 }),
    )
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(site.balance).toContainText(
    Number(await sandbox.balanceOf(account.username)).toLocaleString('en-PH', { minimumFractionDigits: 2 }),
  )
})

test('[LNCH-07] messages from elsewhere, or of unknown kinds, move nothing', async ({
  page,
  site,
  account,
}) => {
  await openGame(site, account.token)
  await expect(spin(page)).toBeVisible()
  await page.evaluate(() => {
    // The page itself is another source, and on another origin, than the game.
    for (const type of ['close', 'lobby', 'deposit'])
      window.postMessage({ source: 'palaro-provider', type }, '*')
  })
  await page.evaluate(async () => {
    // So is a frame that was never launched.
    const stranger = document.createElement('iframe')
    document.body.append(stranger)
    const { contentWindow } = stranger
    if (contentWindow)
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { source: 'palaro-provider', type: 'close' },
          origin: 'https://elsewhere.example',
          source: contentWindow,
        }),
      )
    stranger.remove()
  })
  await expect(spin(page)).toBeVisible()
  await expect(page).toHaveURL(/\/(game|seamless)\?/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LNCH-07] the game’s own words are heard: lobby leads back to where one came from', async ({
  page,
  site,
  account,
}) => {
  await openGame(site, account.token)
  await expect(spin(page)).toBeVisible()
  const [, game] = page.frames()
  await game?.evaluate(() => parent.postMessage({ source: 'palaro-provider', type: 'lobby' }, '*'))
  await expect(page).toHaveURL(/\/rng/)
})

test('[LNCH-09] reload and coming back each ask for a new launch address', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const launches = async () => (await sandbox.account(account.username)).launches
  await openGame(site, account.token)
  await expect(spin(page)).toBeVisible()
  const first = await frame(page).getAttribute('src')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(launches).toBe(2)
  await expect(spin(page)).toBeVisible()
  expect(await frame(page).getAttribute('src')).not.toBe(first)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goForward()
  await expect.poll(launches).toBe(3)
})

for (const name of ['Stray Kite', 'Broken Compass'])
  test(`[LNCH-09] ${name}, whose launch address is not to be trusted, is refused`, async ({
    page,
    site,
    account,
  }) => {
    await openGame(site, account.token, name)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
  })

test('[LNCH-01] a game with sub-games shows their list first', async ({ page, site, account }) => {
  await site.openSignedIn('/pvp?search=Tongits', account.token)
  await site.tile('Tongits Tambayan').click()
  const list = page.getByRole('dialog')
  await list
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expect(frame(page)).toBeVisible()
})

test('[LNCH-01] a lottery game opens on the lottery route', async ({ page, site, account }) => {
  await site.openSignedIn('/lott', account.token)
  await site.main
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lottery\?/)
  await expect(frame(page)).toBeVisible()
})

test('[LNCH-08] rounds really move the ledger, the records and the winner board', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await openGame(site, account.token)
  do await spin(page).click()
  while (!(await sandbox.hasWon(account.username)) && (await sandbox.account(account.username)).rounds < 100)
  const report = await sandbox.account(account.username)
  expect(report.history.length).toBeGreaterThan(0)
  expect(await sandbox.ledgerBalanced()).toBe(true)
  await page.goto('/')
  await expect(page.getByText(new RegExp(`^${account.username.slice(0, 2)}\\*\\*\\*`)).first()).toBeVisible()
})
