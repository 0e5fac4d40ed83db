/** The parameters of a launch URL, as the gateway signs them. */
import * as z from 'zod/mini'
import { hostOrigin, returnUrl } from './embedding.ts'
import type { Room } from './room.ts'
import { isSignedLaunch } from './wire/wallet-api.ts'

/** A parameter that matches the pattern. Empty if it is missing or doesn't match. */
const like = (form: RegExp) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => (form.test(value) ? value : '')),
  )

const playQuery = z.object({
  token: z._default(z.string(), ''),
  lang: z._default(z.string(), 'EN'),
  lobbyUrl: z.optional(z.string()),
  depositUrl: z.optional(z.string()),
  parentOrigin: z.optional(z.string()),
  /** For a card room: its id, and its only stake ("50.00"). */
  room: like(/^[\w .-]{1,40}$/),
  stake: like(/^\d{1,9}\.\d{2}$/),
  /** For a bingo room: how often it draws, and its shift against the clock, in ms. */
  every: like(/^\d{5,9}$/),
  shift: like(/^\d{1,9}$/),
  /** For a lottery. */
  view: like(/^lobby$/),
  playType: like(/^\w{1,12}$/),
})

/**
 * Reads the parameters of a launch. Return addresses outside `ancestors` become null. The values can only be trusted
 * if `isSigned` is true.
 */
export function readLaunch(secret: string, parameters: URLSearchParams, ancestors: readonly string[]) {
  const query = playQuery.parse(Object.fromEntries(parameters))
  const draws = query.every === '' ? undefined : { every: Number(query.every), shift: Number(query.shift) }
  const room: Room | null =
    query.room === '' ? null : { id: query.room, stake: query.stake || null, ...(draws && { draws }) }
  return {
    isSigned: isSignedLaunch(secret, parameters),
    token: query.token,
    language: query.lang,
    room,
    view: query.view === 'lobby' ? ('lobby' as const) : ('betting' as const),
    playType: query.playType || null,
    lobbyUrl: returnUrl(query.lobbyUrl, ancestors),
    depositUrl: returnUrl(query.depositUrl, ancestors),
    hostOrigin: hostOrigin(query.parentOrigin, ancestors),
  }
}
