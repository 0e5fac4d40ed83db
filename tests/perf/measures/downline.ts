import type { Browser } from '@playwright/test'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { untilQuiet } from '#support/quiet.ts'
import { openPage, openSettled } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { slowdown } from '../watch-phone.ts'

const whole = (value: number) => String(value)

/**
 * Opens the downline of 50,000 accounts on a slow processor, and counts its calls, the centre's DOM and the longest
 * task from opening the page until it is quiet.
 */
export async function measureDownline(browser: Browser, origin: string, agentToken: string): Promise<Row[]> {
  const page = await openPage(browser, { token: agentToken })
  await openSettled(page, `${origin}/help?agent=announcements`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/wps/')) calls.push(pathname)
  })
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 })
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration)
      Object.assign(globalThis, { longest: Math.max(Reflect.get(globalThis, 'longest') as number, ...tasks) })
    }).observe({ type: 'longtask' })
  })
  await page.getByRole('button', { name: 'Downline', exact: true }).click()
  await page.getByRole('button', { name: 'All levels' }).click()
  await page.getByText(/^1 – 10 of 5\d,\d{3}$/).waitFor()
  await untilQuiet(page, undefined, 500)
  const { longest, nodes } = await page.evaluate(() => ({
    longest: Number(Reflect.get(globalThis, 'longest')),
    nodes: document.querySelectorAll('dialog[open] *').length,
  }))
  await page.context().close()
  const lists = calls.filter((path) => path === agentTeam.downlines.path).length
  return [
    row('downline of 50,000: calls for its list, of the direct ones and of all', lists, 2, whole),
    row('downline of 50,000: other calls', calls.length - lists, 1, whole),
    row('downline of 50,000: DOM nodes of the whole centre', nodes, 900, whole),
    row(
      `downline of 50,000: longest task at ${slowdown} × slowdown`,
      longest,
      200,
      (ms) => `${ms.toFixed(0)} ms`,
    ),
  ]
}
