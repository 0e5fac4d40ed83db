/** A spin whose lines pay from the left, with free spins for scatters. */
import type { RandomBelow } from '../random.ts'
import { countOf, linesPay, type PlayedRound, type Screen, scatter, spin } from './reels.ts'
import type { SlotRules } from './slot-rules.ts'

export function playLines(rules: SlotRules, random: RandomBelow, bought: boolean): PlayedRound {
  const { lines, pays, freeSpins, windows, unit } = rules
  const limit = rules.most * unit
  const screens: Screen[] = []
  let pay = 0
  let left = bought ? (freeSpins?.given[0] ?? 0) : 0
  if (!bought) {
    const grid = spin(windows, random)
    const won = linesPay(grid, lines, pays)
    left = freeSpins?.given[countOf(scatter, grid) - 3] ?? 0
    screens.push({ phase: 'base', grid, pay: won, multiplier: 1, given: left, left })
    pay = won
  }
  if (!freeSpins) return { screens, pay }
  let given = left
  for (let played = 1; left > 0 && pay < limit; played++) {
    const grid = spin(freeSpins.windows, random)
    const multiplier = freeSpins.multiplier === 'grows' ? played : freeSpins.multiplier
    const won = Math.min(linesPay(grid, lines, pays) * multiplier, limit - pay)
    const again = countOf(scatter, grid) < 3 ? 0 : Math.min(freeSpins.again, freeSpins.most - given)
    given += again
    left += again - 1
    pay += won
    screens.push({ phase: 'free', grid, pay: won, multiplier, given: again, left: pay < limit ? left : 0 })
  }
  return { screens, pay }
}
