import type { Page } from '@playwright/test'
import { called } from '#support/called.ts'
import { logIn, signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  const form = new LoginForm(page)
  await expect(form.username).toBeFocused()
  return form
}

const changePassword = 'Change password'
const passwordDue = (page: Page) => page.evaluate(() => sessionStorage.getItem('passwordDue'))

test('[AUTH-03, AUTH-05] a first login runs its action once, and nothing but a new password or signing out leads on', async ({
  page,
  site,
  sandbox,
}) => {
  const form = await openLogin(page)
  await form.logIn('firstlogin')
  const change = site.dialog(changePassword)
  await expect(change).toBeVisible()
  await expect.poll(() => sandbox.calls()).toMatchObject({ 'session.firstLogin': 1 })
  await page.keyboard.press('Escape')
  await expect(change.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(change).toBeVisible()

  await page.reload()
  await expect(change).toBeVisible()
  expect(await passwordDue(page)).toBe('true')
  await page.goto('/rng')
  await expect(change).toBeVisible()

  await change.getByRole('button', { name: /sign out/i }).click()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(change).toBeHidden()
  expect(await passwordDue(page)).toBeNull()
  expect((await sandbox.calls())['session.firstLogin']).toBe(1)
})

test('[AUTH-05, GRD-01] once a forced password is changed, what waited for the login goes on', async ({
  page,
  site,
}) => {
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await new LoginForm(page).logIn('firstlogin')
  const change = site.dialog(changePassword)
  await change.getByLabel('New password', { exact: true }).fill('Mabuhay88')
  await change.getByLabel(/^Confirm/).fill('Mabuhay88')
  await change.getByRole('button', { name: changePassword }).click()
  await expect(page.locator('iframe[title="Golden Carabao"]')).toBeVisible()
  expect(await passwordDue(page)).toBeNull()
})

test('[AUTH-04, GRD-01] once a change is put off, what waited for the login goes on', async ({
  page,
  site,
}) => {
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await new LoginForm(page).logIn('weak', '123456')
  await site.dialog(changePassword).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe[title="Golden Carabao"]')).toBeVisible()
})

test('[AUTH-04] the weak password opens the change, from the header too, and it can be put off', async ({
  page,
  site,
}) => {
  await page.goto('/promotions')
  await site.header.getByRole('textbox', { name: 'Username' }).fill('weak')
  await site.header.getByLabel('Password', { exact: true }).fill('123456')
  await site.header.getByRole('button', { name: 'Log in' }).click()
  const change = site.dialog(changePassword)
  await expect(change.getByLabel('New password', { exact: true })).toBeVisible()
  // The password of this login is kept in memory, so it isn't asked for.
  await expect(change.getByLabel(/current password/i)).toHaveCount(0)
  await change.getByRole('button', { name: 'Close' }).click()
  await expect(change).toBeHidden()
  await expect(site.balance).toBeVisible()
})

for (const [username, flags, outcome] of [
  ['expired', {}, 'offered'],
  ['enforced', { passwordExpiryEnforced: true }, 'forced'],
] as const)
  test(`[AUTH-04, AUTH-05, BOOT-06] ${username} with ${JSON.stringify(flags)}: ${outcome}`, async ({
    page,
    site,
    sandbox,
  }) => {
    await sandbox.setFlags(flags)
    const form = await openLogin(page)
    await form.logIn(username)
    await expect(form.dialog).toBeHidden()
    await expect(site.balance).toBeVisible()
    const change = site.dialog(changePassword)
    await expect(change).toBeVisible()
    const close = change.getByRole('button', { name: 'Close' })
    await expect(close).toHaveCount(outcome === 'forced' ? 0 : 1)
  })

test('[AUTH-06] a failure brings the captcha; it refreshes at most once a second, and is wanted', async ({
  page,
  sandbox,
}) => {
  const form = await openLogin(page)
  await form.logIn('captcha', 'wrong-password-1')
  await expect(form.captcha).toBeVisible()
  const picture = form.newCaptcha.locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)

  await form.submit.click()
  await expect(form.captcha).toHaveAttribute('aria-invalid', 'true')
  expect((await sandbox.calls())['session.login']).toBe(1)

  const first = await picture.getAttribute('src')
  await form.newCaptcha.dblclick()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  expect((await sandbox.calls())['system.captcha']).toBe(1)

  await form.captcha.fill('0000')
  await form.password.fill('Palaro123')
  await form.submit.click()
  await expect(form.captcha).toHaveAccessibleDescription(/characters didn’t match/)
  await form.captcha.fill((await sandbox.captcha()) ?? '')
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
})

