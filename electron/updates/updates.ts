import { reasonOf } from '#shared/domain/reason-of.ts'
import type { InstallResult, UpdateState } from '#shared/domain/updates.ts'
import type { Log } from '../log.ts'
import { updateFaultOf } from './fault.ts'
import { nextUpdate, type UpdateNews } from './machine.ts'

/** Checks for updates, fetches and installs them. */
export type UpdateEngine = {
  /** Resolves with the newer version, if there is one. */
  check(): Promise<string | undefined>
  /** Fetches and verifies what `check` found. After that, it is installed when the client quits. */
  fetch(onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>
  /** Quits, installs and starts again. Throws, or calls `onFailure`, when it can't. */
  install(onFailure: (error: unknown) => void): void
  /** Keeps what was fetched from being installed when this run ends. A later run installs it. */
  hold(): void
}

export type UpdatesOptions = {
  /** Called on first use, because the engine's code is larger than everything else the start loads. */
  load: () => Promise<UpdateEngine>
  /** `absent` or `off` for a client that never updates itself. */
  first: Extract<UpdateState, { at: 'absent' | 'off' | 'idle' }>
  /** Whether an update is fetched without being asked for. */
  automatic: () => boolean
  gamesRun: () => boolean
  report: (state: UpdateState) => void
  log: Log
  /**
   * Milliseconds without progress after which a check or a download is abandoned. If the server doesn't report a
   * size, a download shows no progress at all, so the limit until the first sign of progress is twenty times as long.
   */
  timeout?: number
}

export type Updates = {
  state(): UpdateState
  /** Checks for an update, and fetches it if that is automatic. Returns the state at once. Never throws. */
  check(): UpdateState
  download(): UpdateState
  install(given: { endGames: boolean }): Promise<InstallResult>
  /** Called before the client restarts itself, because installing an update as it quits would interfere. */
  hold(): void
  /** Like `check`, unless automatic updates are switched off. */
  checkInBackground(): void
}

const notInTime = () => Object.assign(new Error('no sign of life'), { code: 'ETIMEDOUT' })

/** Manages the client's updates, from checking to installing. Only one step runs at a time. */
export function createUpdates(options: UpdatesOptions): Updates {
  const { load, automatic, gamesRun, report, log, timeout = 90_000 } = options
  let state: UpdateState = options.first
  let loaded: UpdateEngine | undefined

  async function engine(): Promise<UpdateEngine> {
    loaded = await load()
    return loaded
  }

  /** Applies an event. Returns whether it changed the state. */
  function hear(news: UpdateNews): boolean {
    const next = nextUpdate(state, news)
    if (next === state) return false
    state = next
    report(state)
    return true
  }

  function fail(error: unknown): void {
    const why = updateFaultOf(error)
    if (hear({ type: 'failed', why })) log.warn('updates', 'no update', { why, reason: reasonOf(error) })
  }

  async function look(): Promise<void> {
    const version = await within({ first: timeout, next: timeout }, async () => (await engine()).check())
    if (version === undefined) return void hear({ type: 'current' })
    if (!hear({ type: 'found', version })) return
    log.info('updates', 'an update was found', { version })
    if (automatic()) await fetchFound()
  }

  async function fetchFound(): Promise<void> {
    if (!hear({ type: 'fetch' })) return
    await within({ first: 20 * timeout, next: timeout }, async (alive, signal) => {
      await (await engine()).fetch((percent) => {
        alive()
        hear({ type: 'progress', percent })
      }, signal)
    })
    hear({ type: 'fetched' })
  }

  function check(): UpdateState {
    if (hear({ type: 'check' })) look().catch(fail)
    return state
  }

  return {
    state: () => state,
    check,
    download() {
      fetchFound().catch(fail)
      return state
    },
    async install({ endGames }) {
      if (state.at !== 'ready') return 'notReady'
      if (gamesRun() && !endGames) return 'gameRuns'
      log.info('updates', 'restarting with the update', { version: state.version })
      try {
        ;(await engine()).install(fail)
      } catch (error) {
        fail(error)
      }
      return state.at === 'ready' ? 'restarting' : 'notReady'
    },
    hold: () => loaded?.hold(),
    checkInBackground() {
      if (automatic()) check()
    },
  }
}

/** Runs work that must call `alive` before the first limit, and then again within each further one. */
function within<T>(
  timeout: { first: number; next: number },
  work: (alive: () => void, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const abort = new AbortController()
  const giveUp = () => {
    reject(notInTime())
    abort.abort()
  }
  let timer = setTimeout(giveUp, timeout.first)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeout.next)
  }
  work(alive, abort.signal)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
