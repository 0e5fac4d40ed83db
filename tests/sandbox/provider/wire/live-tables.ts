/**
 * What the game provider tells the gateway about its live tables, so that the site can show them. Signed like the
 * wallet API, with the same secret: only the gateway may ask. Both sides use the schemas in this file.
 */
import * as z from 'zod/mini'
import { signatureHeader, signBody } from './wallet-api.ts'

/** Path of the call on the provider's origin. */
export const tablesPath = '/api/tables'

/** The most tables of one call. */
export const mostTables = 12

export const tablesBody = z.object({
  tables: z
    .array(
      z.object({ nodeId: z.string().check(z.regex(/^\d{1,9}$/)), model: z.string().check(z.maxLength(40)) }),
    )
    .check(z.maxLength(mostTables)),
})
export type TableAddress = z.infer<typeof tablesBody>['tables'][number]

/** Colours of sides, pockets and dice. */
export const tableColours = ['red', 'blue', 'green', 'black', 'yellow', 'pink', 'white'] as const

const glance = z.object({
  nodeId: z.string(),
  variant: z.enum(['baccarat', 'roulette', 'dragonTiger', 'colorGame']),
  players: z.number(),
  dealer: z.string(),
  /** When betting on the current round closes, and when the next one opens, in ms since 1970. */
  closesAt: z.number(),
  nextAt: z.number(),
  /** Latest first: of each round the side that won, the pocket, or the dice in order. */
  results: z.array(z.array(z.object({ side: z.string(), colour: z.enum(tableColours) }))),
})
export const tablesAnswer = z.object({ tables: z.array(glance) })
export type TableGlance = z.infer<typeof glance>

/** How long the provider may take to answer, in ms. */
const timeout = 700

/**
 * Asks the provider how its tables stand.
 * @returns undefined if it doesn't answer in time, or with anything unexpected
 */
export async function askTables(
  providerOrigin: string,
  secret: string,
  tables: readonly TableAddress[],
): Promise<TableGlance[] | undefined> {
  const body = JSON.stringify({ tables })
  const response = await fetch(new URL(tablesPath, providerOrigin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(secret, body) },
    body,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined)
  if (!response?.ok) return undefined
  const answer = tablesAnswer.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data.tables : undefined
}
