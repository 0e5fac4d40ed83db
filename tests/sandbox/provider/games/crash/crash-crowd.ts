/** The sandbox's own players at a crash table. The same for everyone who looks. */
import { hash } from '#sandbox/world/art/random.ts'
import type { CrashBet } from './crash-table.ts'

const names = ['ju', 'ma', 'ro', 'an', 'ke', 'li', 'be', 'ca', 'jo', 'pa', 'te', 'ni', 'da', 'mi']
const stakes = ['10.00', '20.00', '25.00', '50.00', '50.00', '100.00', '120.00', '200.00', '500.00']
const most = 12

/**
 * Players of a round, with the exits they have reached by now.
 * @param reached the multiplier in hundredths that the flight has passed
 */
export function crowdOf(nodeId: string, round: number, reached: number): CrashBet[] {
  const count = 5 + (hash(`crowd|${nodeId}|${round}`) % (most - 4))
  return Array.from({ length: count }, (_, seat) => {
    const lot = hash(`${nodeId}|${round}|${seat}`)
    const exit = 110 + Math.floor(((lot >>> 8) % 1_000) ** 2 / 1_600)
    const name = `${names[lot % names.length] ?? 'ju'}***${String.fromCodePoint(97 + (lot % 26))}`
    const bet = stakes[(lot >>> 5) % stakes.length] ?? '20.00'
    return { name, bet, out: exit < reached ? (exit / 100).toFixed(2) : null }
  })
}
