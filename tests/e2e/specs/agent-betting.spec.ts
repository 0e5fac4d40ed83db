import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/site.ts'
import { SitePage } from '../pages/site-page.ts'

test('[AGT-02] a bet that a player decides is in the agent’s list, opens, and is in the export; another agent hasn’t it', async ({
  page,
  site,
  sandbox,
  browser,
}) => {
  const agent = await sandbox.signIn('agent41')
  await site.openSignedIn('/?agent=teamBetting&agent.find=juan', agent)
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('heading', { name: 'Team betting' })).toBeVisible()

  const player = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const game = new SitePage(await player.newPage())
  await game.openSignedIn('/rng?search=Golden%20Carabao', await sandbox.signIn('juan'))
  await game.tile('Golden Carabao').click()
  const spin = game.page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await spin.click()
  await expect(spin).toBeEnabled()
  await player.close()

  await page.reload()
  const bet = centre.getByRole('button', { name: /^juan: Golden Carabao, / }).first()
  await bet.click({ force: true })
  const detail = page.getByRole('dialog', { name: 'Bet', exact: true })
  await expect(detail.getByText('You › juan')).toBeVisible()
  await expect(detail.getByText(/^B\d+$/)).toBeVisible()
  await page.keyboard.press('Escape')

  const saved = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toMatch(/juan/)
  expect(file).toMatch(/Golden Carabao/)

  await centre.getByRole('radio', { name: 'By member' }).click({ force: true })
  await expect(centre.getByRole('button', { name: 'Bets of juan' })).toBeAttached()
  await centre.getByRole('radio', { name: 'By game' }).click({ force: true })
  await expect(centre.getByRole('cell', { name: /Golden Carabao/ })).toBeVisible()

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const elsewhere = new SitePage(await other.newPage())
  await elsewhere.openSignedIn('/?agent=teamBetting&agent.find=juan', await sandbox.signIn('agent42'))
  await expect(elsewhere.page.getByText('No bets match these filters')).toBeVisible()
  await other.close()
})

test('[AGT-02] the detail of a bet leads to its member in the downline', async ({ page, site, sandbox }) => {
  await site.openSignedIn('/?agent=teamBetting&agent.range=last7', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const first = centre.getByRole('table', { name: 'Bets of the team' }).getByRole('button').first()
  const account = ((await first.getAttribute('aria-label')) ?? '').split(':')[0] ?? ''
  await first.click({ force: true })
  await page
    .getByRole('dialog', { name: 'Bet', exact: true })
    .getByRole('button', { name: 'Find in Downline' })
    .click()
  await expect(centre.getByRole('heading', { name: 'Downline' })).toBeVisible()
  await expect(centre.getByRole('button', { name: `Details of ${account}`, exact: true })).toBeAttached()
})
