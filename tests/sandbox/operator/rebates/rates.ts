import type { Level } from '#sandbox/world/accounts/accounts.ts'
import { type GameType, gameTypes } from '#shared/domain/game-types.ts'

/** The least that a claim must make, in minor units. */
export const leastRebate = 1_00
/** Bets count for this many days after they were settled. */
export const rebateDays = 30

/** Share of the valid bets by game type, in hundredths of a percent, for accounts without a level. */
const shares: Record<GameType, number> = {
  RNG: 50,
  LIVE: 20,
  FISH: 40,
  PVP: 30,
  SPORTS: 30,
  ESPORTS: 30,
  LOTT: 10,
  ELOTT: 10,
}
const extra: Record<Level, number> = { bronze: 0, silver: 30, gold: 50, diamond: 70 }

/** The share that an account gets back, in hundredths of a percent. A level adds to it. */
export function shareOf(gameType: string, level: Level | undefined): number {
  const type = gameTypes.find((other) => other === gameType)
  const base = type ? shares[type] : 0
  return Math.floor((base * (100 + (level ? extra[level] : 0))) / 100)
}
