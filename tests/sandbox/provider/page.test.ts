/** The games in a real browser: what players see and hear, and which messages the embedding page gets. */
import { Hono } from 'hono'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chromiumPath, launchOptionsOf } from '#support/chromium.ts'
import { type Listener, listen } from '../listen.ts'
import { createProvider } from './app.ts'
import { opened } from './games/opened.ts'
import { type RandomBelow, secureRandom } from './games/random.ts'
import { seeded } from './games/seeded.ts'
import { slotGame } from './games/slot/slot-game.ts'
import { playSlot, rulesOf, type SlotId } from './games/slot/slot-models.ts'
import type { RoundAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

// A real browser can be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let browser: Browser
let wallet: TestWallet
let provider: Listener
let lobby: Listener
let stranger: Listener
let page: Page
let tokens = 0
/** Decides the rounds. Tests replace it when they need a certain result. */
let random: RandomBelow = secureRandom

/** A page that embeds the game from its query, and records every message with its origin. */
function embeddingPage(): Hono {
  const script =
    'const heard = []; addEventListener("message", ({ origin, data }) => heard.push({ origin, ...data }));' +
    'const frame = document.createElement("iframe"); frame.src = new URL(location).searchParams.get("game");' +
    'frame.width = 1000; frame.height = 700; document.body.append(frame)'
  return new Hono().get('/', (context) => context.html(`<!doctype html><body><script>${script}</script>`))
}

beforeAll(async () => {
  browser = await chromium.launch(launchOptionsOf(chromiumPath()))
  lobby = await listen(embeddingPage(), 0)
  stranger = await listen(embeddingPage(), 0)
})
afterAll(async () => {
  await browser.close()
  await Promise.all([lobby.close(), stranger.close()])
})

beforeEach(async () => {
  // Without a feature in the first round of any slot, which would take long.
  random = seeded(11)
  wallet = await startTestWallet()
  const { app } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [lobby.origin],
    retryDelays: [1, 1],
    random: (bound) => random(bound),
  })
  provider = await listen(app, 0)
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
})
afterEach(async () => {
  await page.close()
  await Promise.all([provider.close(), wallet.close()])
})

const gameUrl = (query: Record<string, string> = {}): string =>
  provider.origin + launchPath(`browser-${tokens++}`, query)

/** A seed whose first round of a model has free spins. */
function seedOfFeature(model: SlotId): number {
  for (let seed = 1; ; seed++) if (playSlot(rulesOf(model), seeded(seed)).screens.length > 3) return seed
}

