import type { Page } from '@playwright/test'
import { called } from '#support/called.ts'
import { expect, test } from '../fixtures/site.ts'
import { violationsInBothThemes } from '../fixtures/violations.ts'
import { LoginForm } from '../pages/login-form.ts'

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  const form = new LoginForm(page)
  await expect(form.dialog.getByRole('tab', { name: 'By SMS code' })).toBeVisible()
  return form
}

/** One of each kind. Every fault with every call of the account is tried on the components. */
const faults = ['lostAnswer', 'html', '429'] as const

test('[AUTH-10, NET-05] whatever goes wrong with a login by username is said, keeps all, and it goes through after', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const form = await openLogin(page)
  await form.username.fill(account.username)
  await form.password.fill(account.password)
  for (const fault of faults) {
    await sandbox.fault('session.login', fault)
    await called(sandbox, 'session.login', () => form.submit.click())
    await expect(form.alert).toBeVisible()
    await expect(form.username).toHaveValue(account.username)
    await expect(form.password).toHaveValue(account.password)
    await sandbox.clearFaults()
  }
  await form.submit.click()
  await expect(site.balance).toBeVisible()
})

test('[AUTH-03, NET-05] a first-login action that fails takes nothing from the login', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  await sandbox.fault('session.firstLogin', '500')
  await form.logIn('firstlogin')
  await expect(site.dialog('Change password')).toBeVisible()
  await expect.poll(() => sandbox.calls()).toMatchObject({ 'session.firstLogin': 1 })
})

test('[AUTH-10, NET-02] a login that nobody answers is given up, and the form is as it was', async ({
  page,
  account,
  sandbox,
}) => {
  const form = await openLogin(page)
  await sandbox.fault('session.login', 'delay', { delay: 60_000, times: 1 })
  await form.logIn(account.username, account.password)
  await expect(form.dialog.getByRole('button', { name: 'Log in', disabled: true })).toBeVisible()
  await expect(form.alert).toContainText('This is taking too long.', { timeout: 20_000 })
  await expect(form.password).toHaveValue(account.password)
})

const hostile = [
  '<img src=x onerror="document.title=\'run\'">',
  '"><script>document.title="run"</script>',
  "' OR '1'='1'; DROP TABLE accounts; --",
  '‮gnp.exe‬ ‏עברית',
  '👩‍👩‍👧‍👦🇵🇭 e\u0301\u0323\u0301 a\u200bb\u200cc\ufeff',
  'long '.repeat(2000),
  '${7*7}{{7*7}}%s%n\\u0000',
]

test('[AUTH-01, AUTH-02, AUTH-09] hostile text in every field of the login harms nothing, and stays as typed', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  const title = await page.title()
  for (const text of hostile) {
    await form.logIn(text, text)
    await expect(form.password).toHaveAccessibleDescription(
      'Your username or password is incorrect. Try again.',
    )
    await expect(form.username).toHaveValue(text)
    await form.chooseSms()
    await form.mobile.fill(text)
    await form.code.fill(text)
    await form.submit.click()
    await expect(form.mobile).toHaveAccessibleDescription(/valid mobile number/)
    await expect(form.mobile).toHaveValue(text)
    await form.dialog.getByRole('tab', { name: 'By username' }).click()
  }
  await form.logIn('captcha', 'wrong-password-1')
  // Only three, because five wrong tries lock the name for a while.
  for (const text of hostile.slice(0, 3)) {
    await form.captcha.fill(text)
    await form.submit.click()
    await expect(form.captcha).toHaveAccessibleDescription(/didn’t match/)
    await expect(form.captcha).toHaveValue('')
  }
  await form.captcha.fill((await sandbox.captcha()) ?? '')
  await form.logIn('newip')
  for (const text of hostile.slice(0, 4)) {
    await form.prove('Name on the bank account')
    const name = form.dialog.getByRole('textbox', { name: 'Name on the bank account' })
    await name.fill(text)
    await form.proveIt.click()
    await expect(name).toHaveAccessibleDescription(/doesn’t match what we have on file/)
    await expect(name).toHaveValue(text)
  }
  expect(await page.title()).toBe(title)
  await expect(site.dialog('Log in').locator('img[src="x"]')).toHaveCount(0)
  expect(await sandbox.violations()).toEqual([])
})

for (const width of [390, 1280])
  test(`[A11Y-01] the login in all its states has no WCAG 2.2 AA violation in either theme, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const look = async (state: string) => {
      const found = await violationsInBothThemes(page, { within: 'dialog[open]' })
      expect(found, state).toEqual([])
    }
    const form = await openLogin(page)
    await look('by username')
    await form.logIn('captcha', 'wrong-password-1')
    await expect(form.captcha).toBeVisible()
    await form.submit.click()
    await expect(form.captcha).toHaveAttribute('aria-invalid', 'true')
    await look('with a captcha and errors')
    await form.chooseSms()
    await look('by SMS')
    await sandbox.setFlag('smsFails', true)
    await form.mobile.fill('0919 123 4567')
    await form.dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('dialog', { name: 'Code not sent' })).toBeVisible()
    await look('the warning')
    await page.keyboard.press('Escape')
    await form.dialog.getByRole('tab', { name: 'By username' }).click()
    await form.captcha.fill((await sandbox.captcha()) ?? '')
    await form.logIn('newip')
    for (const kind of ['Code by SMS', 'Linked email', 'Google Authenticator code']) {
      await form.prove(kind)
      await look(`proof by ${kind}`)
    }
    await sandbox.setFlags({ pwdEnabled: false, showVerCodeLogin: false })
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await expect(form.dialog.getByRole('heading', { name: 'You can’t log in right now' })).toBeVisible()
    await look('closed')
    await form.dialog.getByRole('button', { name: 'try free play' }).click()
    await expect(form.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'You need a real account' })).toBeVisible()
    await look('the demo’s warning')
  })

test('[A11Y-01] the login by keyboard alone: tabs, a code, a captcha, a proof', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect(form.username).toBeFocused()
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
