import type { GameEvent, GameLocation, GameTrouble } from '#lib/platform/platform.ts'
import { initialLaunch, type LaunchAction, type LaunchState, launchReducer } from './launch-state.ts'

/** The state of one game while its screen exists. */
export type GameState = {
  readonly launch: LaunchState
  /** Id of its view, while it has one. */
  readonly view: string | undefined
  readonly place: GameLocation
  readonly muted: boolean
  /** What is wrong with the running game. */
  readonly trouble: GameTrouble | undefined
  /** Whether something happened to it that the player hasn't seen yet. */
  readonly unseen: boolean
  /** Whether a bet exceeded the balance. */
  readonly fundsShort: boolean
}

export type GameAction =
  | Exclude<LaunchAction, { type: 'event' }>
  /** `shown`: whether the player can see the game, and so doesn't need a message about the event later. */
  | { type: 'event'; event: GameEvent; shown: boolean }
  | { type: 'seen' }
  | { type: 'fundsClosed' }
  | { type: 'troubleClosed' }

export const initialGame: GameState = {
  launch: initialLaunch,
  view: undefined,
  place: 'page',
  muted: false,
  trouble: undefined,
  unseen: false,
  fundsShort: false,
}

/** A game's state from its first launch on. */
export function gameReducer(state: GameState, action: GameAction): GameState {
  switch (action.type) {
    case 'event':
      return afterEvent(launched(state, action), action.event, action.shown)
    case 'ask':
      return { ...launched(state, action), trouble: undefined, fundsShort: false }
    case 'seen':
      return state.unseen ? { ...state, unseen: false } : state
    case 'fundsClosed':
      return { ...state, fundsShort: false }
    case 'troubleClosed':
      return { ...state, trouble: undefined }
    default:
      return launched(state, action)
  }
}

function launched(state: GameState, action: LaunchAction): GameState {
  const launch = launchReducer(state.launch, action)
  return launch === state.launch ? state : { ...state, launch }
}

function afterEvent(state: GameState, event: GameEvent, shown: boolean): GameState {
  switch (event.type) {
    case 'opened':
      return { ...state, view: event.view, place: event.place, trouble: undefined }
    case 'state':
      return { ...state, place: event.place, muted: event.muted }
    case 'trouble': {
      const trouble = event.trouble === 'none' ? undefined : event.trouble
      return { ...state, trouble, unseen: trouble !== undefined && !shown }
    }
    case 'failed':
      return { ...state, view: undefined, place: 'page', trouble: undefined, unseen: !shown }
    case 'message':
      switch (event.message.type) {
        case 'roundStart':
          return state.fundsShort ? { ...state, fundsShort: false } : state
        case 'insufficientFunds':
          return { ...state, fundsShort: true }
        default:
          return state
      }
    default:
      return state
  }
}
