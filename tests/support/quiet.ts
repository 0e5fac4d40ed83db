import { expect, type Page, type Request } from '@playwright/test'
import { scaled } from './machine-factor.ts'

const quiet = 500

/**
 * Runs `act`, if given, and waits until no request is pending and none has started or ended for a while. The load
 * state `networkidle` isn't enough: a document reaches it once, and waiting for it again returns immediately.
 * @param rest milliseconds without requests after which the page counts as quiet.
 */
export async function untilQuiet(
  page: Page,
  act?: () => Promise<unknown>,
  rest: number = quiet,
): Promise<void> {
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
      .poll(() => open.size === 0 && performance.now() - last > rest, {
        message: 'the page is at rest',
        intervals: [50],
        timeout: scaled(10_000),
      })
      .toBe(true)
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}
