/** Instant games in a real browser: features, jackpots, what can be bought, autoplay, and the switches. */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RandomBelow } from './games/random.ts'
import { seeded } from './games/seeded.ts'
import { playSlot, rulesOf } from './games/slot/slot-models.ts'
import type { SlotId } from './games/slot/slot-table.ts'
import type { RoundAnswer } from './protocol.ts'
import { type Stage, useStage } from './test-stage.ts'
import type { TestWallet } from './test-wallet.ts'

const openStage = useStage()
let wallet: TestWallet
let gameUrl: Stage['gameUrl']
let page: Page
/** Decides the rounds. */
let random: RandomBelow

beforeEach(async () => {
  // Without a feature in the first round of any slot, which would take long.
  random = seeded(11)
  ;({ wallet, page, gameUrl } = await openStage({ random: (bound) => random(bound) }))
})

/** A seed whose first round of a model has free spins. */
function seedOfFeature(model: SlotId): number {
  for (let seed = 1; ; seed++) if (playSlot(rulesOf(model), seeded(seed)).screens.length > 3) return seed
}

const status = (name: string) => page.getByRole('status', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Waits for the response to the next round. */
async function nextAnswer(): Promise<Extract<RoundAnswer, { state: 'settled' }>> {
  const response = await page.waitForResponse((sent) => sent.url().endsWith('/api/round'))
  const answer: RoundAnswer = await response.json()
  if (answer.state !== 'settled') throw new Error(`the round is ${answer.state}`)
  return answer
}

describe('the slot', () => {
  test('[LNCH-08] a jackpot is said, shown, and stays until it was seen', async () => {
    wallet.setGame({}, ['minor'])
    random = (bound) => (bound > 1_000_000 ? 0 : bound - 1)
    await page.goto(gameUrl())
    expect(await page.getByRole('list', { name: 'Jackpots' }).textContent()).toContain('Minor ₱200.00')
    const answering = nextAnswer()
    await button('Spin').click()
    const { win } = await answering
    const dialog = page.getByRole('dialog', { name: 'Minor jackpot!' })
    await dialog.getByText('₱200.00').waitFor()
    await page.getByText(/^Jackpot! ₱200.00 is yours\./).waitFor()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await button('Spin').waitFor()
    expect(await status('Win').textContent()).toBe(`₱${win}`)
  })

  test('[LNCH-08] free spins are announced, counted, and summed up, and a press hurries them', async () => {
    wallet.setGame({ model: 'slot-high' })
    random = seeded(seedOfFeature('slot-high'))
    await page.goto(gameUrl())
    const answering = nextAnswer()
    await button('Spin').click()
    const { win, table } = await answering
    const spins = table.kind === 'slot' ? table.screens.filter(({ phase }) => phase === 'free').length : 0
    await page.locator('.card-over', { hasText: 'free spins' }).waitFor()
    await page.keyboard.press('Space')
    await page.getByText(/^Free spin 2 of \d+ · ×2$/).waitFor()
    await page.keyboard.press('Enter')
    const over = page.locator('.card-over', { hasText: `You won ₱${win}` })
    await over.getByText(`${spins} free spins`).waitFor({ timeout: 20_000 })
    await page.keyboard.press('Space')
    await button('Spin').waitFor()
    expect(await status('Win').textContent()).toBe(`₱${win}`)

    // The next visit tells how it ended, and shows it again.
    await page.goto(gameUrl())
    await page.getByText(`Last round: ₱${win}`).waitFor()
    await button('Watch again').click()
    await page.locator('.card-over', { hasText: 'free spins' }).waitFor()
    expect(wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(1)
  })

  test('[LNCH-08] free spins are sold at the price that is shown, after one more question', async () => {
    wallet.setGame({ model: 'slot-high' })
    random = seeded(3)
    await page.addInitScript('window.heard = []; addEventListener("message", ({ data }) => heard.push(data))')
    await page.goto(gameUrl())
    await page.getByRole('button', { name: 'Buy free spins for ₱200.00' }).click()
    await page.getByText('You get 8 free spins at once. They cost ₱200.00.').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(wallet.calls.some(({ name }) => name === 'bet')).toBe(false)
    await page.getByRole('button', { name: 'Raise bet' }).click()
    await page.getByRole('button', { name: 'Buy free spins for ₱400.00' }).click()
    await page.getByRole('button', { name: 'Buy for ₱400.00' }).click()
    await page.locator('.card-over', { hasText: '8 free spins' }).waitFor()
    expect(wallet.calls.find(({ name }) => name === 'bet')?.body.amount).toBe('400.00')
    expect(await page.evaluate('heard.find(({ type }) => type === "roundStart").bet')).toBe('400.00')
  })
})

describe('autoplay', () => {
  const start = async (limit?: string): Promise<void> => {
    await button('Autoplay').click()
    if (limit) await page.getByLabel('Stop before I lose more than').selectOption({ label: limit })
    await button('Start autoplay').click()
  }
  const bets = () => wallet.calls.filter(({ name }) => name === 'bet').length

  test('[RG-01] plays up to the loss that was allowed and no further, and says what it came to', async () => {
    wallet.setGame({ category: 'TABLE', model: 'color-game' })
    // Never the chosen colour.
    random = () => 1
    await page.goto(gameUrl())
    await start('₱25.00')
    await page.getByText('Autoplay stopped at your loss limit. Net result: -₱25.00.').waitFor()
    expect(bets()).toBe(5)
    expect(await button('Lower bet').getAttribute('aria-disabled')).toBe('false')
  })

  test('[RG-01] stops at once by its button, when the game is left, and when a round is refused', async () => {
    wallet.setGame({ model: 'slot-high' })
    random = (bound) => bound - 1
    await page.goto(gameUrl())
    await start()
    await page.getByText(/^\d rounds left$/).waitFor()
    expect(await button('Lower bet').isVisible()).toBe(false)
    await button('Stop autoplay').click()
    await page.getByText(/^You stopped autoplay\./).waitFor()

    await start()
    await page.getByText('9 rounds left').waitFor()
    // As when the site asks its reality check.
    await page.evaluate('dispatchEvent(new Event("blur"))')
    await page.getByText(/^Autoplay stopped because you left the game\./).waitFor()

    wallet.setBalance('0.00')
    const before = bets()
    await start()
    await page
      .getByRole('alertdialog', { name: 'Not enough balance' })
      .getByRole('button', { name: 'Close' })
      .click()
    await page.getByText(/^Autoplay stopped because a round ran into a problem\./).waitFor()
    expect(bets()).toBe(before + 1)
  })

  test('[LNCH-08] stops when a feature has come', async () => {
    wallet.setGame({ model: 'slot-low' })
    random = seeded(seedOfFeature('slot-low'))
    await page.goto(gameUrl())
    await start()
    await page.locator('.card-over').waitFor()
    const over = page.getByText(/^Autoplay stopped after the feature\./)
    // A press shows the rest of a spin at once.
    await page.evaluate("setInterval(() => document.querySelector('#reels').click(), 20)")
    await over.waitFor()
    expect(bets()).toBe(1)
  })
})

test('the rules open at their beginning, and tell every payout, line and limit of the slot', async () => {
  wallet.setGame({ model: 'slot-high', minBet: '1.00', maxBet: '500.00' })
  await page.goto(gameUrl())
  await button('Game rules').click()
  const rules = page.getByRole('dialog', { name: 'Game rules' })
  expect(await rules.evaluate((dialog) => dialog.scrollTop)).toBe(0)
  expect(await page.evaluate('document.activeElement.id')).toBe('rules-title')
  expect(await rules.getByRole('row').count()).toBe(7)
  expect(await rules.getByRole('row', { name: /^logo/ }).textContent()).toBe(' logo×8×40×400')
  expect(await rules.getByRole('listitem', { name: /^Line \d/ }).count()).toBe(5)
  await rules.getByText('for 40 times your bet. When bought, they return 96.05% on average.').waitFor()
  await rules.getByText('Bets from ₱1.00 to ₱500.00. A round pays at most 5,000 times your bet').waitFor()
  await rules.getByText('(RTP): 95.73%. Volatility: high.').waitFor()
})

test('sound and turbo are off until they are switched on, and stay as they were left', async () => {
  await page.goto(gameUrl())
  const pressed = (name: string) => button(name).getAttribute('aria-pressed')
  const turbo = 'Turbo: faster animations'
  expect([await pressed('Sound'), await pressed(turbo)]).toEqual(['false', 'false'])
  await button('Sound').click()
  await button(turbo).click()
  await page.goto(gameUrl())
  expect([await pressed('Sound'), await pressed(turbo)]).toEqual(['true', 'true'])
  expect(await page.evaluate('document.documentElement.hasAttribute("data-turbo")')).toBe(true)
})

test('[LNCH-08] the colour game says in words what came, and remembers it for the next visit', async () => {
  wallet.setGame({ category: 'TABLE', model: 'color-game' })
  const colours = [1, 1, 4]
  random = () => colours.shift() ?? 0
  await page.goto(gameUrl())
  colours.splice(0, 3, 1, 1, 4)
  await button('Blue').click()
  await page.locator('#said', { hasText: '2 × blue' }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: 'Blue, Blue, Pink. 2 × blue. You won ₱15.00' })
    .waitFor({ state: 'attached' })
  await page.goto(gameUrl())
  const last = page.getByRole('region', { name: 'Last rounds' }).getByRole('listitem')
  expect(await last.getAttribute('aria-label')).toBe('Blue, Blue, Pink. 2 × blue')
})

test('[LNCH-08] what a game says on a phone covers none of its buttons, and leaves after a while', async () => {
  wallet.setGame({ category: 'TABLE', gameName: 'Neon Mines', model: 'mines' })
  await page.setViewportSize({ width: 390, height: 752 })
  await page.clock.install()
  await page.goto(gameUrl())
  await button('Start').click()
  await page.getByRole('button', { name: /^Row 3, cell 3/ }).click()
  const next = page.getByRole('button', { name: /^Collect ₱|^Start$/ })
  await next.waitFor()
  if ((await next.textContent())?.startsWith('Collect')) await next.click()
  const said = page.locator('#result[data-visible]')
  await said.filter({ hasText: /\S/ }).waitFor()
  const [notice, start] = await Promise.all([said.boundingBox(), button('Start').boundingBox()])
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(start?.y ?? 0)
  await page.clock.runFor(6_500)
  expect(await said.count()).toBe(0)
})
