import { expect, type Locator, type Page } from '@playwright/test'

/** The site as a person meets it: its regions, and the few things done on every journey. */
export class SitePage {
  readonly page: Page
  readonly header: Locator
  readonly main: Locator
  readonly nav: Locator
  readonly footer: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.main = page.getByRole('main')
    this.nav = page.getByRole('navigation', { name: 'Games' })
    this.footer = page.getByRole('contentinfo')
  }

  get balance(): Locator {
    return this.header.getByRole('status', { name: 'Balance' })
  }

  /** Somebody is already signed in at the next page: the token is where the site keeps it. */
  async keepSignedIn(token: string): Promise<void> {
    await this.page.addInitScript((value) => {
      // Only at the first document: a later logout must stay one.
      if (sessionStorage.getItem('journey') === null) sessionStorage.setItem('token', value)
      sessionStorage.setItem('journey', 'begun')
    }, token)
  }

  /** Opens a page as somebody already signed in, whatever the balance. */
  async openSignedIn(path: string, token: string): Promise<void> {
    await this.keepSignedIn(token)
    await this.page.goto(path)
    await expect(this.balance).toBeVisible()
  }

  /** The window is looked at again, as after another tab. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(
      () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
  }

  /** Goes to the foot of the page, which comes when it is near and replaces the empty one that held its place. */
  async toFoot(): Promise<void> {
    await expect(async () => {
      await this.footer.scrollIntoViewIfNeeded({ timeout: 2000 })
      await expect(this.footer.getByRole('link').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
  }

  /** A button of the side rail; header and footer may have one of the same name. */
  rail(name: string): Locator {
    const button = this.page.getByRole('button', { name, exact: true })
    return button.and(this.page.locator(':not(header *, footer *, main *)'))
  }

  tile(name: string): Locator {
    return this.main.getByRole('button', { name: `Play ${name}` }).first()
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }
}
