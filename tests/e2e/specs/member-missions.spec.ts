import { expect, test } from '../fixtures/site.ts'

test('[MBR-11][MBR-09] twenty real rounds finish a mission and make a rebate; each is claimed once', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await sandbox.setBalance(account.username, '50000.00')
  await site.openSignedIn('/rng?search=Golden%20Carabao', account.token)
  await site.tile('Golden Carabao').click()
  const game = page.frameLocator('iframe')
  for (let step = 0; step < 3; step++) await game.getByRole('button', { name: 'Raise bet' }).click()
  const settled = async () =>
    (await sandbox.account(account.username)).history.filter(({ state }) => state === 'settled')
  // One after the other, so that no round is still open when they are counted.
  for (let rounds = 0; rounds < 20; rounds = (await settled()).length) {
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect.poll(async () => (await settled()).length).toBeGreaterThan(rounds)
  }
  const bets = (await settled()).reduce((sum, { bet }) => sum + Math.round(Number(bet) * 100), 0)

  await page.goto('/?member=missionLeaderboard')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('button', { name: /Mission activity.*1 mission to claim/ })).toBeVisible()
  await centre.getByRole('button', { name: 'Claim Warm up, ₱10.00' }).click()
  await expect(centre.getByText('₱10.00 is now in your balance.')).toBeVisible()
  await expect(centre.getByRole('button', { name: /Mission activity/ })).toHaveAccessibleName(
    'Mission activity',
  )
  await expect(centre.getByRole('list', { name: 'Leaderboard' }).getByText('You')).toBeVisible()

  const before = Number(await sandbox.balanceOf(account.username))
  await centre.getByRole('button', { name: 'Manual rebate', exact: true }).click()
  const rebate = Math.floor((bets * 50) / 10_000) / 100
  await centre.getByRole('button', { name: `Claim ₱${rebate.toFixed(2)}`, exact: true }).click()
  await expect(centre.getByText(`₱${rebate.toFixed(2)} is now in your balance.`)).toBeVisible()
  expect(Number(await sandbox.balanceOf(account.username)) - before).toBeCloseTo(rebate)
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
