import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  const form = new LoginForm(page)
  await expect(form.dialog).toBeVisible()
  return form
}

async function openSms(page: Page): Promise<LoginForm> {
  const form = await openLogin(page)
  await form.chooseSms()
  return form
}

test('[AUTH-02, SMS-02] by the code that was sent to the number, with the dialling code', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openSms(page)
  const asked = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/noLogin'))
  await form.mobile.fill('0919 123 4567')
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

test('[SMS-01] the countdown outlives the dialog, the page, and is the other codes’ no concern', async ({
  page,
}) => {
  const form = await openSms(page)
  await form.mobile.fill('0919 123 4567')
  await form.sendCode()
  const again = form.dialog.getByRole('button', { name: /^Send again in 0:[0-5]\d/ })
  await form.dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/login')
  await form.chooseSms()
  await expect(again).toBeDisabled()
  await page.reload()
  await form.chooseSms()
  await expect(again).toBeDisabled()
})

test('[SMS-02] pressed twice, one code is asked for', async ({ page, sandbox }) => {
  const form = await openSms(page)
  await sandbox.fault('session.loginSms', 'delay', { delay: 600 })
  await form.mobile.fill('0919 123 4567')
  await form.dialog.getByRole('button', { name: 'Send code' }).dblclick()
  await expect(form.dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  expect((await sandbox.calls())['session.loginSms']).toBe(1)
})

test('[AUTH-07, AUTH-12] a remembered username is a cookie of a day, Secure and SameSite; unticked, it is gone', async ({
  page,
  context,
  account,
}) => {
  let form = await openLogin(page)
  await form.dialog.getByText('Remember me').click()
  await form.logIn(account.username, account.password)
  await expect(form.dialog).toBeHidden()
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0)
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' })
    expect(Math.abs(cookie.expires - Date.now() / 1000 - 24 * 3600)).toBeLessThan(120)
    expect(cookie.value).not.toContain(account.password)
  }
  await page.evaluate(() => sessionStorage.clear())
  form = await openLogin(page)
  await expect(form.username).toHaveValue(account.username)
  await expect(form.remember).toBeChecked()
  await expect(form.password).toHaveValue('')
  await form.dialog.getByText('Remember me').click()
  await expect.poll(() => context.cookies()).toEqual([])
})
