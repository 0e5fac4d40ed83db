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

test('[SEC-06, MBR-03] a member changes the mobile number by the payment password; the old one is told, and withdrawals wait a day', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.setPaymentPassword('juan', '740213')
  await site.openSignedIn('/?member=securityCenter&member.section=contacts', await sandbox.signIn('juan'))
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Change the mobile number' }).click()
  await centre.getByRole('textbox', { name: 'Mobile number' }).fill('0920 555 6666')
  await centre.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(async () => (await sandbox.inbox('639205556666')).length).toBe(1)
  await centre.getByLabel('Code sent to the new number').fill(await sandbox.codeFor('639205556666', 'bind'))
  await centre.getByRole('textbox', { name: 'Payment password' }).fill('740213')
  await centre.getByRole('button', { name: 'Save this number' }).click()
  await expect(centre.getByText('0920 ••• ••66')).toBeVisible()
  const [told] = await sandbox.inbox('639171234567')
  expect(told?.body).toMatch(/^Your mobile number was changed\. Withdrawals wait until/)

  await page.goto('/?member=withdraw')
  await expect(centre.getByText(/^Withdrawals and transfers wait until/)).toBeVisible()
})
