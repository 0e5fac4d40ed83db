/** The live tables in a real browser. The provider's clock is moved, so that no test waits for a round. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { ModelId } from '#sandbox/world/games/game-models.ts'
import { type Stage, useStage } from '../../test-stage.ts'
import type { TestWallet } from '../../test-wallet.ts'
import { paceOf } from './live-pace.ts'

const openStage = useStage()
let stage: Stage
let wallet: TestWallet
let page: Page
let began = 0
/** The moment that the provider's clock stands at, or how far ahead of the machine's it runs. */
let held: number | undefined
let ahead = 0
let draw: (bound: number) => number = () => 0
let choices: string[] = []

const now = () => held ?? Date.now() + ahead

beforeEach(async () => {
  ahead = 0
  began = Date.now()
  draw = () => 0
  choices = []
  stage = await openStage({ retryDelays: [1, 1], now, random: (bound) => draw(bound) % bound })
  ;({ wallet, page } = stage)
  listen()
})

/** Notes the choices that the page sends. */
function listen(): void {
  page.setDefaultTimeout(12_000)
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/round')) choices.push(String(JSON.parse(sent.postData() ?? '{}').choice))
  })
}

/**
 * Moves the clock to a moment of a round, in ms from its opening, and holds it there. Rounds count from one after the
 * test began.
 */
function moveTo(model: ModelId, at: number, round = 0): void {
  const { whole } = paceOf({ model })
  held = (Math.ceil(began / whole) + 1 + round) * whole + at
}

async function open(model: ModelId, at: number): Promise<void> {
  wallet.setGame({ category: 'LIVE', model, gameName: 'Amihan', minBet: '10.00', maxBet: '5000.00' })
  moveTo(model, at)
  await page.goto(stage.gameUrl())
}

/** Lets the clock run from where it stands. */
function run(): void {
  ahead = now() - Date.now()
  held = undefined
}

