import { randomUUID } from 'node:crypto'
import type { vaultStates } from '#shared/bridge/channels/session.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { createSerialQueue } from '../serial-queue.ts'
import {
  type Backend,
  backends,
  firstState,
  nextState,
  storageOf,
  type VaultEvent,
  type VaultFault,
} from './machine.ts'
import type { PendingDeletions } from './pending-deletions.ts'
import { type SecretStore, VaultError, within } from './store.ts'

export type Storage = (typeof vaultStates)[number]

/** A secret, or why there is none. A secret that was never stored differs from one that can't be read. */
export type Reading = { found: true; value: string } | { found: false; why: VaultFault }

/** Stores secrets in the best place that works. No method ever rejects. */
export type Vault = {
  /**
   * Returns where secrets are stored, or where this one is. Waits until that is known, at most twice the time limit.
   */
  storage(name?: string): Promise<Storage>
  /**
   * Reads a secret. `retry` tries a locked place again. While a better place is locked, a missing secret is `locked`.
   */
  read(name: string, how?: { retry: boolean }): Promise<Reading>
  /** Stores a secret, in memory if nothing else works. Resolves with where it was stored. */
  put(name: string, value: string): Promise<Storage>
  /** Removes a secret from every place; where that isn't possible now, as soon as it is. */
  remove(name: string): Promise<void>
}

export type VaultOptions = {
  stores: Readonly<Record<Backend, SecretStore>>
  pendingDeletions: PendingDeletions
  log: Log
  /**
   * Whether anything may outlast this run; the default is yes. If not, secrets are kept in memory only and those of
   * earlier runs aren't read. Removing them still works.
   */
  keepAcrossRuns?: () => boolean
  /** Milliseconds that a place may take for one operation. */
  limit?: number
}

/** Milliseconds that a place may take for one operation, and that the start waits for the vault. */
export const vaultLimit = 1_500

/** Name of the entry used to test a place. */
const probeName = 'probe'

/** Creates the vault and starts to look for a place. Operations wait for that, and run one at a time. */
export function createVault({
  stores,
  pendingDeletions,
  log,
  keepAcrossRuns = () => true,
  limit = vaultLimit,
}: VaultOptions): Vault {
  let state = firstState
  /** What was stored in this run, and where. */
  const held = new Map<string, { value: string; storage: Storage }>()

  function dispatch(event: VaultEvent): void {
    const before = state
    state = nextState(state, event)
    if (state !== before && state.at !== 'probing')
      log.info('vault', `secrets are kept in: ${storageOf(state)}`, { ...state.faults })
  }

  /** Runs an operation on a place. A failure is dispatched to the state machine and returned as its fault. */
  async function attempt<T>(
    backend: Backend,
    work: (store: SecretStore) => Promise<T>,
  ): Promise<{ done: true; value: T } | { done: false; fault: VaultFault }> {
    try {
      return { done: true, value: await within(limit, work(stores[backend])) }
    } catch (error) {
      const fault = error instanceof VaultError ? error.fault : 'denied'
      log.warn('vault', 'a place for secrets failed', { backend, fault, reason: reasonOf(error) })
      dispatch({ type: 'fails', backend, fault })
      return { done: false, fault }
    }
  }

  async function settle(): Promise<Storage> {
    if (!keepAcrossRuns()) return 'memory'
    while (state.at === 'probing') {
      const { backend } = state
      const probed = await attempt(backend, probe)
      if (!probed.done) continue
      dispatch({ type: 'works', backend })
      await payOwed(backend)
    }
    return storageOf(state)
  }

  /** Carries out the pending deletions of a place. */
  async function payOwed(backend: Backend): Promise<void> {
    for (const name of await pendingDeletions.of(backend)) {
      const gone = await attempt(backend, (store) => store.remove(name))
      if (!gone.done) return
      await pendingDeletions.paid(backend, name)
    }
  }

  /** Removes a secret from places. What fails becomes a pending deletion. */
  async function discard(name: string, places: readonly Backend[]): Promise<void> {
    for (const backend of places) {
      // Files can be removed without the key. A keyring that has failed would only cause another wait.
      const askable = backend === 'safeStorage' || !state.faults[backend]
      const gone = askable && (await attempt(backend, (store) => store.remove(name))).done
      if (!gone) await pendingDeletions.add(backend, name)
    }
  }

  async function put(name: string, value: string): Promise<Storage> {
    held.set(name, { value, storage: 'memory' })
    dispatch({ type: 'retry' })
    const storage = await keep(name, value)
    held.set(name, { value, storage })
    return storage
  }

  async function keep(name: string, value: string): Promise<Storage> {
    while ((await settle()) !== 'memory' && state.at === 'open') {
      const { backend } = state
      const kept = await attempt(backend, (store) => replace(store, name, value))
      if (kept.done) {
        // An older value elsewhere must not come back when its place works again.
        await discard(name, others(backend))
        return storageOf(state)
      }
      if (kept.fault === 'undecryptable') break
    }
    return 'memory'
  }

  async function read(name: string, how?: { retry: boolean }): Promise<Reading> {
    const own = held.get(name)
    if (own) return { found: true, value: own.value }
    if (how?.retry) dispatch({ type: 'retry' })
    await settle()
    if (!keepAcrossRuns()) return { found: false, why: 'absent' }
    if (state.at !== 'open') return { found: false, why: state.faults.keyring ?? 'absent' }
    let reading: Reading = { found: false, why: 'absent' }
    // The secret may have been stored in a second-best place while the better one was locked.
    for (const backend of backends.slice(backends.indexOf(state.backend))) {
      reading = await readFrom(backend, name)
      if (reading.found || reading.why !== 'absent') break
    }
    // The secret may be in the better place, which is locked.
    const isHidden = !reading.found && reading.why === 'absent' && state.faults.keyring === 'locked'
    return isHidden ? { found: false, why: 'locked' } : reading
  }

  async function readFrom(backend: Backend, name: string): Promise<Reading> {
    if ((await pendingDeletions.of(backend)).includes(name)) return { found: false, why: 'absent' }
    const kept = await attempt(backend, (store) => store.read(name))
    if (!kept.done) return { found: false, why: kept.fault }
    return kept.value === undefined ? { found: false, why: 'absent' } : { found: true, value: kept.value }
  }

  async function remove(name: string): Promise<void> {
    held.delete(name)
    await settle()
    await discard(name, backends)
  }

  const inTurn = createSerialQueue()
  void inTurn(settle)
  return {
    storage: (name = '') =>
      inTurn(async () => {
        const storage = await settle()
        return held.get(name)?.storage ?? storage
      }),
    read: (name, how) => inTurn(() => read(name, how)),
    put: (name, value) => inTurn(() => put(name, value)),
    remove: (name) => inTurn(() => remove(name)),
  }
}

const others = (backend: Backend): Backend[] => backends.filter((one) => one !== backend)

/** Reads before writing: an entry that can't be read must not be overwritten. */
async function replace(store: SecretStore, name: string, value: string): Promise<void> {
  await store.read(name)
  await store.write(name, value)
}

/** Tests a place: what is written must be readable and removable. */
async function probe(store: SecretStore): Promise<void> {
  const value = randomUUID()
  await store.write(probeName, value)
  const back = await store.read(probeName)
  await store.remove(probeName)
  if (back !== value) throw new VaultError('denied', 'what was written did not come back')
}
