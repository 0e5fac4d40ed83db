import type { Browser, Page } from '@playwright/test'
import { type BrowserWork, workOf } from '#support/browser-work.ts'
import { untilQuiet } from '#support/quiet.ts'
import { line, sameProcess, slowdown, viewport, watchPhone } from './watch-phone.ts'

/** Milliseconds without requests after which the page counts as quiet. */
const rest = 1000

/** What a phone does from the navigation until the page is quiet. */
export type PhoneLoad = BrowserWork & {
  requests: { kind: string; path: string }[]
  /** Paths of scripts that were requested before the first game could be played. */
  scriptsUntilUsable: string[]
}

/**
 * Opens a page on a phone, in a new context, and counts what the browser does until it is quiet.
 * @param isSite the page is one of the site, and says itself when its first paint is done.
 */
export async function phoneLoad(browser: Browser, address: string, isSite = true): Promise<PhoneLoad> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await page.goto(sameProcess(address))
    await page.addInitScript(watchPhone)
    const requests: PhoneLoad['requests'] = []
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    )
    // What follows the first paint is asked for only then, however long it takes.
    const shown = async () => {
      await page.goto(address)
      if (isSite)
        await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
          polling: 200,
        })
    }
    let counted = 0
    const work = await workOf(session, async () => {
      await untilQuiet(page, shown, rest)
      // While the trace is written, the page may go on with what it does at leisure.
      counted = requests.length
    })
    return {
      ...work,
      requests: requests.slice(0, counted),
      scriptsUntilUsable: await scriptsUntilUsable(page),
    }
  } finally {
    await context.close()
  }
}

/** Returns the paths of the scripts that were requested before the first game could be played. */
async function scriptsUntilUsable(page: Page): Promise<string[]> {
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < phoneSeen.usable && name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname.slice(1)),
  )
  return [...new Set(asked)]
}
