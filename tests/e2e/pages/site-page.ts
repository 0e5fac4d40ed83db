import { expect, type Locator, type Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'

/** Goes to another address of the site that is open, as a link would. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The site as users see it: its regions, and actions that most tests need. */
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

  /** Makes the next page start logged in, by storing the token where the site keeps it. */
  async keepSignedIn(token: string): Promise<void> {
    await this.page.addInitScript((value) => {
      // Only for the first document, so that a later logout stays one.
      if (sessionStorage.getItem('journey') === null) sessionStorage.setItem('token', value)
      sessionStorage.setItem('journey', 'begun')
    }, token)
  }

  /** Opens a page logged in and waits for the balance, whatever it is. */
  async openSignedIn(path: string, token: string): Promise<void> {
    await this.keepSignedIn(token)
    await this.page.goto(path)
    await expect(this.balance).toBeVisible()
  }

  /** Opens a page as another account, or with a new session, in the tab of a page that is open. */
  async reopenSignedIn(path: string, token: string): Promise<void> {
    await this.page.evaluate((value) => sessionStorage.setItem('token', value), token)
    await this.page.goto(path)
    await expect(this.balance).toBeVisible()
  }

  /** Goes to another page as a link would, without loading the site again, and waits until it is at rest. */
  async follow(path: string): Promise<void> {
    await untilQuiet(this.page, () => go(this.page, path))
  }

  /** Opens several pages one after the other, loading the site once, and looks at each. */
  async tour(paths: readonly string[], look: (path: string) => Promise<void>): Promise<void> {
    for (const [index, path] of paths.entries()) {
      if (index > 0) await this.follow(path)
      else await untilQuiet(this.page, () => this.page.goto(path))
      await look(path)
    }
  }

  /** Simulates returning to the window from another tab. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(
      () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
  }

  /** Scrolls to the footer. It is rendered when it is near, and replaces an empty placeholder. */
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
