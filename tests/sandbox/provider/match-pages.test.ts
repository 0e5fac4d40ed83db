/** The sportsbook and the arena in a real browser: what players see, pick and hear. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { decidedAt, opensAt } from './games/sabong/sabong-rules.ts'
import { seeded } from './games/seeded.ts'
import { every } from './games/sports/schedule.ts'
import { type Stage, useStage } from './test-stage.ts'
import type { TestWallet } from './test-wallet.ts'

/** A moment at which sports have matches in play and to come, and no market is about to change. */
const start = 11_000_000 * every

const openStage = useStage()
let wallet: TestWallet
let gameUrl: Stage['gameUrl']
let page: Page
/** Added to the real time, so that tests can let a while pass. */
let ahead = 0

beforeEach(async () => {
  ahead = start - Date.now()
  ;({ wallet, page, gameUrl } = await openStage({
    retryDelays: [1, 1],
    now: () => Date.now() + ahead,
    random: seeded(21),
    viewport: { width: 1280, height: 900 },
  }))
})

const open = (): Promise<unknown> => page.goto(gameUrl())
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const matches = () => page.getByRole('region', { name: 'Matches' })
const price = (name: RegExp) => matches().getByRole('button', { name }).first()
const slip = () => page.getByRole('region', { name: /^Bet slip/ })
const bets = () => page.getByRole('region', { name: 'My bets' })

test('[LNCH-08] a parlay is put together and placed by keyboard, and shows every leg', async () => {
  wallet.setGame({ category: 'SPORTS', gameName: 'Kampeon Sportsbook' })
  await open()
  await button(/^Upcoming/).press('Enter')
  for (const sport of [/^Football/, /^Tennis/]) {
    await button(sport).press('Enter')
    await price(/, Winner, .*, \d/).press('Space')
  }
  await slip().getByText('Parlay of 2').waitFor()
  expect(await slip().getByRole('listitem').count()).toBe(2)
  const total = Number(await slip().locator('#total-odds').textContent())
  expect(await slip().locator('#may-win').textContent()).toContain('₱')
  await button('Place bet').press('Enter')
  await bets().getByText('Parlay of 2').waitFor()
  const ticket = bets().getByRole('listitem').first()
  expect(await ticket.getByRole('list').getByRole('listitem').count()).toBe(2)
  await ticket.getByText(total.toFixed(2), { exact: true }).waitFor()
  expect(await slip().getByRole('listitem').count()).toBe(1)
  expect(wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(1)
})

test('[LNCH-08] a second pick of one match is refused clearly, and a pick can be taken off', async () => {
  wallet.setGame({ category: 'SPORTS', gameName: 'Kampeon Sportsbook' })
  await open()
  await button(/^Football/).click()
  await button(/^Upcoming/).click()
  await matches()
    .getByRole('button', { name: /^All bets: / })
    .first()
    .click()
  await button(/, Winner, .*, \d/)
    .first()
    .click()
  await button(/, Total goals, Over 2.5, \d/).click()
  await page
    .getByText(/^One pick per match\. .* is already on your slip/)
    .first()
    .waitFor()
  expect(await slip().getByText('Single').count()).toBe(1)
  await slip()
    .getByRole('button', { name: /^Remove / })
    .click()
  await slip()
    .getByText(/^Choose odds to add a pick/)
    .waitFor()
})

test('[LNCH-08] odds that moved are shown old and new, and wait until they are accepted', async () => {
  wallet.setGame({ category: 'SPORTS', gameName: 'Salakot Hoops' })
  await open()
  await button(/^Upcoming/).click()
  await price(/, Winner, .*, \d/).click()
  const before = await slip().locator('.slip__odds').textContent()
  // Until the match is in play, and its odds follow the score.
  ahead += every + 20_000
  await page.evaluate('dispatchEvent(new Event("focus"))')
  const accept = button('Accept changes')
  await expect
    .poll(
      async () => {
        ahead += 3_000
        return accept.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await slip().getByText('The odds have changed.').waitFor()
  await slip()
    .getByRole('img', { name: new RegExp(`^Odds changed from ${before} to \\d`) })
    .waitFor()
  expect(wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(0)
})

test('[LNCH-08] an open bet is cashed out for what was offered, at once', async () => {
  wallet.setGame({ category: 'SPORTS', gameName: 'Kampeon Sportsbook' })
  await open()
  await button(/^Upcoming/).click()
  await price(/, Winner, .*, \d/).click()
  await button('Place bet').click()
  const cashOut = bets().getByRole('button', { name: /^Cash out ₱/ })
  await cashOut.waitFor()
  const offer = (await cashOut.textContent())?.replace('Cash out ₱', '') ?? ''
  await cashOut.click()
  await page.getByText(`Cashed out ₱${offer}`).first().waitFor()
  await bets().getByRole('button', { name: 'Settled' }).click()
  await bets().getByRole('listitem').filter({ hasText: 'Cashed out' }).first().waitFor()
  expect(Number(wallet.balance())).toBe(1000 - 5 + Number(offer))
})

test('[LNCH-08] on a phone the slip and the bets are views of their own', async () => {
  wallet.setGame({ category: 'ESPORTS', gameName: 'Alab Versus Arena' })
  await page.setViewportSize({ width: 360, height: 640 })
  await open()
  await button(/^Upcoming/).click()
  await price(/, Winner, .*, \d/).click()
  expect(await slip().isVisible()).toBe(false)
  await button(/^Bet slip 1$/).click()
  await slip().getByText('Single').waitFor()
  expect(await button('Place bet').isVisible()).toBe(true)
  await button('Place bet').click()
  await bets().getByText('Single').waitFor()
})

test('[LNCH-08] a fight is bet on by keyboard, and its winner is told', async () => {
  wallet.setGame({ category: 'COCKFIGHT', gameName: 'Derby Coliseum' })
  ahead = opensAt(20_000_000) + 18_000 - Date.now()
  await open()
  const meron = button(/^Meron, /)
  await meron.press('Space')
  expect(await meron.getAttribute('aria-pressed')).toBe('true')
  await button('Place bet').press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Pending' }).waitFor()
  ahead += 30_000
  await page.getByRole('heading', { name: 'Fight!' }).waitFor()
  ahead = decidedAt(20_000_000) + 1_000 - Date.now()
  await page
    .getByText(/^(Meron wins|Wala wins|It’s a draw)$/)
    .first()
    .waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /No win|\+₱/ })
    .first()
    .waitFor()
  expect(await page.getByRole('list', { name: 'Last results' }).getByRole('listitem').count()).toBe(36)
})

test('[LNCH-08] no match shows below the bar that places a bet', async () => {
  wallet.setGame({ category: 'SPORTS', gameName: 'Kampeon Sportsbook' })
  await page.setViewportSize({ width: 390, height: 752 })
  await open()
  await price(/, Winner, .*, \d/).waitFor()
  const bar = page.locator('.bar')
  expect(await bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)).toBeLessThan(
    1,
  )
})
