/** A spin with coins. Enough of them stay, and the other cells are spun again for more. */
import { draw, type RandomBelow } from '../random.ts'
import {
  coin,
  countOf,
  type Grid,
  linesPay,
  type PlayedRound,
  reelCount,
  rowCount,
  type Screen,
  spin,
} from './reels.ts'
import type { Respins, SlotRules } from './slot-rules.ts'

/** Where the reels are empty during respins. No symbol has this number. */
export const empty = -1
const cells = reelCount * rowCount

const valuesOn = (grid: Grid, respins: Respins, random: RandomBelow): number[][] =>
  grid.map((reel) => reel.map((cell) => (cell === coin ? draw(respins.values, random) : 0)))

const sum = (values: readonly (readonly number[])[]): number =>
  values.reduce((total, reel) => reel.reduce((part, value) => part + value, total), 0)

export function playHold(rules: SlotRules, respins: Respins, random: RandomBelow): PlayedRound {
  const { lines, pays, windows, unit } = rules
  const grid = spin(windows, random)
  const won = linesPay(grid, lines, pays)
  const count = countOf(coin, grid)
  if (count === 0) return { screens: [{ ...still, grid, pay: won }], pay: won }

  let coins = valuesOn(grid, respins, random)
  let held = count
  let left = held >= respins.coins ? respins.spins : 0
  const screens: Screen[] = [{ ...still, grid, pay: won, given: left, left, coins }]
  if (left === 0) return { screens, pay: won }
  while (left > 0) {
    const before = held
    coins = coins.map((reel) =>
      reel.map((value) => {
        if (value > 0 || random(respins.oneIn) > 0) return value
        held++
        return draw(respins.values, random)
      }),
    )
    const full = held === cells
    left = full ? 0 : held > before ? respins.spins : left - 1
    screens.push({
      ...still,
      phase: 'respin',
      grid: coins.map((reel) => reel.map((value) => (value > 0 ? coin : empty))),
      multiplier: full ? respins.full : 1,
      given: left === respins.spins ? left : 0,
      left,
      coins,
    })
  }
  const last = screens.at(-1) ?? { ...still, grid }
  // The coins pay when nothing more can come.
  const paid = Math.min(sum(coins) * last.multiplier * unit, rules.most * unit - won)
  screens[screens.length - 1] = { ...last, pay: paid }
  return { screens, pay: won + paid }
}

const still = { phase: 'base', pay: 0, multiplier: 1, given: 0, left: 0 } as const