const refused = [
  ['staff', {}, 'isn’t a member account', 'Hindi pang-member'],
  ['locked', {}, 'locked. Try again in 30 minutes.', 'pagkalipas ng 30 minuto'],
  ['excluded', {}, /excluded from play until [A-Z][a-z]+ \d+, 20\d\d, \d\d:\d\d PHT/, 'Naka-exclude'],
  ['juan', { agentSite: true }, 'Only agents can log in here.', 'Mga agent lang'],
] as const

test('[AUTH-09] who may not log in is told why, and what was typed stays', async ({ page, sandbox }) => {
  const form = await openLogin(page)
  for (const [username, flags, reason] of refused) {
    await sandbox.setFlags(flags)
    await form.logIn(username)
    await expect(form.alert).toContainText(reason)
    await expect(form.username).toHaveValue(username)
    await expect(form.password).toHaveValue('Palaro123')
  }
  await form.logIn('agent1')
  await expect(form.dialog).toBeHidden()
})

test('[AUTH-09] the reasons are in the language of the page', async ({ page, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'TY'))
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Mag-log in' })
  for (const [username, flags, , reason] of refused) {
    await sandbox.setFlags(flags)
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
    await dialog.getByLabel('Password', { exact: true }).fill('Palaro123')
    await dialog.getByRole('button', { name: 'Mag-log in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(reason)
  }
})

test('[AUTH-09] five wrong passwords lock the account, and the login says for how long', async ({
  page,
  sandbox,
  account,
}) => {
  const form = await openLogin(page)
  for (let tries = 1; tries <= 5; tries += 1) {
    if (await form.captcha.isVisible()) await form.captcha.fill((await sandbox.captcha()) ?? '')
    await called(sandbox, 'session.login', () => form.logIn(account.username, `wrong-password-${tries}`))
    // Waits for the answer and for the captcha it may contain.
    await expect(form.submit).toBeEnabled()
  }
  await expect(form.alert).toContainText('Try again in 5 minutes.')
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

test('[GRD-01, GRD-02] what waited for a true account is not done by a demo that logs in for it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/rng')
  await page.getByRole('navigation').getByRole('button', { name: 'Deposit' }).click()
  await new LoginForm(page).logIn('demo')
  await expect(site.dialog('You need a real account')).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
})

test('[GRD-01, GRD-03] members and agents of every type ask for the deposit as visitors, log in, and are there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const username of ['juan', 'agent1', 'agent2', 'agent41', 'agent42']) {
    await page.goto('/rng')
    await page.getByRole('navigation').getByRole('button', { name: 'Deposit' }).click()
    await new LoginForm(page).logIn(username)
    await expect(page).toHaveURL(/\/deposit$/)
    await expect(site.main.getByRole('heading', { name: /deposit/i }).first()).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('[OUT-01, AUTH-11] signing out in one tab closes the game that runs in the other', async ({
  page,
  context,
  site,
  account,
}) => {
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await new LoginForm(page).logIn(account.username, account.password)
  const game = page.locator('iframe[title="Golden Carabao"]')
  await expect(game).toBeVisible()
  const other = await context.newPage()
  await other.goto('/promotions')
  await signOut(other)
  await expect(other).toHaveURL(/\/$/)
  await expect(game).toHaveCount(0)
})

test('[OUT-01] a gateway slow to hear of a logout ends no session that is begun meanwhile', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.goto('/promotions')
  await logIn(page, account.username, account.password)
  await sandbox.fault('session.logout', 'delay', { delay: 2000 })
  const told = page.waitForResponse((response) => response.url().endsWith('/wps/session/logout'))
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  await logIn(page, account.username, account.password)
  await told
  await page.reload()
  await expect(site.balance).toBeVisible()
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
