import type { AnyEndpoint } from '../endpoint.ts'
import { cashier } from './cashier.ts'
import { chat } from './chat.ts'
import { feedback } from './feedback.ts'
import { games } from './games.ts'
import { launching } from './launching.ts'
import { limits } from './limits.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { points } from './points.ts'
import { promotions } from './promotions.ts'
import { rankings } from './rankings.ts'
import { records } from './records.ts'
import { rooms } from './rooms.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { uploads } from './uploads.ts'

/** The whole contract, by domain. */
export const contract = {
  system,
  session,
  member,
  games: { ...games, ...launching, rooms },
  lottery,
  promotions,
  cashier,
  chat,
  points,
  rankings,
  records,
  limits,
  feedback,
  uploads,
} as const

/** Every endpoint, in the order of the printed table. */
export const allEndpoints: readonly AnyEndpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values(domain),
)

/** Returns the endpoint of a request; undefined when it isn't in the contract. */
export function endpointFor(method: string, path: string): AnyEndpoint | undefined {
  return allEndpoints.find((candidate) => candidate.method === method && candidate.path === path)
}
