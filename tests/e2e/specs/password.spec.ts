import type { Locator, Page } from '@playwright/test'
import { called } from '#support/called.ts'
import { expect, test } from '../fixtures/site.ts'
import { violationsInBothThemes, violationsOf } from '../fixtures/violations.ts'
import type { SitePage } from '../pages/site-page.ts'

const fresh = 'Mabuhay88'
const mobile = '0919 123 4567'
const recipient = '639191234567'

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

async function logInByDialog(page: Page, username: string, password: string) {
  await page.goto('/login')
  const form = page.getByRole('dialog', { name: 'Log in' })
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form).toBeHidden()
}

async function openForgot(page: Page) {
  await page.goto('/login')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Forgot password?' }).click()
  const form = page.getByRole('dialog', { name: 'Forgot password' })
  await expect(form).toBeVisible()
  return form
}

async function typeNew(form: Locator, password = fresh) {
  await field(form, 'New password').fill(password)
  await field(form, 'Confirm password').fill(password)
}

async function openChange(page: Page, username: string) {
  await page.getByRole('banner').getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const form = page.getByRole('dialog', { name: 'Change password' })
  await expect(form).toBeVisible()
  return form
}

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Change password' })

test('[AUTH-04, PWD-01] the weak password is to be changed at once, without being asked for again', async ({
  page,
  site,
}) => {
  await logInByDialog(page, 'weak', '123456')
  const form = site.dialog('Change password')
  await expect(field(form, 'New password')).toBeVisible()
  await expect(field(form, 'Current password')).toBeHidden()
  await typeNew(form)
  await submitOf(form).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(site.balance).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('[AUTH-04, PWD-01] an expired password is to be changed, which may be put off; later it is asked for', async ({
  page,
  site,
}) => {
  await logInByDialog(page, 'expired', 'Palaro123')
  const offered = site.dialog('Change password')
  await offered.getByRole('button', { name: 'Close' }).click()
  await expect(offered).toBeHidden()
  await page.reload()
  const form = await openChange(page, 'expired')
  await field(form, 'Current password').fill('Palaro124')
  await typeNew(form)
  await submitOf(form).click()
  await expect(field(form, 'Current password')).toHaveAccessibleDescription(
    'Your current password is incorrect. Try again.',
  )
  await expect(field(form, 'Current password')).toBeFocused()
  await expect(field(form, 'New password')).toHaveValue(fresh)
  await field(form, 'Current password').fill('Palaro123')
  await submitOf(form).click()
  await expect(form).toBeHidden()
})

test('[AUTH-05] a first login’s new password can’t be put off: not by key, press or reload', async ({
  page,
  site,
}) => {
  await logInByDialog(page, 'firstlogin', 'Palaro123')
  const form = site.dialog('Change password')
  await expect(form.getByText('Choose a new password to continue.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Close' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(3, 3)
  await expect(form).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()
  // A reload forgets the password kept in memory, so it is asked for.
  await field(form, 'Current password').fill('Palaro123')
  await typeNew(form)
  await submitOf(form).click()
  await expect(form).toBeHidden()
  await page.reload()
  await expect(site.balance).toBeVisible()
  await expect(form).toBeHidden()
})

test('[AUTH-05] an expired password that is enforced leaves signing out as the other way', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.setFlag('passwordExpiryEnforced', true)
  await logInByDialog(page, 'enforced', 'Palaro123')
  const form = site.dialog('Change password')
  await expect(form.getByRole('button', { name: 'Close' })).toBeHidden()
  await form.getByRole('button', { name: 'Sign out' }).click()
  await expect(form).toBeHidden()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await page.reload()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(form).toBeHidden()
})

test('[PWD-02] the change goes by the relay, sealed, and the next login is with the new password', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('assword')) bodies.push(request.postData() ?? '')
  })
  await site.openSignedIn('/rng', account.token)
  const form = await openChange(page, account.username)
  await field(form, 'Current password').fill(account.password)
  await typeNew(form)
  await submitOf(form).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  const calls = await sandbox.calls()
  expect([calls['member.passwordCheck'], calls['member.changePassword']]).toEqual([1, 1])
  expect(bodies.filter((body) => body.includes(fresh) || body.includes(account.password))).toEqual([])
  expect(bodies.every((body) => 'payload' in JSON.parse(body))).toBe(true)
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await logInByDialog(page, account.username, fresh)
  await expect(site.balance).toBeVisible()
})

/** Logs in and fills in the form for changing the password. */
async function fillChange(site: SitePage, account: { username: string; password: string; token: string }) {
  await site.openSignedIn('/', account.token)
  const form = await openChange(site.page, account.username)
  await field(form, 'Current password').fill(account.password)
  await typeNew(form)
  return form
}

for (const [endpoint, faults] of [
  ['member.passwordCheck', ['429', 'lostAnswer']],
  // The password has already been changed.
  ['member.changePassword', ['lostAnswer']],
] as const)
  test(`[PWD-01, NET-05] ${endpoint} ending in ${faults.join(', ')} keeps what was typed, and the next try does it`, async ({
    page,
    site,
    account,
    sandbox,
  }) => {
    const form = await fillChange(site, account)
    for (const fault of faults) {
      await sandbox.fault(endpoint, fault)
      await called(sandbox, endpoint, () => submitOf(form).click())
      await expect(form.getByRole('alert')).toBeVisible()
      await expect(field(form, 'Current password')).toHaveValue(account.password)
      await expect(field(form, 'Confirm password')).toHaveValue(fresh)
      await sandbox.clearFaults()
    }
    await submitOf(form).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
  })

