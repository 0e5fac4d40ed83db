/**
 * The fish shooter. A shot costs the bet. The chance of a catch depends on what it pays, so every target returns 96 %
 * of all bets.
 */
import type { Game } from '../game.ts'
import { type FishKind, fishKinds } from './fish-table.ts'

/** Payout of each fish, as a multiple of the bet. */
export const fishPays: Readonly<Record<FishKind, number>> = {
  dilis: 2,
  tilapia: 4,
  bangus: 8,
  pusit: 15,
  pagi: 30,
  pating: 60,
  sirena: 150,
}
const returnPercent = 96
/** Denominator of the chances. Divisible for every payout. */
export const chanceParts = 1_200_000

/** Chance of a catch, in parts of {@link chanceParts}. */
export const catchChance = (kind: FishKind): number => (chanceParts * returnPercent) / 100 / fishPays[kind]

export const fishGame: Game = {
  returns: fishKinds.map((kind) => ({ choices: [kind], share: returnPercent / 100 })),
  open: () => ({ kind: 'fish', pays: fishPays, shot: null }),
  play(_table, bet, choice, random) {
    const at = fishKinds.find((kind) => kind === choice)
    if (!at) return undefined
    const caught = random(chanceParts) < catchChance(at)
    return {
      table: { kind: 'fish', pays: fishPays, shot: { at, caught } },
      win: caught ? bet * BigInt(fishPays[at]) : 0n,
    }
  },
}
