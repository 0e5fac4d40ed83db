import { limits } from '#shared/contract/endpoints/limits.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[RSG-01] the reality check interrupts a real game between rounds, with the gateway’s figures', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${account.token}` }
  const set = await page.request.post(limits.setCheck.path, { headers, data: { minutes: 15 } })
  expect(await set.json()).toMatchObject({ success: true })
  await site.openSignedIn('/rng?search=Golden%20Carabao', account.token)
  await site.tile('Golden Carabao').click()
  await expect(spin).toBeVisible()

  // The play session goes on after the reload, and the check is due a few seconds later.
  await sandbox.advanceClock(15 * 60_000 - 5_000)
  await page.reload()
  await spin.click()
  const check = page.getByRole('dialog', { name: 'You’ve played for 15 min' })
  await expect(check).toBeVisible()
  await expect(spin).toBeEnabled()
  await expect(check.getByText('every 15 min')).toBeVisible()
  await expect(check.getByText('Total bets').locator('..')).toContainText(/₱\d/)
  await check.getByRole('button', { name: 'Continue' }).click()
  await expect(check).toBeHidden()
  const session = await page.request.get(limits.playSession.path, { headers })
  expect(await session.json()).toMatchObject({ value: { minutes: 15 } })
})
