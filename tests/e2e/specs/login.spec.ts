import type { BrowserContext, Page, Request } from '@playwright/test'
import { logIn, signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  const form = new LoginForm(page)
  await expect(form.username).toBeFocused()
  return form
}

test('[AUTH-01, NET-04, GRD-04] a login travels encrypted and lands on home, and its token goes only where it is needed', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
  await page.goto('/')
  await logIn(page, ` ${account.username} `, account.password)
  const body = (await sent).postData() ?? ''
  expect(JSON.parse(body)).toEqual({ payload: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/) })
  expect(body).not.toContain(account.password)
  await expect(site.balance).toContainText('₱1,000.00')
  await expect(page).toHaveURL(/\/$/)

  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  await page.waitForLoadState('networkidle')
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  const carriers = requests.filter((request) =>
    (JSON.stringify(request.headers()) + request.url()).includes(token),
  )
  const { origin } = new URL(sandbox.origin)
  expect(new Set(carriers.map((request) => new URL(request.url()).origin))).toEqual(new Set([origin]))
  expect(await sandbox.violations()).toEqual([])
})

const passwordDue = (page: Page) => page.evaluate(() => sessionStorage.getItem('passwordDue'))

test('[AUTH-03, AUTH-05] a first login runs its action once, and its new password can’t be put off: not by key, press or reload', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  await form.logIn('firstlogin')
  const change = site.dialog('Change password')
  await expect(change).toBeVisible()
  await expect.poll(() => sandbox.calls()).toMatchObject({ 'session.firstLogin': 1 })
  await page.keyboard.press('Escape')
  await page.mouse.click(3, 3)
  await expect(change.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(change).toBeVisible()

  await page.reload()
  await expect(change).toBeVisible()
  expect(await passwordDue(page)).toBe('true')
  await page.goto('/rng')
  // A reload forgets the password kept in memory, so it is asked for.
  await change.getByRole('textbox', { name: 'Current password' }).fill('Palaro123')
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill('Mabuhay88')
  await change.getByRole('textbox', { name: 'Confirm password' }).fill('Mabuhay88')
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(change).toBeHidden()
  expect(await passwordDue(page)).toBeNull()
  await page.reload()
  await expect(site.balance).toBeVisible()
  await expect(change).toBeHidden()
  expect((await sandbox.calls())['session.firstLogin']).toBe(1)
})

test('[AUTH-08, GRD-02] free play begins a demo, which is warned where a true account is needed', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login/freeplay'))
  await form.dialog.getByRole('button', { name: 'try free play' }).click()
  const body = (await sent).postData() ?? ''
  expect(JSON.parse(body)).toEqual({ payload: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/) })
  await expect(form.dialog).toBeHidden()
  await expect(site.balance).toContainText('₱10,000.00')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')

  await site.header.getByRole('button', { name: 'Deposit' }).click()
  const warning = site.dialog('You need a real account')
  await expect(warning).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await warning.getByRole('button', { name: 'Register' }).click()
  await expect(site.dialog('Register')).toBeVisible()
  expect((await sandbox.calls())['session.freePlay']).toBe(1)
})

test('[AUTH-09] at an unregistered address, proved by a code to the number on file, the login goes on', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  await form.logIn('newip')
  await form.prove('Code by SMS')
  await expect(form.dialog.getByText('We’ll send the code to 0918 ••• ••67.')).toBeVisible()
  await form.sendCode()
  await form.dialog
    .getByRole('textbox', { name: 'Verification code' })
    .fill(await sandbox.codeFor('639181234567', 'address'))
  await form.proveIt.click()
  await expect(form.dialog).toBeHidden()
  await expect(site.balance).toContainText('₱1,000.00')
  await expect(page).toHaveURL(/\/$/)
})

test('[A11Y-01, AUTH-06] the login by keyboard alone: tabs, a code, a captcha, a proof', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  await expect(form.dialog.getByRole('tab', { name: 'By SMS code' })).toBeVisible()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Shift+Tab', 'ArrowRight')
  await expect(form.mobile).toBeVisible()
  await expect(form.dialog.getByRole('tab', { name: 'By SMS code' })).toBeFocused()
  await press('ArrowLeft', 'Tab')
  await expect(form.username).toBeFocused()
  await page.keyboard.type('captcha')
  await press('Tab')
  await page.keyboard.type('wrong-password-1')
  await press('Enter')
  await expect(form.captcha).toBeVisible()
  await expect(form.newCaptcha.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect(form.password).toBeFocused()
  await press('Tab', 'Tab')
  await expect(form.captcha).toBeFocused()
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  await expect(form.username).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('newip')
  await press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Palaro123')
  await press('Tab', 'Tab')
  await page.keyboard.type((await sandbox.captcha()) ?? '')
  await press('Enter')
  await expect(form.dialog.locator(':focus')).toContainText(/haven’t logged in from here before/)
  await press('Tab', 'ArrowDown', 'ArrowDown')
  await expect(form.dialog.getByRole('radio', { name: 'Linked email' })).toBeChecked()
  await press('Tab')
  await page.keyboard.type('newip@mail.example')
  await press('Enter')
  await expect(form.dialog).toBeHidden()
  await expect(site.balance).toBeVisible()
})

/** Cookies with their remaining lifetime in seconds, rounded to the hour. */
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value, secure, sameSite, expires }) => ({
    name,
    value,
    secure,
    sameSite,
    lives: Math.round((expires - Date.now() / 1000) / 3600) * 3600,
  }))

test('[AUTH-07, AUTH-12, STO-01] who ticks “remember me” finds his name for a day, his password nowhere', async ({
  page,
  context,
  account,
  site,
}) => {
  const first = await openLogin(page)
  await expect(first.username).toHaveValue('')
  await expect(first.remember).not.toBeChecked()
  await first.remember.check()
  await first.logIn(account.username, account.password)
  await expect(site.balance).toBeVisible()

  const attributes = { secure: true, sameSite: 'Strict', lives: 24 * 3600 }
  await expect
    .poll(() => cookiesOf(context))
    .toEqual(
      expect.arrayContaining([
        { name: 'rememberedUsername', value: account.username, ...attributes },
        { name: 'remember', value: 'username', ...attributes },
      ]),
    )
  expect(await context.cookies()).toHaveLength(2)
  const kept = JSON.stringify([
    await context.storageState(),
    await page.evaluate(() => ({ ...sessionStorage })),
  ])
  expect(kept).not.toContain(account.password)

  await signOut(page)
  await page.goto('/login')
  const again = new LoginForm(page)
  await expect(again.username).toHaveValue(account.username)
  await expect(again.password).toHaveValue('')
  await expect(again.remember).toBeChecked()
  await again.remember.uncheck()
  await expect.poll(() => context.cookies()).toEqual([])
})

test('[AUTH-11] a session that dies ends once, with one message, and in every tab takes what was one’s own with it', async ({
  context,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/', account.token)
  await site.header.getByRole('button', { name: 'Sign out' }).click()
  await expect(site.dialog('Sign out?')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('status', { name: 'Balance' })).toContainText('₱')
  await sandbox.endSessions(account.username)
  // Unless another request has found out before.
  const refresh = other.getByRole('button', { name: 'Refresh balance' })
  await refresh.click({ timeout: 3000 }).catch(() => {})
  await expect(other.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(site.dialog('Sign out?')).toBeHidden()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
})
