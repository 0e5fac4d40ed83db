import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath, launchOptionsOf } from '#support/chromium.ts'

/** Launches the Chromium that the tests use. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch(launchOptionsOf(chromiumPath(), ...flags))
}

/** Opens a page in a new context, as a new visitor; signed in when a token is given. */
export async function openPage(
  browser: Browser,
  options: { token?: string; width?: number } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: options.width ?? 1280, height: 800 } })
  const page = await context.newPage()
  if (options.token !== undefined)
    await page.addInitScript((token) => {
      if (sessionStorage.getItem('measured') === null) sessionStorage.setItem('token', token)
      sessionStorage.setItem('measured', 'yes')
    }, options.token)
  return page
}