test('[PWD-01, NET-05] what a change answers with says nothing that is needed: wrong types in it are no harm', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const form = await fillChange(site, account)
  await sandbox.fault('member.changePassword', 'wrongTypes')
  await submitOf(form).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
})

test('[FGT-01, SMS-01] by phone: the code comes, its countdown outlives the dialog and a reload, and it logs in', async ({
  page,
  site,
  sandbox,
}) => {
  let form = await openForgot(page)
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  const again = form.getByRole('button', { name: /^Send again in (1:00|0:\d\d)$/ })
  await expect(again).toBeDisabled()
  await expect(field(form, 'Verification code')).toBeFocused()
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
  form = await openForgot(page)
  await expect(again).toBeDisabled()
  await page.reload()
  form = await openForgot(page)
  await expect(again).toBeDisabled()

  await field(form, 'Mobile number').fill(mobile)
  await field(form, 'Verification code').fill('000000')
  await typeNew(form)
  await form.getByRole('button', { name: 'Set new password' }).click()
  await expect(field(form, 'Verification code')).toHaveAccessibleDescription(/wrong or has expired/)
  await expect(field(form, 'New password')).toHaveValue(fresh)
  await field(form, 'Verification code').fill(await sandbox.codeFor(recipient, 'password'))
  await form.getByRole('button', { name: 'Set new password' }).click()
  await expect(form).toBeHidden()
  await expect(site.balance).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect((await sandbox.calls())['session.loginSms']).toBe(1)
})

test('[SMS-01] the countdown is as long as the gateway says', async ({ page, sandbox }) => {
  await sandbox.setFlag('smsMinutes', '5')
  const form = await openForgot(page)
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /^Send again in (5:00|4:5\d)$/ })).toBeDisabled()
})

test('[SMS-03] a code that isn’t sent brings the gateway’s words, a button, and no countdown', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.setFlag('smsFails', true)
  const form = await openForgot(page)
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  const warning = site.dialog('Code not sent')
  await expect(warning).toContainText('We couldn’t send the SMS.')
  expect(await violationsOf(page)).toEqual([])
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toBeHidden()
  await expect(form.getByRole('button', { name: 'Send code' })).toBeEnabled()
  await expect(field(form, 'Mobile number')).toHaveValue(mobile)
})

test('[FGT-02] by email: a wrong pair says so in its place; the right one is confirmed, masked, and works', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openForgot(page)
  await form.getByRole('tab', { name: 'By email' }).click()
  await field(form, 'Username').fill('juan')
  await field(form, 'Email').fill('pedro@mail.example')
  await form.getByRole('button', { name: 'Email me a new password' }).click()
  await expect(field(form, 'Email')).toHaveAccessibleDescription(
    /can’t find an account with this username and email/,
  )
  await expect(field(form, 'Username')).toHaveValue('juan')

  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/password/email'))
  await field(form, 'Email').fill('juan@mail.example')
  await form.getByRole('button', { name: 'Email me a new password' }).click()
  const request = await sent
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(request.postData()).toBe('username=juan&email=juan%40mail.example')
  await expect(form).toBeHidden()
  const word = site.dialog('Check your email')
  await expect(word).toContainText('j•••@mail.example')
  expect(await violationsOf(page)).toEqual([])
  await word.getByRole('button', { name: 'OK' }).click()

  await logInByDialog(page, 'juan', await sandbox.newPasswordFor('juan@mail.example'))
  await expect(site.dialog('Change password')).toBeVisible()
})

test('hostile texts in every field are refused or sent as they are, and do nothing', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  const form = await openChange(page, account.username)
  const hostile = `"><img src=x onerror="window.harmed=1">'; DROP TABLE members;-- ‮😀é​`
  for (const name of ['Current password', 'New password', 'Confirm password'])
    await field(form, name).fill(hostile.repeat(20))
  await submitOf(form).click()
  await expect(field(form, 'New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form, 'New password')).toHaveValue(hostile.repeat(20))
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('[A11Y-01] the whole reset is done by keyboard alone', async ({ page, site, sandbox }) => {
  await page.goto('/login')
  const link = site.dialog('Log in').getByRole('button', { name: 'Forgot password?' })
  await link.focus()
  await page.keyboard.press('Enter')
  const form = site.dialog('Forgot password')
  await expect(field(form, 'Mobile number')).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Send code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(form, 'Verification code')).toBeFocused()
  await expect.poll(() => sandbox.codeFor(recipient, 'password').catch(() => '')).not.toBe('')
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
})

for (const width of [390, 1280])
  test(`[A11Y-01] the password dialogs have no WCAG 2.2 AA violation in either theme, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const forgot = await openForgot(page)
    await forgot.getByRole('button', { name: 'Set new password' }).click()
    await expect(field(forgot, 'Mobile number')).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsInBothThemes(page)).toEqual([])
    await forgot.getByRole('tab', { name: 'By email' }).click()
    expect(await violationsInBothThemes(page)).toEqual([])
    await logInByDialog(page, 'firstlogin', 'Palaro123')
    const change = site.dialog('Change password')
    await submitOf(change).click()
    await expect(field(change, 'New password')).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsInBothThemes(page)).toEqual([])
  })
