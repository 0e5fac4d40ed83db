import type { GameEvent } from '#lib/platform/platform.ts'
import type { LaunchFailure } from './launch-failure.ts'

/** A launch address, which can be opened only once, and how to open it. */
export type Launch = {
  url: string
  /** The launch CDN that the address was resolved against, if the gateway named none. */
  cdn?: string | undefined
  provider: string | undefined
  /** Milliseconds to wait for the provider's ready message. Undefined if it sends none. */
  readyTimeout: number | undefined
  /** `redirect` replaces the site. Games that need a window aren't launched this way; see `needsWindow`. */
  openMode: 'frame' | 'redirect'
}

/** State of a game in its own window: opened, waiting for a click to open it, or blocked by the browser. */
export type OutsideWindow = 'opened' | 'wanted' | 'blocked'

type Phase =
  | { phase: 'idle' }
  /**
   * A launch address is being requested. `tab`: it will replace the site, whatever its open mode. `before`: the
   * launch that ran until now, if any.
   */
  | { phase: 'asking'; tab: boolean; before: Launch | undefined }
  /** The game's page is loading. Nothing says yet that the game runs. */
  | { phase: 'loading'; launch: Launch }
  /** It hasn't become ready in time, but still may. */
  | { phase: 'slow'; launch: Launch }
  | { phase: 'ready'; launch: Launch }
  /** `framed`: the game can also run in the page. */
  | { phase: 'outside'; window: OutsideWindow; framed: boolean }
  /** The site is about to navigate to the game. */
  | { phase: 'leaving'; launch: Launch }
  | { phase: 'failed'; failure: LaunchFailure }

export type LaunchState = Phase & {
  /** Counts requests for an address. Answers to older requests are ignored. */
  ask: number
  /** How many sessions in a row the game has requested by itself since the player last asked for a launch. */
  renewals: number
  /** When play began, in milliseconds since 1970. Undefined until the first address has arrived. */
  startedAt: number | undefined
}

export type LaunchAction =
  | { type: 'ask'; tab?: boolean }
  | { type: 'answered'; ask: number; launch: Launch; startedAt: number }
  | { type: 'refused'; ask: number; failure: LaunchFailure }
  /** The game needs its own window and there is none. */
  | { type: 'needsWindow'; blocked: boolean; framed?: boolean }
  | { type: 'openedOutside'; startedAt: number; framed?: boolean }
  | { type: 'failedOutside'; failure: LaunchFailure }
  | { type: 'event'; event: GameEvent }
  | { type: 'tooLong'; ask: number }
  | { type: 'wait' }
  /** The browser restored the page from its back/forward cache. The game in it is out of date. */
  | { type: 'cameBack' }

export const initialLaunch: LaunchState = { phase: 'idle', ask: 0, renewals: 0, startedAt: undefined }

/** Limit for `renewals`. A game that asks for more sessions in a row is broken, so the player decides. */
const mostRenewals = 2

/** The state of a launch. Each restart requests a new address, because an address works only once. */
export function launchReducer(state: LaunchState, action: LaunchAction): LaunchState {
  switch (action.type) {
    case 'ask':
      return { ...asking(state, action.tab), renewals: 0 }
    case 'answered': {
      if (state.phase !== 'asking' || action.ask !== state.ask) return state
      const { launch } = action
      const leaves = state.tab || launch.openMode === 'redirect'
      return { ...begun(state, action.startedAt), phase: leaves ? 'leaving' : 'loading', launch }
    }
    case 'refused':
      if (state.phase !== 'asking' || action.ask !== state.ask) return state
      return { ...kept(state), phase: 'failed', failure: action.failure }
    case 'needsWindow': {
      const framed = action.framed ?? isFramed(state)
      return { ...kept(state), phase: 'outside', window: action.blocked ? 'blocked' : 'wanted', framed }
    }
    case 'openedOutside': {
      const framed = action.framed ?? isFramed(state)
      return { ...begun(state, action.startedAt), phase: 'outside', window: 'opened', framed }
    }
    case 'failedOutside':
      return state.phase === 'outside' ? { ...kept(state), phase: 'failed', failure: action.failure } : state
    case 'tooLong':
      return state.phase === 'loading' && action.ask === state.ask ? { ...state, phase: 'slow' } : state
    case 'wait':
      return state.phase === 'slow' ? { ...state, phase: 'loading' } : state
    case 'cameBack':
      return isShown(state) ? { ...asking(state), renewals: 0 } : state
    case 'event':
      return afterEvent(state, action.event)
  }
}

type Shown = Extract<LaunchState, { phase: 'loading' | 'slow' | 'ready' }>

/** Whether the game's page is open. */
export const isShown = (state: LaunchState): state is Shown =>
  state.phase === 'loading' || state.phase === 'slow' || state.phase === 'ready'

/** Whether the game that moves to a window can also run in the page. */
const isFramed = (state: LaunchState): boolean =>
  isShown(state) || (state.phase === 'outside' && state.framed)

function afterEvent(state: LaunchState, event: GameEvent): LaunchState {
  if (!isShown(state)) return state
  if (event.type === 'failed') return { ...kept(state), phase: 'failed', failure: { reason: event.reason } }
  if (event.type === 'loaded')
    return state.launch.readyTimeout === undefined ? { ...state, phase: 'ready' } : state
  if (event.type !== 'message') return state
  if (event.message.type === 'ready') return { ...state, phase: 'ready' }
  if (event.message.type !== 'sessionExpired') return state
  return state.renewals < mostRenewals
    ? { ...asking(state), renewals: state.renewals + 1 }
    : { ...kept(state), phase: 'failed', failure: { reason: 'expired' } }
}

const kept = ({ ask, renewals, startedAt }: LaunchState) => ({ ask, renewals, startedAt })

const begun = (state: LaunchState, startedAt: number) => ({
  ...kept(state),
  startedAt: state.startedAt ?? startedAt,
})

const asking = (state: LaunchState, tab = false): LaunchState => ({
  ...kept(state),
  phase: 'asking',
  ask: state.ask + 1,
  tab,
  before: isShown(state) ? state.launch : state.phase === 'asking' ? state.before : undefined,
})
