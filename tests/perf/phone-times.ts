import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { scaled } from '#support/machine-factor.ts'
import { openUnwatched, type UnwatchedPage } from './unwatched-page.ts'
import { line, sameProcess, slowdown, viewport, watchPhone, watchPress } from './watch-phone.ts'

/** What a player waits for on a phone, in milliseconds. */
export type PhoneTimes = {
  /** From the navigation until the first game can be seen whole, and be pressed; 0 when there is none. */
  usable: number
  /** The sum of the tasks of over 50 ms, each without its first 50. */
  blocking: number
  longest: number
}

/** Milliseconds after which a page that nothing more came to counts as quiet. */
const rest = 2000

/**
 * Opens a page on a phone, in a new context, and takes its times until it is quiet. Neither traced nor watched, which
 * would be part of the times.
 */
export const phoneTimes = (browser: Browser, address: string): Promise<PhoneTimes> =>
  onPhone(browser, address, [watchPhone], async (page) => {
    await untilQuiet(page)
    // The frame that shows many pictures may still be in the making.
    await read(page, 'new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end)))')
    const { usable, tasks } = await read<Pick<typeof phoneSeen, 'usable' | 'tasks'>>(page, 'phoneSeen')
    return {
      usable,
      blocking: tasks.reduce((sum, { took }) => sum + Math.max(0, took - 50), 0),
      longest: Math.max(0, ...tasks.map(({ took }) => took)),
    }
  })

/**
 * Opens a page with a game on a phone, touches the game as soon as it can be played, while the page still loads, and
 * returns the milliseconds from the finger until the next paint.
 */
export const firstPress = (browser: Browser, address: string): Promise<number> =>
  onPhone(browser, address, [watchPhone, watchPress], async (page) => {
    const place = await read<Awaited<typeof phoneSeen.shown> | null>(page, within('phoneSeen.shown'))
    if (!place) throw new Error(`${address}: no game can be pressed`)
    // At once, as a finger does it, whenever the page answers to the first.
    await Promise.all([
      page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
      page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
    const answer = await read<number | null>(page, within('pressAnswered'))
    if (answer === null) throw new Error(`${address}: the press was not answered`)
    return answer
  })

/** An expression that resolves as another does, or with null when that takes too long. */
const within = (expression: string) =>
  `Promise.race([${expression}, new Promise((end) => setTimeout(end, ${scaled(15_000)}, null))])`

/**
 * Opens a page on a phone, in a new context, and does something with it while it loads.
 * @param scripts run in the page before its own.
 */
async function onPhone<Result>(
  browser: Browser,
  address: string,
  scripts: readonly (() => void)[],
  act: (page: UnwatchedPage) => Promise<Result>,
): Promise<Result> {
  const page = await openUnwatched(browser)
  try {
    await page.send('Page.enable')
    await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: true })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Network.setBypassServiceWorker', { bypass: true })
    await navigate(page, sameProcess(address))
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', line)
    for (const script of scripts)
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script.toString()})()` })
    await navigate(page, address)
    return await act(page)
  } finally {
    await page.close()
  }
}

/** Returns once the navigation has begun and the page's document is there. */
async function navigate(page: UnwatchedPage, url: string): Promise<void> {
  const { errorText } = (await page.send('Page.navigate', { url })) as { errorText?: string }
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`)
}

/** Returns the value of an expression in the page, or what it resolves to. */
async function read<Value>(page: UnwatchedPage, expression: string): Promise<Value> {
  const { result } = (await page.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
  })) as {
    result: { value: Value }
  }
  return result.value
}

async function untilQuiet(page: UnwatchedPage): Promise<void> {
  const until = performance.now() + scaled(30_000)
  const isQuiet = `document.readyState === 'complete' && performance.now() - phoneSeen.last > ${rest}`
  while (!(await read<boolean>(page, isQuiet))) {
    if (performance.now() > until) throw new Error('The page does not come to rest.')
    await setTimeout(250)
  }
}
