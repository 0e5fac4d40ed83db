import { randomUUID } from 'node:crypto'
import type { vaultStates } from '#shared/bridge/channels/session.ts'
import { type Log, reasonOf } from '../log.ts'
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

/** A secret, or why there is none: never there, or there and not to be had (which is not the same). */
export type Reading = { found: true; value: string } | { found: false; why: VaultFault }

/** Keeps secrets in the best place that works, and says which it is. No method ever rejects. */
export type Vault = {
  /**
   * Where secrets are kept, or where this one is; waits until that is known, at most twice the time limit.
   */
  storage(name?: string): Promise<Storage>
  /** Reads a secret; `retry` tries a place anew that was locked. A locked better place is why a secret isn't found. */
  read(name: string, how?: { retry: boolean }): Promise<Reading>
  /** Keeps a secret, in memory where nothing else will do; resolves with where it went. */
  put(name: string, value: string): Promise<Storage>
  /** Forgets a secret everywhere; where that can't be done now, as soon as it can. */
  remove(name: string): Promise<void>
}

export type VaultOptions = {
  stores: Readonly<Record<Backend, SecretStore>>
  pendingDeletions: PendingDeletions
  log: Log
  /**
   * Whether anything may outlast this run; unless told, it may. Where it may not, secrets are kept in memory only,
   * and what earlier runs kept isn't read; removing it still works.
   */
  keepAcrossRuns?: () => boolean
  /** Milliseconds that a place may take for one thing. */
  limit?: number
}

/** Milliseconds that a place may take for one thing, and that a start waits for the vault. */
export const vaultLimit = 1_500

/** Name of the entry that a place is tried with. */
const probeName = 'probe'

/** Makes the vault and starts to look for a place; operations wait for that, and for each other. */
export function createVault({
  stores,
  pendingDeletions,
  log,
  keepAcrossRuns = () => true,
  limit = vaultLimit,
}: VaultOptions): Vault {
  let state = firstState
  /** What was kept in this run, and where it went. */
  const held = new Map<string, { value: string; storage: Storage }>()

  function dispatch(event: VaultEvent): void {
    const before = state
    state = nextState(state, event)
    if (state !== before && state.at !== 'probing')
      log.info('vault', `secrets are kept in: ${storageOf(state)}`, { ...state.faults })
  }

  /** Does something with a place; a failure is told to the machine and comes back as its fault. */
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

  /** Removes what a place could not be asked to remove before. */
  async function payOwed(backend: Backend): Promise<void> {
    for (const name of await pendingDeletions.of(backend)) {
      const gone = await attempt(backend, (store) => store.remove(name))
      if (!gone.done) return
      await pendingDeletions.paid(backend, name)
    }
  }

  /** Removes a secret from places, or has them owe that. */
  async function discard(name: string, places: readonly Backend[]): Promise<void> {
    for (const backend of places) {
      // A file goes without its key; a keyring that failed would only make everybody wait again.
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
        // An older one elsewhere must not come back when its place does.
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
    // It may have been kept in a lesser place while the better one was locked.
    for (const backend of backends.slice(backends.indexOf(state.backend))) {
      reading = await readFrom(backend, name)
      if (reading.found || reading.why !== 'absent') break
    }
    // It may stand in the better place, which can't be looked into.
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

/** Reads before it writes: what is there and can't be read is somebody's, and is not written over. */
async function replace(store: SecretStore, name: string, value: string): Promise<void> {
  await store.read(name)
  await store.write(name, value)
}

/** A place works when what is written there can be read again and removed. */
async function probe(store: SecretStore): Promise<void> {
  const value = randomUUID()
  await store.write(probeName, value)
  const back = await store.read(probeName)
  await store.remove(probeName)
  if (back !== value) throw new VaultError('denied', 'what was written did not come back')
}
