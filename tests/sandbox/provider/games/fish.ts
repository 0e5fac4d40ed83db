/**
 * The fish shooter. A shot costs the bet and catches what it is aimed at by a chance that goes with what the
 * catch pays: whatever is shot at, 96 % of all bets is paid back.
 */
import { type FishKind, fishKinds } from '../protocol.ts'
import type { Game } from './game.ts'

/** What each pays, as a multiple of the shot. */
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
/** Chances are counted in so many parts, which every pay divides. */
export const chanceParts = 1_200_000

/** In how many of {@link chanceParts} a shot catches. */
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
