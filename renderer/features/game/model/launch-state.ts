import type { GameEvent } from '#lib/platform/platform.ts'
import type { LaunchFailure } from './launch-failure.ts'

/** A launch address that may be opened once, and how. */
export type Launch = {
  url: string
  provider: string | undefined
  /** Milliseconds to wait for the provider's ready message; undefined where it sends none. */
  readyTimeout: number | undefined
  /** `redirect`: in the site's own place. A game for a window of its own isn't here: see `needsWindow`. */
  openMode: 'frame' | 'redirect'
}

/** A game in a window of its own: it has one, needs a click for one, or the browser has blocked it. */
export type OutsideWindow = 'opened' | 'wanted' | 'blocked'

type Phase =
  | { phase: 'idle' }
  /**
   * A launch address is being asked for; `tab`: whatever it is, it opens in the site's place. `before`: the launch
   * that it takes the place of, if one ran until now.
   */
  | { phase: 'asking'; tab: boolean; before: Launch | undefined }
  /** The game's page is on its way; nothing says yet that the game runs. */
  | { phase: 'loading'; launch: Launch }
  /** It should run by now, and may still come. */
  | { phase: 'slow'; launch: Launch }
  | { phase: 'ready'; launch: Launch }
  /** `framed`: it would run here as well. */
  | { phase: 'outside'; window: OutsideWindow; framed: boolean }
  /** The site gives its place to the game. */
  | { phase: 'leaving'; launch: Launch }
  | { phase: 'failed'; failure: LaunchFailure }

export type LaunchState = Phase & {
  /** Counts the addresses asked for: an answer to an older question is dropped. */
  ask: number
  /** How often the game has asked for a new session by itself since the player last did anything here. */
  renewals: number
  /** When play began, in milliseconds since 1970; undefined until the first address has come. */
  startedAt: number | undefined
}

export type LaunchAction =
  | { type: 'ask'; tab?: boolean }
  | { type: 'answered'; ask: number; launch: Launch; startedAt: number }
  | { type: 'refused'; ask: number; failure: LaunchFailure }
  /** The game runs in a window of its own, and there is none for it. */
  | { type: 'needsWindow'; blocked: boolean; framed?: boolean }
  | { type: 'openedOutside'; startedAt: number; framed?: boolean }
  | { type: 'failedOutside'; failure: LaunchFailure }
  | { type: 'event'; event: GameEvent }
  | { type: 'tooLong'; ask: number }
  | { type: 'wait' }
  /** The browser shows the page again as it had kept it: the game in it is an old one. */
  | { type: 'cameBack' }

export const initialLaunch: LaunchState = { phase: 'idle', ask: 0, renewals: 0, startedAt: undefined }

/** A game that asks for new sessions in a row is broken; the player then decides. */
const mostRenewals = 2

/** What becomes of a launch. Every way to start again asks for a new address, since one works only once. */
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

/** Whether the game's page is there. */
export const isShown = (state: LaunchState): state is Shown =>
  state.phase === 'loading' || state.phase === 'slow' || state.phase === 'ready'

/** Whether the game, sent into a window from here, would run in the page as well. */
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
