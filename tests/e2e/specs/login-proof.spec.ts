import type { Page } from '@playwright/test'
import { called } from '#support/called.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

async function openProof(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.logIn('newip')
  await expect(form.proveIt).toBeVisible()
  return form
}

const field = (form: LoginForm, name: string) => form.dialog.getByRole('textbox', { name, exact: true })

async function smsCode(form: LoginForm, sandbox: SandboxClient): Promise<string> {
  await expect(form.dialog.getByText('We’ll send the code to 0918 ••• ••67.')).toBeVisible()
  await form.sendCode()
  return sandbox.codeFor('639181234567', 'address')
}

for (const [kind, name, proof] of [
  ['Code by SMS', 'Verification code', smsCode],
  [
    'Google Authenticator code',
    'Google Authenticator code',
    (_: LoginForm, sandbox: SandboxClient) => sandbox.googleCode(),
  ],
] as const)
  test(`[AUTH-09] at an unregistered address, proved by ${kind}, the login goes on`, async ({
    page,
    site,
    sandbox,
  }) => {
    const form = await openProof(page)
    await form.prove(kind)
    await field(form, name).fill(await proof(form, sandbox))
    await form.proveIt.click()
    await expect(form.dialog).toBeHidden()
    await expect(site.balance).toContainText('₱1,000.00')
    await expect(page).toHaveURL(/\/$/)
  })

test('[AUTH-09] a wrong proof stays at its field; the fifth ends the ticket, and the name is kept', async ({
  page,
}) => {
  const form = await openProof(page)
  await form.prove('Linked email')
  const email = field(form, 'Linked email')
  for (let tries = 1; tries <= 4; tries += 1) {
    await email.fill(`wrong${tries}@mail.example`)
    await form.proveIt.click()
    await expect(email).toHaveAccessibleDescription(/doesn’t match what we have on file/)
    await expect(email).toHaveValue(`wrong${tries}@mail.example`)
  }
  await form.proveIt.click()
  await expect(form.alert).toContainText('Log in again.')
  await expect(form.username).toHaveValue('newip')
  await expect(form.username).toBeFocused()
})

test('[AUTH-09, AUTH-10, SMS-03, NET-05] whatever goes wrong with the proof or its code is said, keeps the step, and can be tried again', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openProof(page)
  const warning = page.getByRole('dialog', { name: 'Code not sent' })
  const send = form.dialog.getByRole('button', { name: 'Send code' })
  const email = field(form, 'Linked email')
  // The last one goes wrong only after the work is done.
  for (const fault of ['drop', 'truncated'] as const) {
    await sandbox.fault('session.verifySms', fault)
    await form.prove('Code by SMS')
    await form.askForCode()
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(send).toBeEnabled()

    await sandbox.fault('session.verifyLogin', fault)
    await form.prove('Linked email')
    await email.fill('newip@mail.example')
    await called(sandbox, 'session.verifyLogin', () => form.proveIt.click())
    await expect(form.alert).toBeVisible()
    await expect(email).toHaveValue('newip@mail.example')
    await sandbox.clearFaults()
  }
  // The ticket is used up, so the login starts again. By now the address is known.
  await form.proveIt.click()
  await expect(form.alert).toContainText('Log in again.')
  await form.submit.click()
  await expect(site.balance).toBeVisible()
})
