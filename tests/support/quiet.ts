import { expect, type Page, type Request } from '@playwright/test'
import { scaled } from './machine-factor.ts'

/** Milliseconds without a request after which nothing more is taken to come. */
const quiet = 500

/**
 * Does something on a page, if told to, and waits until nothing more is asked and nothing that was is under way.
 * The load state `networkidle` can't tell: a document reaches it once, and whoever waits for it again is let
 * through at once.
 */
export async function untilQuiet(page: Page, act?: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const begun = (request: Request) => {
    open.add(request)
    last = performance.now()
  }
  const ended = (request: Request) => {
    if (open.delete(request)) last = performance.now()
  }
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  try {
    await act?.()
    last = performance.now()
    await expect
      .poll(() => open.size === 0 && performance.now() - last > quiet, {
        message: 'the page is at rest',
        intervals: [50],
        timeout: scaled(10_000),
      })
      .toBe(true)
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}