const status = (name: string) => page.getByRole('status', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Embeds a game and returns its frame. */
async function embed(host: Listener, query: Record<string, string> = {}): Promise<Frame> {
  await page.goto(`${host.origin}/?game=${encodeURIComponent(gameUrl(query))}`)
  const frame = page.frames()[1]
  if (!frame) throw new Error('nothing was embedded')
  return frame
}

interface Heard {
  readonly origin: string
  readonly type: string
  readonly [key: string]: string
}
const heard = (): Promise<Heard[]> => page.evaluate('heard')

/** Waits for the response to the next round. */
async function nextAnswer(): Promise<Extract<RoundAnswer, { state: 'settled' }>> {
  const response = await page.waitForResponse((sent) => sent.url().endsWith('/api/round'))
  const answer: RoundAnswer = await response.json()
  if (answer.state !== 'settled') throw new Error(`the round is ${answer.state}`)
  return answer
}

describe('the slot', () => {
  test('[LNCH-08] is played with the keyboard, shows what the server drew, and says how it ended', async () => {
    await page.goto(gameUrl())
    await button('Spin').focus()
    for (const key of ['Space', 'Enter']) {
      const answering = nextAnswer()
      await page.keyboard.press(key)
      const { win, table } = await answering
      await button('Spin').and(page.locator(':not([aria-disabled])')).waitFor()
      const shown = await page
        .locator('.reel')
        .evaluateAll((reels) =>
          reels.map((reel) =>
            Array.from(reel.querySelectorAll('use'), (use) => use.getAttribute('href')?.slice(8)),
          ),
        )
      expect(shown).toEqual(table.kind === 'slot' && table.screens.at(-1)?.reels)
      const sentence = Number(win) > 0 ? `You won ₱${win}` : 'No win'
      await page
        .getByRole('status')
        .filter({ hasText: new RegExp(`${sentence.replace('.', '\\.')}$`) })
        .waitFor({ state: 'attached' })
      expect(await status('Win').textContent()).toBe(`₱${win}`)
      expect(await status('Balance').textContent()).toBe(
        `₱${Number(wallet.balance()).toLocaleString('en', { minimumFractionDigits: 2 })}`,
      )
    }
    expect(await page.evaluate('document.activeElement.id')).toBe('spin')
  })

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
    const frame = await embed(lobby, { parentOrigin: lobby.origin })
    await frame.getByRole('button', { name: 'Buy free spins for ₱200.00' }).click()
    await frame.getByText('You get 8 free spins at once. They cost ₱200.00.').waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()
    expect(wallet.calls.some(({ name }) => name === 'bet')).toBe(false)
    await frame.getByRole('button', { name: 'Raise bet' }).click()
    await frame.getByRole('button', { name: 'Buy free spins for ₱400.00' }).click()
    await frame.getByRole('button', { name: 'Buy for ₱400.00' }).click()
    await frame.locator('.card-over', { hasText: '8 free spins' }).waitFor()
    expect(wallet.calls.find(({ name }) => name === 'bet')?.body.amount).toBe('400.00')
    expect((await heard()).find(({ type }) => type === 'roundStart')?.bet).toBe('400.00')
  })

  test('the bet moves by buttons and by arrow keys, and stops at its limits', async () => {
    wallet.setGame({ minBet: '1.00', maxBet: '10.00' })
    await page.goto(gameUrl())
    expect(await status('Bet').textContent()).toBe('₱5.00')
    await button('Raise bet').click()
    expect(await status('Bet').textContent()).toBe('₱10.00')
    expect(await button('Raise bet').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('ArrowUp')
    expect(await status('Bet').textContent()).toBe('₱10.00')
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await status('Bet').textContent()).toBe('₱1.00')
  })

  test('after all that moves has come to rest, the reels still show the win that was drawn', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(gameUrl())
    // Finds a stop position that wins when all reels stop there.
    const table = slotGame.open(secureRandom, opened())
    const winning = Array.from({ length: 24 }, (_, stop) => stop).find((stop) => {
      const outcome = slotGame.play(table, 1_000n, undefined, () => stop)
      return outcome?.table.kind === 'slot' && outcome.win > 0n && outcome.table.screens.length === 1
    })
    random = () => winning ?? 0
    const answering = nextAnswer()
    await button('Spin').click()
    const answer = await answering
    await button('Spin').and(page.locator(':not([aria-disabled])')).waitFor()
    await page.locator('.cell[data-win]').first().waitFor()
    await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0)')
    const shown = await page
      .locator('.cell use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.slice(8)))
    expect(shown).toEqual(answer.table.kind === 'slot' && answer.table.screens.at(-1)?.reels.flat())
  })
})

