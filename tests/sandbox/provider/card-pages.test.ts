/** The card rooms in a real browser: a turn by keyboard or by touch, and what is said and shown. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { ModelId } from '#sandbox/world/games/game-models.ts'
import type { RandomBelow } from './games/random.ts'
import { seeded } from './games/seeded.ts'
import { type Stage, useStage } from './test-stage.ts'
import type { TestWallet } from './test-wallet.ts'

const openStage = useStage()
let wallet: TestWallet
let gameUrl: Stage['gameUrl']
let page: Page
let ahead = 0
let random: RandomBelow

beforeEach(async () => {
  ahead = 0
  random = seeded(11)
  ;({ wallet, page, gameUrl } = await openStage({
    random: (bound) => random(bound),
    now: () => Date.now() + ahead,
    viewport: { width: 360, height: 584 },
  }))
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cards = () => page.getByRole('group', { name: 'Your cards' }).getByRole('button')
const enabled = (name: string) => page.locator('button:not([aria-disabled="true"])').and(button(name))

/** Opens a room and takes a seat. */
async function sitDown(model: ModelId): Promise<void> {
  wallet.setGame({ category: 'PVP', gameName: 'Card room', model })
  await page.goto(gameUrl({ room: 'KW-1052-1', stake: '2.00' }))
  await page.getByText('Room 1', { exact: true }).waitFor()
  await button('Play for ₱2.00').click()
  // Nobody is waited for where the other seats are taken already, which depends on the time.
  await page
    .getByText(/^(Waiting for players|Dealing)…$/)
    .first()
    .waitFor()
}

/** Lets time pass and the page look, until something is there. */
async function pass(milliseconds: number, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        ahead += milliseconds
        await page.evaluate('window.dispatchEvent(new Event("focus"))')
        return until()
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(true)
}
const myTurn = (): Promise<void> => pass(600, () => page.locator('.felt[data-mine]').isVisible())

test('[LNCH-08] Pusoy Dos is played by keyboard, with every control in sight on a small phone', async () => {
  await sitDown('pusoy-dos')
  await myTurn()
  expect(await cards().count()).toBe(13)
  for (const control of [...(await cards().all()), button('Pass'), button('Play')]) {
    const box = await control.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(584)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)

  // The first card that can be played, reached by arrow keys.
  const usable = await cards().evaluateAll((all) => all.findIndex((card) => card.ariaDisabled !== 'true'))
  await cards().first().focus()
  for (let step = 0; step < usable; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await cards().nth(usable).getAttribute('aria-pressed')).toBe('true')
  await enabled('Play').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards().count()).toBe(12)
  expect(await page.evaluate('document.activeElement.className')).toBe('card')
  expect(await button('Play').getAttribute('aria-disabled')).toBe('true')
})

test('[LNCH-08] a reload, or a late return, shows the round as it has gone on, and the end of it', async () => {
  await sitDown('pusoy-dos')
  await myTurn()
  ahead += 600_000
  await page.goto(gameUrl({ room: 'KW-1052-1', stake: '2.00' }))
  await page
    .getByText(/The table made \d+ moves? for you\.$/)
    .first()
    .waitFor()
  await button('Next round · ₱2.00').waitFor()
  expect(await page.locator('.showdown li').count()).toBe(4)
  await page.getByText('Last rounds').click()
  await page.getByText('+₱7.60').last().waitFor()
})

test('[LNCH-08] Tongits: a card is drawn and one dumped', async () => {
  await sitDown('tongits')
  await myTurn()
  // The dealer begins with thirteen cards instead.
  if ((await cards().count()) === 12) await enabled('Draw').click()
  await expect.poll(() => cards().count()).toBe(13)
  expect(await button('Dump').getAttribute('aria-disabled')).toBe('true')
  await cards().last().click()
  await enabled('Dump').click()
  await expect.poll(() => cards().count()).toBe(12)
})

test('[LNCH-08] Lucky 9: a third card is taken, all hands are shown, and the winner is named', async () => {
  await sitDown('lucky-nine')
  await myTurn()
  await enabled('Hit').click()
  await pass(5_000, () => page.locator('.showdown').isVisible())
  expect(await page.locator('.showdown li').count()).toBe(5)
  expect(await page.locator('.showdown [data-own="true"] .playing').count()).toBe(3)
  await page
    .getByText(/ wins\.|You win!|The pot is shared\./)
    .first()
    .waitFor()
  await expect
    .poll(() => wallet.calls.filter(({ name }) => name === 'win').length, { timeout: 5_000 })
    .toBe(1)
})
