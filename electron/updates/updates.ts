import type { InstallResult, UpdateState } from '#shared/domain/updates.ts'
import { type Log, reasonOf } from '../log.ts'
import { updateFaultOf } from './fault.ts'
import { nextUpdate, type UpdateNews } from './machine.ts'

/** What really looks for updates, fetches and installs them. */
export type UpdateEngine = {
  /** Resolves with the version that is newer than this one, if there is any. */
  check(): Promise<string | undefined>
  /** Fetches and verifies what `check` found. From then on it is installed when the client quits. */
  fetch(onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>
  /** Quits, installs and starts again. Throws, or calls back, when it can't. */
  install(onFailure: (error: unknown) => void): void
}

export type UpdatesOptions = {
  /** Comes with the first use: it weighs more than the rest of the client's start. */
  load: () => Promise<UpdateEngine>
  /** `absent` or `off` for a client that never updates itself. */
  first: Extract<UpdateState, { at: 'absent' | 'off' | 'idle' }>
  /** Whether what is found is fetched without being asked for. */
  automatic: () => boolean
  gamesRun: () => boolean
  tell: (state: UpdateState) => void
  log: Log
  /**
   * Milliseconds without a sign of life after which a check or a download is given up. A server that doesn't tell
   * a size gives a download no sign at all: until the first one it has twenty times as long.
   */
  patience?: number
}

export type Updates = {
  state(): UpdateState
  /** Looks for an update, and fetches it where that is automatic. Returns once it has begun. Never throws. */
  check(): UpdateState
  download(): UpdateState
  install(given: { endGames: boolean }): Promise<InstallResult>
  /** The same as `check`, unless that has been switched off. */
  checkInBackground(): void
}

const notInTime = () => Object.assign(new Error('no sign of life'), { code: 'ETIMEDOUT' })

/** The client's updates, from asking to installing; one step at a time, whoever asks. */
export function createUpdates(options: UpdatesOptions): Updates {
  const { load, automatic, gamesRun, tell, log, patience = 90_000 } = options
  let state: UpdateState = options.first

  /** Whether the news made a difference. */
  function hear(news: UpdateNews): boolean {
    const next = nextUpdate(state, news)
    if (next === state) return false
    state = next
    tell(state)
    return true
  }

  function fail(error: unknown): void {
    const why = updateFaultOf(error)
    if (hear({ type: 'failed', why })) log.warn('updates', 'no update', { why, reason: reasonOf(error) })
  }

  async function look(): Promise<void> {
    const version = await within({ first: patience, next: patience }, async () => (await load()).check())
    if (version === undefined) return void hear({ type: 'current' })
    if (!hear({ type: 'found', version })) return
    log.info('updates', 'an update was found', { version })
    if (automatic()) await fetchFound()
  }

  async function fetchFound(): Promise<void> {
    if (!hear({ type: 'fetch' })) return
    await within({ first: 20 * patience, next: patience }, async (alive, signal) => {
      const engine = await load()
      await engine.fetch((percent) => {
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
        const engine = await load()
        engine.install(fail)
      } catch (error) {
        fail(error)
      }
      return state.at === 'ready' ? 'restarting' : 'notReady'
    },
    checkInBackground() {
      if (automatic()) check()
    },
  }
}

/** Runs some work that must show a first sign of life (`alive`) in time, and then one after the other. */
function within<T>(
  patience: { first: number; next: number },
  work: (alive: () => void, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const abort = new AbortController()
  const giveUp = () => {
    reject(notInTime())
    abort.abort()
  }
  let timer = setTimeout(giveUp, patience.first)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, patience.next)
  }
  work(alive, abort.signal)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
