/** The games in a real browser: what players see and hear, and which messages the embedding page gets. */
import { Hono } from 'hono'
import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Listener, listen } from '#sandbox/entry/listen.ts'
import { opened } from './games/opened.ts'
import { type RandomBelow, secureRandom } from './games/random.ts'
import { seeded } from './games/seeded.ts'
import { slotGame } from './games/slot/slot-game.ts'
import type { RoundAnswer } from './protocol.ts'
import { type Stage, useStage } from './test-stage.ts'
import type { TestWallet } from './test-wallet.ts'

const openStage = useStage()
let wallet: TestWallet
let gameUrl: Stage['gameUrl']
let origin = ''
let lobby: Listener
let stranger: Listener
let page: Page
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
  lobby = await listen(embeddingPage(), 0)
  stranger = await listen(embeddingPage(), 0)
})
afterAll(() => Promise.all([lobby.close(), stranger.close()]))

beforeEach(async () => {
  // Without a feature in the first round of any slot, which would take long.
  random = seeded(11)
  ;({ wallet, page, gameUrl, origin } = await openStage({
    frameAncestors: () => [lobby.origin],
    retryDelays: [1, 1],
    random: (bound) => random(bound),
  }))
})

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

describe('messages', () => {
  test('[LNCH-07] the embedding page is told of readiness, rounds and balance', async () => {
    const frame = await embed(lobby, { parentOrigin: lobby.origin })
    await frame.getByRole('button', { name: 'Spin' }).click()
    await expect
      .poll(async () => (await heard()).map(({ type }) => type))
      .toEqual(['ready', 'roundStart', 'roundEnd', 'balance'])
    const [, start, end, balance] = await heard()
    expect(start).toMatchObject({ origin, source: 'palaro-provider', bet: '5.00' })
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
    await expect.poll(heard).toEqual([{ origin, source: 'palaro-provider', type: 'ready' }])
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