/** The page learns what the clock says. */
const look = () => page.evaluate('void window.dispatchEvent(new Event("focus"))')
const spot = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, pays`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const slip = (text: string) => page.locator('#slip', { hasText: text }).waitFor()
const told = (text: string) => page.locator('#told').getByText(text, { exact: true }).waitFor()

test('[LNCH-08] chips on several spots are one bet, and its end is told in words', async () => {
  await open('baccarat', 1_000)
  await page.getByRole('radio', { name: '₱100.00' }).check()
  await spot('Banker').press('Enter')
  await spot('Banker').press('Space')
  await spot('Tie').press('Enter')
  await spot('Player pair').press('Enter')
  await button('Undo').press('Enter')
  await spot('Banker')
    .and(page.getByRole('button', { name: '₱200.00 yours' }))
    .waitFor()
  await button('Confirm bet').press('Enter')
  await slip('₱300.00 placed')
  expect(choices.map((choice) => choice.split(':')[1])).toEqual(['banker=200.00+tie=100.00'])
  expect(wallet.balance()).toBe('700.00')
  // With the lowest draws both hands are three aces.
  moveTo('baccarat', 25_500)
  await look()
  await told('Tie at 3, Player pair, Banker pair. You won ₱800.00')
  expect(wallet.balance()).toBe('1800.00')
  expect(await page.getByRole('status').last().textContent()).toContain('You won ₱800.00')
})

test('[LNCH-08] a lost bet is told as clearly as a won one', async () => {
  await open('dragon-tiger', 1_000)
  await spot('Dragon').click()
  await button('Confirm bet').click()
  await slip('₱50.00 placed')
  // Ace of hearts against two of hearts.
  const ranks = [0, 0, 1, 0]
  draw = () => ranks.shift() ?? 0
  moveTo('dragon-tiger', 16_500)
  await look()
  await told('Tiger wins. You lost ₱50.00')
  expect(wallet.balance()).toBe('950.00')
})

test('[LNCH-08] a bet whose end comes only after the next round has opened is told all the same', async () => {
  await open('dragon-tiger', 1_000)
  await spot('Dragon').click()
  await button('Confirm bet').click()
  await slip('₱50.00 placed')
  wallet.setDown('win', true)
  moveTo('dragon-tiger', 16_500)
  await look()
  await told('Tie, Suited tie')
  moveTo('dragon-tiger', 500, 1)
  wallet.setDown('win', false)
  await look()
  // Half of a bet on the dragon comes back on a tie.
  await page.locator('#away').getByText('You lost ₱25.00', { exact: true }).waitFor()
  expect(wallet.balance()).toBe('975.00')
})

test('[LNCH-08] chips that nobody confirmed are bet when betting closes', async () => {
  const { open: closes } = paceOf({ model: 'baccarat' })
  await open('baccarat', closes - 4_000)
  run()
  await spot('Player').click()
  await slip('it goes in when betting closes')
  await slip('₱50.00 placed')
  expect(choices).toHaveLength(1)
  expect(wallet.balance()).toBe('950.00')
})

test('[LNCH-08] chips that were too late are told to be, and nothing is taken', async () => {
  await open('baccarat', 1_000)
  await spot('Player').click()
  // The page slept while betting closed.
  moveTo('baccarat', 17_500)
  await look()
  await slip('Too late: ₱50.00 wasn’t placed. Nothing was taken.')
  expect(choices).toEqual([])
  expect(wallet.balance()).toBe('1000.00')
  moveTo('baccarat', 1_000, 1)
  await look()
  await button('Rebet').click()
  await button('Confirm bet').click()
  await slip('₱50.00 placed')
})

test('[LNCH-08] a bet that the server no longer takes is told to be too late', async () => {
  await open('baccarat', 1_000)
  await spot('Player').click()
  moveTo('baccarat', 17_500)
  await button('Confirm bet').click()
  await slip('Too late: ₱50.00 wasn’t placed.')
  expect(wallet.balance()).toBe('1000.00')
})

test('[LNCH-08] who comes back is told what became of the bets', async () => {
  await open('baccarat', 1_000)
  await spot('Player').click()
  await button('Confirm bet').click()
  await slip('₱50.00 placed')
  await page.close()
  moveTo('baccarat', 25_500)
  await expect.poll(() => wallet.balance(), { timeout: 5_000 }).toBe('1000.00')
  moveTo('baccarat', 4_000, 3)
  page = await stage.newPage()
  await page.goto(stage.gameUrl())
  await page
    .locator('#away')
    .getByText('While you were away, 1 of your bets ended. You got your bet back.')
    .waitFor()
})

test('who joins in the middle of a round sees the cards dealt so far, and no result yet', async () => {
  // The page's clock stands too, so that it deals no further card. It takes the provider's time once it has asked.
  await page.clock.setFixedTime(Date.now())
  // Three of four first cards have been shown.
  await open('baccarat', 17_000 + 1_500 + 2 * 900 + 450)
  await expect.poll(() => page.locator('.hand__cards .playing').count()).toBe(3)
  expect(await page.locator('#told').textContent()).toBe('')
  expect(await spot('Banker').getAttribute('aria-disabled')).toBe('true')
})

test('at roulette a line is bet on by pointer, and a corner with the keyboard alone', async () => {
  await open('roulette', 1_000)
  const seventeen = await page.locator('.cell[value=n17]').boundingBox()
  if (!seventeen) throw new Error('no 17')
  // The edge towards 20.
  await page.mouse.click(seventeen.x + seventeen.width, seventeen.y + seventeen.height / 2)
  await page.getByRole('combobox', { name: 'Bet type' }).selectOption({ label: 'Corner' })
  await button('First four 0, 1, 2, 3, pays 9×').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await button('Confirm bet').click()
  await slip('₱100.00 placed')
  expect(choices[0]?.split(':')[1]).toBe('p17-20=50.00+c4=50.00')
  moveTo('roulette', 29_000)
  await look()
  await told('0 Zero. You lost ₱100.00')
})

test.each(['roulette', 'baccarat', 'dragon-tiger', 'color-game-live'] as const)(
  '%s fits a phone of 320 pixels, and its chips and buttons are in view without scrolling',
  async (model) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open(model, 1_000)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    const bottom = (await button('Confirm bet').boundingBox()) ?? { y: 999, height: 0 }
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(568)
    const small = await page
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height) < 40,
          )
          .map(({ textContent }) => textContent),
      )
    expect(small).toEqual([])
  },
)
