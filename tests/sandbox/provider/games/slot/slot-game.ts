/** The slots: their mathematics as a game of the provider, in amounts. */

import { gameModels } from '#sandbox/world/games/game-models.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Game } from '../game.ts'
import {
  coin,
  countOf,
  eachWay,
  type Grid,
  lineCount,
  linesPay,
  reelCount,
  type Screen,
  scatter,
  waysPay,
} from './reels.ts'
import { playSlot, rulesOf } from './slot-models.ts'
import type { SlotRules } from './slot-rules.ts'
import {
  type SlotId,
  type SlotScreen,
  type SlotSymbol,
  type SlotTable,
  type SlotWin,
  slotIds,
  slotSymbols,
} from './slot-table.ts'

/** Starts the free spins at their price instead of a spin. */
export const buyChoice = 'buy'

/** An empty cell of the respins is drawn as the lowest symbol, faded by the page. */
const symbolOf = (code: number): SlotSymbol => slotSymbols[code] ?? 'e'

const slotIdOf = (model: string): SlotId => slotIds.find((id) => id === model) ?? 'slot-low'

/** All that wins on the reels, with its payout in the model's units. Largest first. */
export function winsOn(grid: Grid, rules: SlotRules): (Omit<SlotWin, 'amount'> & { readonly pay: number })[] {
  const wins = rules.lines.length > 0 ? lineWins(grid, rules) : wayWins(grid, rules)
  return wins.sort((one, other) => other.pay - one.pay)
}

const lineWins = (grid: Grid, { lines, pays }: SlotRules) =>
  lines.flatMap((rows) => {
    const count = lineCount(grid, rows)
    const code = grid[0]?.[rows[0] ?? 0] ?? 0
    const pay = pays[code]?.[count - 3]
    return pay === undefined ? [] : [{ symbol: symbolOf(code), count, rows, pay }]
  })

function wayWins(grid: Grid, { pays }: SlotRules) {
  const wins: (Omit<SlotWin, 'amount'> & { readonly pay: number })[] = []
  eachWay(grid, (code, count, ways) => {
    wins.push({ symbol: symbolOf(code), count, ways, pay: ways * (pays[code]?.[count - 3] ?? 0) })
  })
  return wins
}

/** A round in amounts. `win` is its last total. */
function inAmounts(
  screens: readonly Screen[],
  bet: bigint,
  rules: SlotRules,
  win: bigint,
): readonly SlotScreen[] {
  const amount = (pay: number): bigint => (bet * BigInt(pay)) / BigInt(rules.unit)
  let pay = 0
  let before = 0n
  return screens.map((screen, index) => {
    pay += screen.pay
    const total = index === screens.length - 1 ? win : amount(pay)
    const shown = wireScreen(screen, rules, (paid) => fromMinor(amount(paid)))
    const result = { ...shown, amount: fromMinor(total - before), total: fromMinor(total) }
    before = total
    return result
  })
}

function wireScreen(
  { phase, grid, pay, multiplier, given, left, coins }: Screen,
  rules: SlotRules,
  amount: (pay: number) => string,
): Omit<SlotScreen, 'amount' | 'total'> {
  const wins = phase === 'respin' || pay === 0 ? [] : winsOn(grid, rules)
  return {
    phase,
    reels: grid.map((reel) => reel.map(symbolOf)),
    wins: wins.map(({ pay: paid, ...win }) => ({ ...win, amount: amount(paid * multiplier) })),
    multiplier,
    given,
    left,
    ...(coins && { coins }),
  }
}

/** Reels that win nothing and start nothing, for a game that has just been opened. */
function openingGrid({ windows, lines, pays }: SlotRules): Grid {
  for (let stop = 0; ; stop++) {
    const grid = windows.map((reel, index) => reel[(stop * 7 + index * 11) % reel.length] ?? [])
    const pay = lines.length > 0 ? linesPay(grid, lines, pays) : waysPay(grid, pays)
    if (pay === 0 && countOf(coin, grid) === 0 && countOf(scatter, grid) < reelCount - 3) return grid
  }
}

function openTable(model: SlotId): SlotTable {
  const rules = rulesOf(model)
  const screen: Screen = {
    phase: 'base',
    grid: openingGrid(rules),
    pay: 0,
    multiplier: 1,
    given: 0,
    left: 0,
  }
  return { kind: 'slot', model, bet: fromMinor(0), screens: inAmounts([screen], 0n, rules, 0n) }
}
const openTables = new Map(slotIds.map((model) => [model, openTable(model)]))

export const slotGame: Game = {
  returns: slotIds.flatMap((model) => {
    const { buy } = rulesOf(model)
    const spins = { model, choices: [''], share: gameModels[model].rtp / 100 }
    return buy ? [spins, { model, choices: [buyChoice], share: buy.share }] : [spins]
  }),
  remembers: 1,
  open(_random, { game }) {
    const model = slotIdOf(game.model)
    return openTables.get(model) ?? openTable(model)
  },
  stake(table, bet, choice) {
    const { buy } = table.kind === 'slot' ? rulesOf(table.model) : {}
    return buy && choice === buyChoice ? bet * BigInt(buy.price) : bet
  },
  play(table, stake, choice = '', random) {
    if (table.kind !== 'slot' || (choice !== '' && choice !== buyChoice)) return undefined
    const rules = rulesOf(table.model)
    const bought = choice === buyChoice
    const price = BigInt((bought ? rules.buy?.price : 1) ?? 0)
    if (price === 0n || stake % price !== 0n) return undefined
    const bet = stake / price
    const { pay, screens } = playSlot(rules, random, bought)
    const parts = bet * BigInt(pay)
    const rest = Number(parts % BigInt(rules.unit))
    // A part of a centavo is paid as a whole one as often as it is large, so that small bets return as much.
    const win = parts / BigInt(rules.unit) + (rest > 0 && random(rules.unit) < rest ? 1n : 0n)
    const shown = inAmounts(screens, bet, rules, win)
    return { win, table: { kind: 'slot', model: table.model, bet: fromMinor(bet), screens: shown } }
  },
}
