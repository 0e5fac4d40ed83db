import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { GameKind } from '#sandbox/provider/protocol.ts'
import type { SandboxClient } from './sandbox.ts'

/** A running game: a frame on the web, a page of its own on the desktop. */
export type RunningGame = Pick<Page | FrameLocator, 'getByRole' | 'locator'>

/** How a round of a game is begun as its player does, and how its page says that the bet waits for the clock. */
interface Round {
  readonly bet: (game: RunningGame) => Promise<void>
  /** Omitted where the round ends with the bet or with the player's own move. */
  readonly waits?: (game: RunningGame) => Promise<void>
}

const usable = (game: RunningGame, name: string | RegExp) =>
  game.locator('button:not([aria-disabled="true"])').and(game.getByRole('button', { name })).first()

const press =
  (...names: readonly (string | RegExp)[]) =>
  async (game: RunningGame): Promise<void> => {
    for (const name of names) await usable(game, name).click()
  }

/** On a match to come, because one in play may be suspended just now. */
async function betOnMatch(game: RunningGame): Promise<void> {
  await game.getByRole('button', { name: /^Upcoming/ }).click()
  const odds = game.getByRole('region', { name: 'Matches' }).getByRole('button', { name: /, Winner, .*, \d/ })
  await odds.first().click()
  await press(/^Place bet$/)(game)
}

/** One cell is opened. If it held no mine, the win is collected. */
async function openOneCell(game: RunningGame): Promise<void> {
  await press('Start', /^Row 3, cell 3/)(game)
  const next = usable(game, /^Collect ₱|^Start$/)
  await expect(next).toBeVisible()
  if ((await next.textContent())?.startsWith('Collect')) await next.click()
}

const asTicket = (game: RunningGame) =>
  expect(
    game
      .getByRole('listitem')
      .filter({ hasText: /Pending|Potential win/ })
      .first(),
  ).toBeVisible()
const asSeat = (game: RunningGame) =>
  expect(game.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(1)).toBeVisible()
const cards = { bet: press(/^Play for /), waits: asSeat }

export const gameRounds: Readonly<Record<GameKind, Round>> = {
  slot: { bet: press('Spin') },
  // Possible with every card: next to the lowest or the highest, one of the others isn't.
  hilo: { bet: press('Same') },
  dice: { bet: press('Blue') },
  fish: { bet: press(/^Fire$/) },
  mines: { bet: openOneCell },
  crash: {
    bet: press('Place bet'),
    waits: (game) => expect(game.getByRole('button', { name: 'Bet placed' })).toBeVisible(),
  },
  bingo: {
    bet: press(/^Buy a card for /),
    waits: (game) => expect(game.getByRole('table', { name: /^For the next draw/ })).toBeVisible(),
  },
  luckynine: cards,
  pusoydos: cards,
  tongits: cards,
  live: { bet: press(/^Player, pays/, /^Tie, pays/, 'Confirm bet'), waits: asTicket },
  lottery: {
    bet: press('Quick pick', /^Bet ₱/),
    waits: (game) => expect(game.getByRole('button', { name: 'My tickets, 1 pending' })).toBeVisible(),
  },
  sports: { bet: betOnMatch, waits: asTicket },
  sabong: { bet: press(/^Meron, /, /^Place bet$/), waits: asTicket },
}

/**
 * Every such interval, in ms, all clocks of these games start again together: live rounds, matches and draws. Betting
 * is open for a while after it.
 */
const together = 180_000
export const atTheStart = async (sandbox: SandboxClient): Promise<void> =>
  sandbox.advanceClock(together - ((await sandbox.now()) % together) + 200)
