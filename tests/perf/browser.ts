import { type Browser, chromium, type Page } from '@playwright/test'
import { system } from '#shared/contract/endpoints/system.ts'
import { chromiumPath, launchOptionsOf } from '#support/chromium.ts'
import { untilQuiet } from '#support/quiet.ts'

/** Launches the Chromium that the tests use. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch(launchOptionsOf(chromiumPath(), ...flags))
}

/**
 * Opens a page in a new context, as a new visitor; signed in when a token is given.
 * @param options.touch it is a phone's, to be touched.
 */
export async function openPage(
  browser: Browser,
  options: { token?: string; width?: number; touch?: boolean } = {},
): Promise<Page> {
  const { width = 1280, touch = false } = options
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    isMobile: touch,
    hasTouch: touch,
  })
  const page = await context.newPage()
  if (options.token !== undefined)
    await page.addInitScript((token) => {
      if (sessionStorage.getItem('measured') === null) sessionStorage.setItem('token', token)
      sessionStorage.setItem('measured', 'yes')
    }, options.token)
  return page
}

/**
 * Loads an address and waits until the page is at rest, also with what starts late: the services that come when there
 * is nothing else to do, of which the watch of the domains is the last and makes a call.
 */
export const openSettled = (page: Page, url: string): Promise<void> =>
  untilQuiet(page, () =>
    Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === system.domainRoute.path),
      page.goto(url),
    ]),
  )
