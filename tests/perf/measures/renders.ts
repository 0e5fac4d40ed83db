import { type Browser, expect, type Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage, openSettled } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { watchRenders } from '../watch-renders.ts'

declare global {
  interface Window {
    rendersCounted?: number
  }
}

/** Returns how many components rendered again because of an action, until the page is quiet. */
async function rendersOf(page: Page, act: () => Promise<void>): Promise<number> {
  const read = () => page.evaluate(() => window.rendersCounted ?? 0)
  const before = await read()
  await untilQuiet(page, act)
  return (await read()) - before
}

/** The same for a round of a game, which changes the balance. The clock is stopped, so that its ticks don't count. */
async function rendersOfRound(page: Page, origin: string): Promise<number> {
  await openSettled(page, `${origin}/seamless?vendor=JL&nodeId=1001`)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await spin.waitFor()
  await untilQuiet(page, () =>
    page.evaluate(() => {
      const now = Date.now()
      Date.now = () => now
    }),
  )
  const balance = await page.getByRole('status', { name: 'Balance' }).textContent()
  const renders = await rendersOf(page, async () => {
    await spin.click()
    await expect(page.getByRole('status', { name: 'Balance' })).not.toHaveText(balance ?? '')
  })
  return renders
}

const whole = (value: number) => String(value)

const count = () => {
  window.rendersCounted = (window.rendersCounted ?? 0) + 1
}

/** Measures what one tick of the indicative jackpots renders, with a gateway that returns no figures. */
async function measureTick(browser: Browser, origin: string, token: string): Promise<number> {
  const page = await openPage(browser, { token })
  // Keeps the winner board next to it from scrolling, which would load pictures and render more.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchRenders(page, count)
  await page.route('**/MCS_rankList*', async (route) => {
    const answer = await route.fetch()
    const body: unknown = await answer.json()
    const text = JSON.stringify(body, (key, value: unknown) => (key === 'jackpot' ? null : value))
    await route.fulfill({ response: answer, body: text })
  })
  await openSettled(page, `${origin}/rng`)
  const figure = page.getByRole('region', { name: 'Jackpots' })
  const read = () => page.evaluate(() => window.rendersCounted ?? 0)
  const tick = async () => {
    const shown = await figure.textContent()
    await expect.poll(() => figure.textContent(), { timeout: 8000, intervals: [50] }).not.toBe(shown)
  }
  await tick()
  const before = await read()
  await tick()
  const renders = (await read()) - before
  await page.context().close()
  return renders
}

/** Measures how many components render again for a favourite, the balance, the theme and a jackpot's tick. */
export async function measureRenders(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token })
  await watchRenders(page, count)
  await openSettled(page, `${origin}/fish`)
  const header = page.getByRole('banner')
  const favourite = await rendersOf(page, async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to favourites$/ })
      .first()
      .dispatchEvent('click')
  })
  const balance = await rendersOf(page, async () => {
    await header.getByRole('button', { name: 'Refresh balance' }).dispatchEvent('click')
  })
  const theme = await rendersOf(page, () =>
    header.getByRole('button', { name: /^Switch to/ }).dispatchEvent('click'),
  )
  const round = await rendersOfRound(page, origin)
  await page.context().close()
  return [
    row('favourite toggled: components that render again', favourite, 2, whole),
    row('balance refreshed: components that render again', balance, 1, whole),
    // The figure, three of the game's frame, which is told of it, and what waits for the round's end, at both its ends.
    row('a round played: components of the site that render again', round, 6, whole),
    // The button with its tooltip, because its name and picture say what it does next.
    row('theme switched: components that render again', theme, 3, whole),
    row('jackpots tick: components that render again', await measureTick(browser, origin, token), 1, whole),
  ]
}
