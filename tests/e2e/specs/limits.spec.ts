import type { APIRequestContext, Locator } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
const longest = 100

/** Repeats a call until the address has none of this kind left. */
async function useUp(request: APIRequestContext, method: string, path: string): Promise<void> {
  for (let calls = 0; calls < longest; calls++) {
    const options = {
      method,
      data: '{}',
      headers: { Merchant: 'palaro', 'Content-Type': 'application/json' },
    }
    if ((await request.fetch(path, options)).status() === 429) return
  }
  throw new Error(`${path} was never refused`)
}

test.beforeEach(({ sandbox }) => sandbox.setFlag('limits', true))

test('[NET-05, AUTH-01] an address that logged in too often is told how long to wait, keeps what is typed, and gets in then', async ({
  page,
  request,
  sandbox,
}) => {
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.username.fill('juan')
  await form.password.fill('Palaro123')
  await useUp(request, 'POST', '/wps/session/login')
  await form.submit.click()
  await expect(form.alert).toContainText(/Too many attempts\. Try again in \d+ seconds?\./)
  await expect(form.username).toHaveValue('juan')
  await expect(form.password).toHaveValue('Palaro123')
  await sandbox.advanceClock(60_000)
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
})

test('[NET-05, SMS-03] an address that asked for too many codes is told so, and the form stays as it is', async ({
  page,
  request,
  sandbox,
  site,
}) => {
  await sandbox.setFlag('mobileNum', 'required')
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Register' })
  await field(form, 'Username').fill('bituin88')
  await field(form, 'Mobile number').fill('0920 111 2222')
  await useUp(request, 'POST', '/wps/verification/sms/register')
  await form.getByRole('button', { name: 'Send code' }).click()
  const warning = site.dialog('Code not sent')
  await expect(warning).toContainText(/Too many attempts\. Try again in \d+ seconds?\./)
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(field(form, 'Username')).toHaveValue('bituin88')
  await expect(field(form, 'Mobile number')).toHaveValue('0920 111 2222')
  await sandbox.advanceClock(60_000)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
})

test('[FBK-01, NET-05] an address that wrote too often is told so, and what was written goes through later', async ({
  page,
  request,
  sandbox,
}) => {
  const before = (await sandbox.feedback()).length
  await page.goto('/feedback')
  const words = page.getByRole('main').getByRole('textbox').first()
  await words.fill('The wheel did not spin')
  await useUp(request, 'PUT', '/wps/feedback')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/Too many attempts\. Try again in/)
  await expect(words).toHaveValue('The wheel did not spin')
  await sandbox.advanceClock(5 * 60_000)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible()
  expect(await sandbox.feedback()).toHaveLength(before + 1)
})

test('[AUTH-01, SMS-02] with the sandbox’s own bot check in force the site logs in and gets a code', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFlag('botCheck', true)
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.chooseSms()
  await form.mobile.fill('0919 123 4567')
  await form.dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(form.dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  await form.code.fill(await sandbox.codeFor('639191234567', 'login'))
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
})
