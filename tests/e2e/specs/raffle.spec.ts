import { expect, test } from '../fixtures/site.ts'

test('[PRO-01][MBR-14] real bets earn a draw; what the parol holds is claimed once', {
  tag: '@full',
}, async ({ page, site, sandbox, account }) => {
  await sandbox.setFlag('raffleDraws', 'win')
  await sandbox.setBalance(account.username, '50000.00')
  await site.openSignedIn('/rng?search=Golden%20Carabao', account.token)
  await site.tile('Golden Carabao').click()
  const game = page.frameLocator('iframe')
  for (let step = 0; step < 6; step++) await game.getByRole('button', { name: 'Raise bet' }).click()
  const bets = async () =>
    (await sandbox.account(account.username)).history
      .filter(({ state }) => state === 'settled')
      .reduce((sum, { bet }) => sum + Number(bet), 0)
  do await game.getByRole('button', { name: 'Spin' }).click()
  while ((await bets()) < 1000)

  await page.goto('/promoDetail?id=parol')
  await site.main.getByRole('button', { name: 'Parol 5', exact: true }).click()
  await expect(site.main.getByText('You drew')).toBeVisible()
  const before = Number(await sandbox.balanceOf(account.username))
  await site.main.getByRole('button', { name: 'Claim ₱500.00' }).click()
  await expect(site.main.getByText('₱500.00 is now in your balance.')).toBeVisible()
  await page.reload()
  await expect(site.main.getByText('Claimed', { exact: true })).toBeVisible()
  expect(Number(await sandbox.balanceOf(account.username)) - before).toBe(500)
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
