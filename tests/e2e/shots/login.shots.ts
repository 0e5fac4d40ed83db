/** Screenshots of every screen for login, passwords and logout; see screens.shots.ts. */
import type { Page } from '@playwright/test'
import { LoginForm } from '../pages/login-form.ts'
import { type Scene, type Screen, takePictures } from './take-pictures.ts'

const logInAs =
  (username: string, dialog: string, password?: string) =>
  async ({ page, site }: Scene) => {
    await new LoginForm(page).logIn(username, password)
    await site.dialog(dialog).waitFor()
  }

const refusedAs = (username: string, password?: string) => async (scene: Scene) => {
  await logInAs(username, 'Log in', password)(scene)
  const { dialog } = new LoginForm(scene.page)
  await dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]')).first().waitFor()
}

/** Chooses one of the proofs. With an answer, submits it and waits for the error. */
const proveBy = (kind: string, answer?: string) => async (scene: Scene) => {
  await logInAs('newip', 'One more check')(scene)
  const form = new LoginForm(scene.page)
  await form.prove(kind)
  if (answer === undefined) return
  await form.dialog.getByRole('textbox', { name: kind, exact: true }).fill(answer)
  await form.proveIt.click()
  await form.dialog.locator('[aria-invalid="true"]').waitFor()
}

async function openForgot(page: Page) {
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  return page.getByRole('dialog', { name: 'Forgot password' })
}

async function forgetByEmail(page: Page) {
  const form = await openForgot(page)
  await form.getByRole('tab', { name: 'By email' }).click()
  await form.getByRole('textbox', { name: 'Username' }).fill('juan')
  return form
}

/** The account's menu: in the header, or from the bottom bar. */
async function openAccountMenu({ page, site, username, width }: Scene) {
  if (width >= 1024) await site.header.getByRole('button', { name: username }).click()
  else await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Me' }).click()
}

const login: Screen[] = [
  { name: 'login', path: '/login', then: ({ page }) => new LoginForm(page).dialog.waitFor() },
  { name: 'login-page', path: '/promotions', given: (sandbox) => sandbox.setFlag('loginedToHomePage', true) },
  { name: 'login-empty', path: '/login', then: ({ page }) => new LoginForm(page).submit.click() },
  { name: 'login-refused', path: '/login', then: refusedAs('juan', 'Wrong1234') },
  { name: 'login-locked', path: '/login', then: refusedAs('locked') },
  { name: 'login-excluded', path: '/login', then: refusedAs('excluded') },
  {
    name: 'login-failed',
    path: '/login',
    given: (sandbox) => sandbox.fault('session.login', 'drop'),
    then: refusedAs('juan'),
  },
  {
    name: 'login-captcha',
    path: '/login',
    then: async ({ page }) => {
      await new LoginForm(page).logIn('captcha', 'Wrong1234')
      await new LoginForm(page).newCaptcha.locator('img').waitFor()
    },
  },
  {
    name: 'login-captcha-broken',
    path: '/login',
    given: (sandbox) => sandbox.setFlag('captchaBroken', true),
    then: async ({ page }) => {
      await new LoginForm(page).logIn('captcha', 'Wrong1234')
      await new LoginForm(page).dialog.getByText('can’t be shown').waitFor()
    },
  },
  { name: 'login-sms', path: '/login', then: ({ page }) => new LoginForm(page).chooseSms() },
  {
    name: 'login-sms-sent',
    path: '/login',
    then: async ({ page }) => {
      const form = new LoginForm(page)
      await form.chooseSms()
      await form.mobile.fill('0919 123 4567')
      await form.sendCode()
    },
  },
  {
    name: 'login-sms-not-sent',
    path: '/login',
    given: (sandbox) => sandbox.setFlag('smsFails', true),
    then: async ({ page }) => {
      const form = new LoginForm(page)
      await form.chooseSms()
      await form.mobile.fill('0919 123 4567')
      await form.askForCode()
    },
  },
  { name: 'login-proof', path: '/login', then: logInAs('newip', 'One more check') },
  { name: 'login-proof-sms', path: '/login', then: proveBy('Code by SMS') },
  { name: 'login-proof-email', path: '/login', then: proveBy('Linked email', 'wrong@mail.example') },
  { name: 'login-proof-bank', path: '/login', then: proveBy('Name on the bank account') },
  { name: 'login-proof-google', path: '/login', then: proveBy('Google Authenticator code') },
  {
    name: 'demo-warning',
    path: '/login',
    then: async ({ page, site, width }) => {
      await page.getByRole('button', { name: 'try free play' }).click()
      await site.balance.waitFor()
      const place = width < 1024 ? page.getByRole('navigation', { name: 'Main' }) : site.header
      await place.getByRole('button', { name: 'Deposit' }).click()
      await site.dialog('You need a real account').waitFor()
    },
  },
]

