import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[RSG-02][RSG-03] a deposit limit holds the deposit back, and an exclusion ends the session and the login', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/?member=securityCenter&member.section=limits', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Add a limit' }).click()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('400')
  await expect(centre.getByText('This applies as soon as you save it.')).toBeVisible()
  await centre.getByRole('button', { name: 'Save limit' }).click()
  await expect(centre.getByRole('meter', { name: 'Deposit, daily' })).toBeVisible()

  const menu = centre.getByRole('navigation')
  await menu.getByRole('button', { name: 'Deposit' }).click()
  await expect(centre.getByText('Daily deposit limit: ₱400.00 of ₱400.00 left.')).toBeVisible()
  await centre.getByRole('button', { name: 'Continue with GCash' }).click()
  await expect(centre.getByRole('alert')).toHaveText(
    /Your deposit limit is ₱400\.00\. You can deposit up to ₱400\.00 until .+ \(Manila time\)\./,
  )
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${account.token}` }
  const now = Date.now()
  const params = { from: now - 3_600_000, to: now + 3_600_000, pageNo: 1, pageSize: 15 }
  const orders = await page.request.get(cashier.depositOrders.path, { headers, params })
  expect(await orders.json()).toMatchObject({ value: { list: [] } })

  await menu.getByRole('button', { name: 'My account' }).click()
  await centre.getByRole('button', { name: /^Limits and breaks/ }).click()
  const box = centre.getByRole('checkbox')
  await box.check({ force: true })
  await centre.getByRole('button', { name: /^Exclude me until/ }).click()
  const done = page.getByRole('dialog', { name: /^You’re excluded until/ })
  await expect(done).toBeVisible()
  const overview = await page.request.get(limits.overview.path, { headers })
  expect(overview.status()).toBe(401)
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
})
