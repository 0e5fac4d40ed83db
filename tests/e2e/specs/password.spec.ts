import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

const fresh = 'Mabuhay88'
const mobile = '0919 123 4567'
const recipient = '639191234567'

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

async function logIn(page: Page, username: string, password: string) {
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.logIn(username, password)
  await expect(form.dialog).toBeHidden()
}

async function openForgot(page: Page) {
  await page.goto('/login')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Forgot password?' }).click()
  const form = page.getByRole('dialog', { name: 'Forgot password' })
  await expect(form).toBeVisible()
  return form
}

test('[AUTH-04, PWD-01, PWD-02] the change of an expired password may be put off; later it is done from the menu, sealed, and the next login is with the new one', async ({
  page,
  site,
  sandbox,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('assword')) bodies.push(request.postData() ?? '')
  })
  await logIn(page, 'expired', 'Palaro123')
  const offered = site.dialog('Change password')
  await offered.getByRole('button', { name: 'Close' }).click()
  await expect(offered).toBeHidden()
  await page.goto('/rng')
  await site.header.getByRole('button', { name: 'expired' }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const form = site.dialog('Change password')
  const submit = form.getByRole('button', { name: 'Change password' })
  await field(form, 'Current password').fill('Palaro124')
  await field(form, 'New password').fill(fresh)
  await field(form, 'Confirm password').fill(fresh)
  await submit.click()
  await expect(field(form, 'Current password')).toHaveAccessibleDescription(/current password is incorrect/)
  await field(form, 'Current password').fill('Palaro123')
  await submit.click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  const calls = await sandbox.calls()
  expect([calls['member.passwordCheck'], calls['member.changePassword']]).toEqual([2, 1])
  expect(bodies.filter((body) => body.includes(fresh) || body.includes('Palaro12'))).toEqual([])
  expect(bodies.every((body) => 'payload' in JSON.parse(body))).toBe(true)

  await page.evaluate(() => sessionStorage.removeItem('token'))
  await logIn(page, 'expired', fresh)
  await expect(site.balance).toBeVisible()
})

test('[FGT-01, SMS-01, A11Y-01] by phone and keyboard alone: the code comes, its countdown outlives a reload, and it logs in', async ({
  page,
  site,
  sandbox,
}) => {
  await openForgot(page)
  const form = site.dialog('Forgot password')
  const again = form.getByRole('button', { name: /^Send again in (1:00|0:\d\d)$/ })
  await expect(field(form, 'Mobile number')).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Send code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(again).toBeDisabled()
  await expect(field(form, 'Verification code')).toBeFocused()
  await page.reload()
  const link = site.dialog('Log in').getByRole('button', { name: 'Forgot password?' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(again).toBeDisabled()

  await expect(field(form, 'Mobile number')).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Tab')
  await expect(field(form, 'Verification code')).toBeFocused()
  await page.keyboard.type(await sandbox.codeFor(recipient, 'password'))
  await page.keyboard.press('Tab')
  await expect(field(form, 'New password')).toBeFocused()
  await page.keyboard.type(fresh)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(form, 'Confirm password')).toBeFocused()
  await page.keyboard.type(fresh)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(site.balance).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect((await sandbox.calls())['session.loginSms']).toBe(1)
})

test('[FGT-02] by email: a wrong pair says so in its place; the right one is confirmed, masked, and works', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  const form = await openForgot(page)
  await form.getByRole('tab', { name: 'By email' }).click()
  await field(form, 'Username').fill('juan')
  await field(form, 'Email').fill('pedro@mail.example')
  await form.getByRole('button', { name: 'Email me a new password' }).click()
  await expect(field(form, 'Email')).toHaveAccessibleDescription(
    /can’t find an account with this username and email/,
  )

  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/password/email'))
  await field(form, 'Email').fill('juan@mail.example')
  await form.getByRole('button', { name: 'Email me a new password' }).click()
  const request = await sent
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(request.postData()).toBe('username=juan&email=juan%40mail.example')
  await expect(form).toBeHidden()
  const word = site.dialog('Check your email')
  await expect(word).toContainText('j•••@mail.example')
  await word.getByRole('button', { name: 'OK' }).click()

  await logIn(page, 'juan', await sandbox.newPasswordFor('juan@mail.example'))
  await expect(site.dialog('Change password')).toBeVisible()
})
