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

test('[SMS-03] where the provider is down, the gateway’s words are in a warning, and no countdown runs', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFlag('smsFails', true)
  const form = await openSms(page)
  await form.mobile.fill('0919 123 4567')
  const send = form.dialog.getByRole('button', { name: 'Send code' })
  await send.click()
  const warning = page.getByRole('dialog', { name: 'Code not sent' })
  await expect(warning).toContainText('We couldn’t send the SMS.')
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(send).toBeEnabled()
  await expect(form.mobile).toHaveValue('0919 123 4567')
})

test('[AUTH-02, AUTH-09] a wrong code is said at its field, and what was typed stays', async ({ page }) => {
  const form = await openSms(page)
  await form.mobile.fill('0919 123 4567')
  await form.code.fill('000000')
  await form.submit.click()
  await expect(form.code).toHaveAccessibleDescription(/wrong or has expired/)
  await expect(form.code).toBeFocused()
  await expect(form.mobile).toHaveValue('0919 123 4567')
})

test('[AUTH-02, BOOT-06] each flag switches its way to log in, and with none there is customer service', async ({
  page,
  sandbox,
}) => {
  const all = {
    usernameEnabled: true,
    pwdEnabled: true,
    MOBILEVERCODELOGIN3: true,
    showVerCodeLogin: true,
  }
  const form = new LoginForm(page)
  for (const [flags, ways] of [
    [{ MOBILEVERCODELOGIN3: false }, 'username'],
    [{ showVerCodeLogin: false }, 'username'],
    [{ usernameEnabled: false }, 'sms'],
    [{ pwdEnabled: false }, 'sms'],
    [{ usernameEnabled: false, showVerCodeLogin: false }, 'none'],
    [{ pwdEnabled: false, MOBILEVERCODELOGIN3: false }, 'none'],
  ] as const) {
    await sandbox.setFlags({ ...all, ...flags })
    // Otherwise the previous page's stored answers would be painted first.
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await openLogin(page)
    await expect(form.dialog.getByRole('button', { name: /free play/ })).toBeVisible()
    await expect(form.dialog.getByRole('tab')).toHaveCount(0)
    await expect(form.username).toHaveCount(ways === 'username' ? 1 : 0)
    await expect(form.mobile).toHaveCount(ways === 'sms' ? 1 : 0)
    const closed = form.dialog.getByRole('heading', { name: 'You can’t log in right now' })
    await expect(closed).toHaveCount(ways === 'none' ? 1 : 0)
  }
  const opened = page.waitForEvent('popup')
  await form.dialog.getByRole('button', { name: 'Customer service' }).click()
  await (await opened).waitForURL(/__sandbox\/support/)
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

test('[AUTH-07, HDR-02] the header’s login finds the remembered name too', async ({
  page,
  context,
  site,
  account,
}) => {
  const form = await openLogin(page)
  await form.dialog.getByText('Remember me').click()
  await form.logIn(account.username, account.password)
  await expect.poll(async () => (await context.cookies()).length).toBe(2)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await expect(site.header.getByRole('textbox', { name: 'Username' })).toHaveValue(account.username)
})

test('[AUTH-07, AUTH-12] a remembered number opens the SMS tab, with its country', async ({
  page,
  context,
  sandbox,
}) => {
  const form = await openSms(page)
  await form.mobile.fill('0919 123 4567')
  await form.sendCode()
  await form.dialog.getByText('Remember me').click()
  await form.code.fill(await sandbox.codeFor('639191234567', 'login'))
  await form.submit.click()
  await expect.poll(async () => (await context.cookies()).length).toBe(2)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(form.mobile).toHaveValue('0919 123 4567')
  await expect(form.dialog.getByRole('combobox', { name: 'Country code' })).toHaveValue('PH')
  await expect(form.remember).toBeChecked()
})
