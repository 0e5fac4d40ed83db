import type { GameEvent } from '#lib/platform/platform.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** Why a game doesn't run, as far as the player can react to it differently. */
export type LaunchFailureReason =
  | 'maintenance'
  | 'gone'
  /** The game stands for several games, one of which must be chosen. */
  | 'subGames'
  /** The room has closed, is full, or asks for more than the player has. */
  | 'room'
  | 'signedOut'
  | 'offline'
  | 'timeout'
  | 'expired'
  | 'platform'
  | Extract<GameEvent, { type: 'failed' }>['reason']

export type LaunchFailure = {
  reason: LaunchFailureReason
  /** The gateway's message, if it sent one. */
  message?: string | undefined
  /** The error, if its own words say best what to do. */
  error?: unknown
}

/** Thrown for a launch address that may not be opened. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

const reasonOfCode: Record<string, LaunchFailureReason> = {
  GAME_MAINTENANCE: 'maintenance',
  GAME_GONE: 'gone',
  SUB_GAME_FIRST: 'subGames',
  ROOM_GONE: 'room',
  ROOM_FULL: 'room',
  ROOM_BUY_IN: 'room',
}

/** Maps the error of a launch to its failure. */
export function launchFailureOf(error: unknown): LaunchFailure {
  if (error instanceof RefusedAddress) return { reason: 'refusedAddress' }
  const fault = faultOf(error)
  switch (fault?.kind) {
    case 'offline':
      return { reason: 'offline' }
    case 'timeout':
      return { reason: 'timeout' }
    case 'tooMany':
    case 'intercepted':
      return { reason: 'platform', error }
    case 'unauthorized':
      return { reason: 'signedOut' }
    case 'refused': {
      const { code, message } = fault
      const reason = code !== undefined && Object.hasOwn(reasonOfCode, code) ? reasonOfCode[code] : undefined
      return { reason: reason ?? 'platform', message: message || undefined }
    }
    default:
      return { reason: 'platform' }
  }
}

/** What the player can do about a failure besides playing something else. */
export function nextAction(reason: LaunchFailureReason): 'retry' | 'later' | 'choose' | 'rooms' | 'none' {
  if (reason === 'gone') return 'none'
  if (reason === 'maintenance') return 'later'
  if (reason === 'subGames') return 'choose'
  return reason === 'room' ? 'rooms' : 'retry'
}
