import { expect, type Locator, type Page } from '@playwright/test'

/** The login dialog and its elements. */
export class LoginForm {
  readonly dialog: Locator
  readonly username: Locator
  readonly password: Locator
  readonly captcha: Locator
  readonly newCaptcha: Locator
  readonly mobile: Locator
  readonly code: Locator
  readonly remember: Locator
  readonly submit: Locator
  readonly alert: Locator
  /** Button of the second step, which follows at an unknown address. */
  readonly proveIt: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Log in|One more check)$/ })
    this.username = this.dialog.getByRole('textbox', { name: 'Username' })
    this.password = this.dialog.getByLabel('Password', { exact: true })
    this.captcha = this.dialog.getByRole('textbox', { name: 'Captcha' })
    this.newCaptcha = this.dialog.getByRole('button', { name: 'New captcha image' })
    this.mobile = this.dialog.getByRole('textbox', { name: 'Mobile number' })
    this.code = this.dialog.getByRole('textbox', { name: 'Verification code' })
    this.remember = this.dialog.getByRole('checkbox', { name: 'Remember me' })
    this.submit = this.dialog.getByRole('button', { name: 'Log in', exact: true })
    this.alert = this.dialog.getByRole('alert')
    this.proveIt = this.dialog.getByRole('button', { name: 'Continue' })
  }

  async logIn(username: string, password = 'Palaro123'): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.submit.click()
  }

  async chooseSms(): Promise<void> {
    await this.dialog.getByRole('tab', { name: 'By SMS code' }).click()
    await expect(this.mobile).toBeVisible()
  }

  /** Requests a code and waits until it has been sent. */
  async sendCode(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(this.dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  }

  /**
   * Requests a code that won't be sent, until the warning appears. Repeats, because at most one request a second is
   * sent.
   */
  async askForCode(): Promise<void> {
    const page = this.dialog.page()
    const warning = page.getByRole('dialog', { name: 'Code not sent' })
    const send = this.dialog.getByRole('button', { name: 'Send code' })
    await expect(async () => {
      if (!(await warning.isVisible())) await send.click({ timeout: 1000 })
      await expect(warning).toBeVisible({ timeout: 2000 })
    }).toPass()
  }

  /** Chooses one of the offered proofs. */
  async prove(kind: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: kind }).check()
  }
}
