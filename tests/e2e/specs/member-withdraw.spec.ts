import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { expect, test } from '../fixtures/site.ts'

test('[MBR-06, MBR-03, MBR-14] from no payment password to a received withdrawal, whose answer was lost on the way', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/?member=withdraw', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByText('₱1,000.00').first()).toBeVisible()

  await centre.getByRole('button', { name: 'Set payment password' }).click()
  const setting = page.getByRole('dialog', { name: 'Set payment password' })
  await setting.getByLabel('Login password').fill(account.password)
  await setting.getByLabel('New payment password').fill('740213')
  await setting.getByLabel('Type it again').fill('740213')
  await setting.getByRole('button', { name: 'Set payment password' }).click()
  await expect(setting).toBeHidden()

  await centre.getByRole('button', { name: 'Add account' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an account' })
  await adding.getByLabel('E-wallet', { exact: true }).last().selectOption('GCash')
  await adding.getByLabel('Mobile number').fill('0917 555 0001')
  await adding.getByLabel('Name on the account').fill('Ana Santos')
  await adding.getByLabel('Payment password').fill('740213')
  await adding.getByRole('button', { name: 'Add account' }).click()
  await expect(adding).toBeHidden()

  await centre.getByRole('radio', { name: /GCash/ }).check({ force: true })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('400')
  await centre.getByLabel('Payment password').fill('740213')
  await centre.getByRole('button', { name: 'Withdraw ₱400.00' }).click()
  await sandbox.fault(withdrawals.request.id, 'lostAnswer', { times: 1 })
  const confirm = page.getByRole('dialog', { name: 'Withdraw now?' })
  await expect(confirm.getByText('₱600.00')).toBeVisible()
  await confirm.getByRole('button', { name: 'Withdraw ₱400.00' }).click()

  await expect(centre.getByText(/^W[\dA-Z]{12}$/)).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('600.00')
  await sandbox.advanceClock(10_000)
  await expect(centre.getByRole('heading', { name: 'Has the money arrived?' })).toBeVisible()
  // The open order is in the address.
  await page.reload()
  await centre.getByRole('radio', { name: /^Received/ }).check()
  await centre.getByRole('button', { name: 'Confirm: received' }).click()
  await expect(centre.getByText('You confirmed that the money has arrived.')).toBeVisible()
  await centre.getByRole('button', { name: 'Withdrawal history' }).click()
  await expect(centre.getByRole('row', { name: /GCash.*Received.*₱400\.00/ })).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('600.00')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
