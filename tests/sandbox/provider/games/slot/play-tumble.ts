/** A spin whose winning symbols vanish. Others fall into their places until nothing wins. */
import type { RandomBelow } from '../random.ts'
import { eachWay, type Grid, type PlayedRound, rowCount, type Screen, waysPay, wild } from './reels.ts'
import type { SlotRules } from './slot-rules.ts'

/** The symbols of each reel that don't win, top to bottom. */
function staying(grid: Grid): number[][] {
  /** How many reels the wins of a symbol reach. */
  const reach: number[] = []
  let farthest = 0
  eachWay(grid, (symbol, count) => {
    reach[symbol] = count
    farthest = Math.max(farthest, count)
  })
  return grid.map((reel, index) =>
    reel.filter((cell) => (cell === wild ? index >= farthest : index >= (reach[cell] ?? 0))),
  )
}

export function playTumble(
  rules: SlotRules,
  multipliers: readonly number[],
  random: RandomBelow,
): PlayedRound {
  const { windows, pays } = rules
  const limit = rules.most * rules.unit
  /** Each cell is drawn by itself, from the symbols of its reel. */
  const next = (reel: number): number => windows[reel]?.[random(windows[reel]?.length ?? 1)]?.[0] ?? 0
  const screens: Screen[] = []
  let grid: Grid = windows.map((_, reel) => [next(reel), next(reel), next(reel)])
  let pay = 0
  for (let step = 0; ; step++) {
    const multiplier = multipliers[Math.min(step, multipliers.length - 1)] ?? 1
    const won = Math.min(waysPay(grid, pays) * multiplier, limit - pay)
    pay += won
    const phase = step === 0 ? 'base' : 'fall'
    screens.push({ phase, grid, pay: won, multiplier, given: 0, left: 0 })
    if (won === 0 || pay >= limit) return { screens, pay }
    const stay = staying(grid)
    grid = stay.map((reel, index) => {
      const filled: number[] = []
      while (filled.length + reel.length < rowCount) filled.push(next(index))
      for (const cell of reel) filled.push(cell)
      return filled
    })
  }
}
