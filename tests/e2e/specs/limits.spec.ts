import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

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

test('[NET-05, AUTH-01, AUTH-02, SMS-02, SMS-03] an address that asked for too many codes is told how long to wait; with limits and bot check in force it gets one then, and logs in', {
  tag: '@full',
}, async ({ page, request, sandbox, site }) => {
  await sandbox.setFlags({ limits: true, botCheck: true })
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.chooseSms()
  await form.mobile.fill('0919 123 4567')
  await useUp(request, 'POST', '/wps/verification/sms/noLogin')
  await form.dialog.getByRole('button', { name: 'Send code' }).click()
  const warning = site.dialog('Code not sent')
  await expect(warning).toContainText(/Too many attempts\. Try again in \d+ seconds?\./)
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(form.mobile).toHaveValue('0919 123 4567')

  await sandbox.advanceClock(60_000)
  const asked = page.waitForRequest((one) => one.url().endsWith('/wps/verification/sms/noLogin'))
  await form.sendCode()
  expect((await asked).postDataJSON()).toEqual({
    mobileNum: '9191234567',
    countryDialingCode: '63',
    botToken: expect.any(String),
  })
  await form.code.fill(await sandbox.codeFor('639191234567', 'login'))
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
  await expect(page).toHaveURL(/\/$/)
})