const password: Screen[] = [
  { name: 'password-forced', path: '/login', then: logInAs('firstlogin', 'Change password') },
  { name: 'password-offered', path: '/login', then: logInAs('weak', 'Change password', '123456') },
  { name: 'password-expired', path: '/login', then: logInAs('expired', 'Change password') },
  {
    name: 'password-change-refused',
    path: '/',
    member: true,
    then: async (scene) => {
      await openAccountMenu(scene)
      await scene.page
        .getByRole('menuitem', { name: 'Change password' })
        .or(scene.page.getByRole('button', { name: 'Change password' }))
        .click()
      const form = scene.site.dialog('Change password')
      await form.getByRole('textbox', { name: 'New password' }).fill('abc')
      await form.getByRole('button', { name: 'Change password' }).click()
    },
  },
  {
    name: 'password-forgotten',
    path: '/login',
    then: async ({ page }) => (await openForgot(page)).waitFor(),
  },
  {
    name: 'password-forgotten-code',
    path: '/login',
    then: async ({ page }) => {
      const form = await openForgot(page)
      await form.getByRole('textbox', { name: 'Mobile number' }).fill('0919 123 4567')
      await form.getByRole('button', { name: 'Send code' }).click()
      await form.getByRole('button', { name: /^Send again in/ }).waitFor()
      await form.getByRole('button', { name: 'Set new password' }).click()
    },
  },
  {
    name: 'password-forgotten-email',
    path: '/login',
    then: async ({ page }) => {
      const form = await forgetByEmail(page)
      await form.getByRole('textbox', { name: 'Email' }).fill('pedro@mail.example')
      await form.getByRole('button', { name: 'Email me a new password' }).click()
      await form.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  {
    name: 'password-forgotten-email-sent',
    path: '/login',
    then: async ({ page, site }) => {
      const form = await forgetByEmail(page)
      await form.getByRole('textbox', { name: 'Email' }).fill('juan@mail.example')
      await form.getByRole('button', { name: 'Email me a new password' }).click()
      await site.dialog('Check your email').waitFor()
    },
  },
]

const own: Screen[] = [
  {
    name: 'session-ended',
    path: '/',
    member: true,
    then: async ({ page, site, sandbox, username }) => {
      await sandbox.endSessions(username)
      await site.header
        .getByRole('button', { name: 'Refresh balance' })
        .click({ timeout: 2000 })
        .catch(() => {})
      await page.getByText('Your session has ended.').waitFor()
    },
  },
  { name: 'account-menu', path: '/', member: true, then: openAccountMenu },
  {
    name: 'sign-out',
    path: '/',
    member: true,
    then: async (scene) => {
      const { page, site, width } = scene
      if (width < 1024) await openAccountMenu(scene)
      await page.getByRole('button', { name: 'Sign out' }).first().click()
      await site.dialog('Sign out?').waitFor()
    },
  },
]

takePictures([...login, ...password, ...own])
