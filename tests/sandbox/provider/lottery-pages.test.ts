/** The lottery's betting view in a real browser: by keyboard, at the last second, and for several draws. */
import type { Locator, Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { type Stage, useStage } from './test-stage.ts'
import type { TestWallet } from './test-wallet.ts'

const minute = 60_000
const openStage = useStage()
let wallet: TestWallet
let gameUrl: Stage['gameUrl']
let page: Page
let ahead = 0
/** What the provider's clock shows beyond the page's, so that a bet comes late. */
let late = 0
const now = () => Date.now() + ahead

beforeEach(async () => {
  late = 0
  // A second after a draw, so that betting is open for a while.
  ahead = minute + 1_000 - (Date.now() % minute)
  ;({ wallet, page, gameUrl } = await openStage({
    now: () => now() + late,
    viewport: { width: 344, height: 500 },
  }))
  wallet.setGame({ category: 'LOTT', gameName: 'Swerte 3D', model: 'lottery-3d' })
})

const open = () => page.goto(gameUrl())
const button = (name: string | RegExp) => page.getByRole('button', { name })
const numbers = () => page.getByRole('list', { name: /^Line A/ })
const count = (call: string) => wallet.calls.filter(({ name }) => name === call).length

/** Types digits once the page listens. */
async function type(digits: string): Promise<void> {
  await page.locator('main:not([inert])').waitFor()
  await page.keyboard.type(digits)
}

/** Lets time pass and the page look, until something is there. It doesn't look again at once. */
async function pass(milliseconds: number, until: Locator): Promise<void> {
  ahead += milliseconds
  const look = async () => {
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    return until.count()
  }
  await expect.poll(look, { timeout: 15_000, interval: 300 }).toBe(1)
}

test('[LNCH-08] digits are typed, arrows walk the pad, and what is picked and missing is said', async () => {
  await open()
  await type('12')
  await page.getByText('1 2. Pick 1 more', { exact: true }).waitFor()
  expect(await numbers().getAttribute('aria-label')).toBe('Line A, Straight: 1 2')
  expect(await button('Pick 1 more').getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Backspace')
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '0' }).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', '7']) await page.keyboard.press(key)
  await page.getByText('1 6 7. Line complete', { exact: true }).waitFor()
  await button(/^Bet ₱5\.00/).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Ticket placed', { exact: true }).first().waitFor()
  expect(wallet.calls.findLast(({ name }) => name === 'bet')?.body.amount).toBe('5.00')
})

test('[LNCH-08] a ticket that comes late costs nothing, stays filled in, and is offered for the next draw', async () => {
  await open()
  await type('123')
  const [draw = ''] = (await button(/^Bet ₱/).textContent())?.match(/\d{4}/) ?? []
  late = 56_000
  await button(/^Bet ₱5\.00/).click()
  await page.getByRole('alertdialog', { name: `Draw ${draw} has closed` }).waitFor()
  expect([count('bet'), wallet.balance()]).toEqual([0, '1000.00'])
  expect(await page.locator('#slots').getAttribute('aria-label')).toBe('Line A, Straight: 1 2 3')
  await button(/^Bet on Draw \d{4}$/).click()
  await page.getByText('Ticket placed', { exact: true }).first().waitFor()
  expect([count('bet'), wallet.balance()]).toEqual([1, '995.00'])
})

test('[LNCH-08] of several draws those that the balance covers are placed, and the page says how many', async () => {
  wallet.setBalance('11.00')
  await open()
  await type('123')
  await page.getByRole('radio', { name: '5 draws' }).press('Space')
  await button('Bet ₱25.00 1 line × 5 draws').click()
  await page.getByRole('alertdialog', { name: 'Not enough balance' }).waitFor()
  await button('Close').click()
  await page.getByText('2 of 5 draws are placed. Nothing was taken for the others.').first().waitFor()
  expect([count('bet'), wallet.balance()]).toEqual([3, '1.00'])
  await button('My tickets, 2 pending').click()
  await page.getByText(/ · 1 line · 2 of 5$/).waitFor()
})

test('[LNCH-08] a draw shows its balls and what each line won, and what was missed is told on return', async () => {
  await open()
  await type('000')
  await button('Add line').click()
  await type('123')
  await page.getByRole('radio', { name: '5 draws' }).press('Space')
  await button(/^Bet ₱50\.00/).click()
  await page.getByText('5 tickets placed').first().waitFor()
  const draw = page.getByRole('region', { name: /^Draw \d{4}$/ })
  await pass(minute, draw.getByText('Drawn: 0 0 0'))
  await draw.getByText('You won ₱4,500.00').waitFor()
  await draw.getByText('Line A, Straight: 0 0 0. 3 right. Won ₱4,500.00').waitFor({ state: 'attached' })
  await draw.getByText('Line B, Straight: 1 2 3. 0 right. No win').waitFor({ state: 'attached' })

  await page.goto('about:blank')
  ahead += 2 * minute
  await expect.poll(() => count('win'), { timeout: 10_000 }).toBe(3)
  await open()
  await page.getByRole('heading', { name: 'While you were away' }).waitFor()
  await page.getByText('2 tickets were drawn.').waitFor()
  await button('See my tickets').click()
  await page.getByText('+₱4,500.00').nth(2).waitFor()
})

test('[LNCH-08] every bet that waits is listed, however many there are', async () => {
  await open()
  for (let ticket = 0; ticket < 3; ticket++) {
    await type('123')
    await page.getByRole('radio', { name: '10 draws' }).press('Space')
    await button(/^Bet ₱50\.00/).click()
    await button(`My tickets, ${10 * (ticket + 1)} pending`).waitFor({ timeout: 15_000 })
  }
  expect([count('bet'), wallet.balance()]).toEqual([30, '850.00'])
})
