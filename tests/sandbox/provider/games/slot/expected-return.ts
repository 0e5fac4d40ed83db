/** What the slots return, counted exactly where it can be. For tests: nothing that is played reads it. */
import { coin, lineCount, rowCount, scatter, type Windows, wild } from './reels.ts'
import type { FreeSpins, Respins, SlotRules } from './slot-rules.ts'

/** Probability of each symbol in one cell, by symbol. */
const sharesOf = (windows: Windows, reel: number, row: number): ReadonlyMap<number, number> => {
  const stops = windows[reel] ?? []
  const shares = new Map<number, number>()
  for (const seen of stops) {
    const symbol = seen[row] ?? wild
    shares.set(symbol, (shares.get(symbol) ?? 0) + 1 / stops.length)
  }
  return shares
}

/** What one line pays on average, in bets per line. The reels are independent. */
function expectedLine(
  windows: Windows,
  rows: readonly number[],
  pays: SlotRules['pays'],
  line: readonly number[] = [],
): number {
  const reel = line.length
  if (reel === rows.length) {
    const count = lineCount(
      line.map((symbol) => [symbol]),
      rows.map(() => 0),
    )
    return count < 3 ? 0 : (pays[line[0] ?? 0]?.[count - 3] ?? 0)
  }
  let sum = 0
  for (const [symbol, share] of sharesOf(windows, reel, rows[reel] ?? 0))
    sum += share * expectedLine(windows, rows, pays, [...line, symbol])
  return sum
}

/** What the lines of one spin return of a bet on average. */
const expectedLines = ({ lines, pays, unit }: SlotRules, windows: Windows): number =>
  lines.reduce((sum, rows) => sum + expectedLine(windows, rows, pays), 0) / unit

/** Probability of each number of a symbol on all reels. */
function countChances(windows: Windows, symbol: number): number[] {
  return windows.reduce<number[]>(
    (before, stops) => {
      const after = Array.from({ length: before.length + rowCount }, () => 0)
      for (const seen of stops) {
        const here = seen.filter((cell) => cell === symbol).length
        for (const [count, chance] of before.entries())
          after[count + here] = (after[count + here] ?? 0) + chance / stops.length
      }
      return after
    },
    [1],
  )
}

/** Sum of the multipliers of all free spins on average, if a round begins with so many. */
function expectedSpins({ windows, again, most, multiplier }: FreeSpins, first: number): number {
  const more = countChances(windows, scatter)
    .slice(3)
    .reduce((sum, chance) => sum + chance, 0)
  let sum = 0
  /** Probability of having been given so many spins, of which `played` are over. */
  let given = new Map([[first, 1]])
  for (let played = 1; played <= most; played++) {
    const next = new Map<number, number>()
    for (const [spins, chance] of given) {
      if (spins < played) continue
      sum += chance * (multiplier === 'grows' ? played : multiplier)
      const grown = Math.min(most, spins + again)
      next.set(grown, (next.get(grown) ?? 0) + chance * more)
      next.set(spins, (next.get(spins) ?? 0) + chance * (1 - more))
    }
    given = next
  }
  return sum
}

/** What bought free spins return on average, in bets. The highest possible win is left out of account. */
export function expectedFreeSpins(rules: SlotRules, first = rules.freeSpins?.given[0] ?? 0): number {
  const { freeSpins } = rules
  return freeSpins ? expectedSpins(freeSpins, first) * expectedLines(rules, freeSpins.windows) : 0
}

/** What the coins of one spin return of a bet on average. */
function expectedCoins({ windows }: SlotRules, { coins, spins, oneIn, values, full }: Respins): number {
  const value = values.reduce((sum, each) => sum + each, 0) / values.length
  const cells = windows.length * rowCount
  const known = new Map<string, number>()
  /** Value of all coins in the end, in coins, with so many held and so many respins left. */
  function inTheEnd(held: number, left: number): number {
    if (held === cells) return cells * full
    if (left === 0) return held
    const key = `${held} ${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    const free = cells - held
    let sum = 0
    let chance = (1 - 1 / oneIn) ** free
    for (let more = 0; more <= free; more++) {
      sum += chance * (more === 0 ? inTheEnd(held, left - 1) : inTheEnd(held + more, spins))
      chance *= ((free - more) / (more + 1)) * (1 / oneIn / (1 - 1 / oneIn))
    }
    known.set(key, sum)
    return sum
  }
  return countChances(windows, coin)
    .map((chance, count) => (count < coins ? 0 : chance * inTheEnd(count, spins)))
    .reduce((sum, part) => sum + part * value, 0)
}

/** What a spin returns of its bet on average, its feature included. Not for slots whose symbols tumble. */
export function expectedReturn(rules: SlotRules): number {
  const { freeSpins, respins, windows } = rules
  const scatters = freeSpins ? countChances(windows, scatter) : []
  const spins = (freeSpins?.given ?? []).reduce(
    (sum, first, index) => sum + (scatters[index + 3] ?? 0) * expectedFreeSpins(rules, first),
    0,
  )
  return expectedLines(rules, windows) + spins + (respins ? expectedCoins(rules, respins) : 0)
}