test('the card game is played with the keyboard, and the card drawn becomes the open one', async () => {
  wallet.setGame({ category: 'TABLE', gameName: 'Higher or Lower' })
  await page.goto(gameUrl())
  await button('Same').focus()
  const answering = nextAnswer()
  await page.keyboard.press('Enter')
  const { table } = await answering
  if (table.kind !== 'hilo') throw new Error('no cards')
  const sign = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[table.card.rank] ?? String(table.card.rank)
  await page.locator(`#open-card[data-suit=${table.card.suit}] b`, { hasText: sign }).first().waitFor()
  expect(await page.getByRole('img', { name: /^Open card: / }).getAttribute('aria-label')).toContain(' of ')
  expect(await page.getByRole('list', { name: 'Last cards' }).getByRole('listitem').count()).toBe(1)
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
  await rules.getByText('for 40 times your bet. Bought, they return 96.05% on average.').waitFor()
  await rules.getByText('Bets from ₱1.00 to ₱500.00. A round pays 5,000 times the bet at most').waitFor()
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

describe('messages', () => {
  test('[LNCH-07] the embedding page is told of readiness, rounds and balance', async () => {
    const frame = await embed(lobby, { parentOrigin: lobby.origin })
    await frame.getByRole('button', { name: 'Spin' }).click()
    await expect
      .poll(async () => (await heard()).map(({ type }) => type))
      .toEqual(['ready', 'roundStart', 'roundEnd', 'balance'])
    const [, start, end, balance] = await heard()
    expect(start).toMatchObject({ origin: provider.origin, source: 'palaro-provider', bet: '5.00' })
    expect(Number(end?.net)).toBeCloseTo(Number(end?.win) - 5)
    expect(balance?.balance).toBe(wallet.balance())
  })

  test('a page that may not embed games sees none and hears nothing', async () => {
    await page.goto(
      `${stranger.origin}/?game=${encodeURIComponent(gameUrl({ parentOrigin: stranger.origin }))}`,
    )
    await page.waitForLoadState('networkidle')
    expect(await page.frames()[1]?.getByRole('button', { name: 'Spin' }).count()).toBe(0)
    expect(await heard()).toEqual([])
  })

  test('a game whose named host may not embed it talks to itself at most', async () => {
    const frame = await embed(lobby, { parentOrigin: stranger.origin })
    await frame.getByRole('button', { name: 'Spin' }).click()
    await frame.getByText(/^(You won|No win)/).waitFor()
    expect(await heard()).toEqual([])
  })

  test('a game on top tells itself, for the client that shows it as a view', async () => {
    await page.addInitScript(
      'window.heard = []; addEventListener("message", ({ origin, data }) => heard.push({ origin, ...data }))',
    )
    await page.goto(gameUrl({ parentOrigin: lobby.origin }))
    await expect.poll(heard).toEqual([{ origin: provider.origin, source: 'palaro-provider', type: 'ready' }])
  })

  test('a reloaded link says calmly that it was used, and reports the session as over', async () => {
    const address = { token: 'reloaded', parentOrigin: lobby.origin }
    await embed(lobby, address)
    const frame = await embed(lobby, address)
    await frame.getByRole('heading', { name: 'This link has already been used' }).waitFor()
    await frame.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect
      .poll(async () => (await heard()).map(({ type }) => type))
      .toEqual(['sessionExpired', 'lobby'])
  })
})

describe('when something goes wrong', () => {
  test('too little balance is explained, reported, and leads to the cashier', async () => {
    wallet.setBalance('3.00')
    const frame = await embed(lobby)
    await frame.getByRole('button', { name: 'Spin' }).click()
    const notice = frame.getByRole('alertdialog', { name: 'Not enough balance' })
    await notice.getByText('Your balance of ₱3.00 doesn’t cover a bet of ₱5.00.').waitFor()
    await notice.getByRole('button', { name: 'Deposit' }).click()
    await expect
      .poll(async () => (await heard()).map(({ type }) => type))
      .toEqual(['ready', 'roundStart', 'insufficientFunds', 'deposit'])
  })

  test('an answer lost on its way is asked for again: one bet, and its true result', async () => {
    await page.goto(gameUrl())
    let lost = 0
    await page.route('**/api/round', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await button('Spin').click()
    await page.getByText('Connection lost. Checking your bet…').waitFor()
    await page.getByText(/^(You won|No win)/).waitFor()
    expect(wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(1)
    expect(Number((await status('Balance').textContent())?.replace(/[₱,]/g, ''))).toBe(
      Number(wallet.balance()),
    )
  })

  test('while nobody can be reached the bet’s state is told, and checked again on demand', async () => {
    await page.goto(gameUrl())
    await page.clock.install()
    await page.route('**/api/round', (route) => route.abort())
    await button('Spin').click()
    const notice = page.getByRole('alertdialog', { name: 'Your bet is being checked' })
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000)
          return notice.isVisible()
        },
        { timeout: 10_000 },
      )
      .toBe(true)
    await page.keyboard.press('Escape')
    expect(await notice.isVisible()).toBe(true)
    await page.unroute('**/api/round')
    await notice.getByRole('button', { name: 'Check again' }).click()
    await page.clock.resume()
    await page.getByText(/^(You won|No win)/).waitFor()
  })

  test('a bet that was given back is said to be back', async () => {
    await page.goto(gameUrl())
    wallet.failNext('bet', 'lost', 'lost', 'lost')
    await button('Spin').click()
    await page.getByRole('alertdialog', { name: 'Your bet was returned' }).waitFor()
    expect(await status('Balance').textContent()).toBe('₱1,000.00')
  })
})

test.each(['RNG', 'TABLE', 'PVP', 'BINGO', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])(
  'a %s game fits a phone of 360 pixels without scrolling sideways',
  async (category) => {
    wallet.setGame(
      {
        category,
        gameName: 'The Most Remarkable Midnight Jackpot Odyssey',
      },
      ['grand', 'major', 'minor'],
    )
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(gameUrl())
    // As wide as a live table gets: three cards in each hand.
    await page.evaluate(`for (const hand of document.querySelectorAll('.hand__cards'))
      hand.innerHTML = '<span class="playing"></span>'.repeat(3)`)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    const buttons = page.getByRole('button')
    await buttons.first().waitFor()
    // Measured at one moment, because a match or a round that closes takes its buttons with it.
    const small = await buttons.evaluateAll((all) =>
      all
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          return Math.min(width, height) < 40
        })
        .map(({ textContent }) => textContent),
    )
    expect(small).toEqual([])
  },
)
