import type { vaultStates } from '#shared/bridge/channels/session.ts'

/** What can keep a secret, best first: the system's vault; a file encrypted with the system's key. */
export const backends = ['keyring', 'safeStorage'] as const
export type Backend = (typeof backends)[number]

/**
 * Why a secret can't be kept or read. `absent`: there is no such thing here. `locked`: it waits for the user
 * to unlock it. `denied`: it refused. `undecryptable`: what is kept was encrypted with a key that is gone.
 */
export const vaultFaults = ['absent', 'locked', 'denied', 'undecryptable'] as const
export type VaultFault = (typeof vaultFaults)[number]

/** Why the better places are not used, for the log. */
type Faults = Readonly<Partial<Record<Backend, VaultFault>>>

export type VaultState = Readonly<
  | { at: 'probing'; backend: Backend; faults: Faults }
  | { at: 'open'; backend: Backend; faults: Faults }
  | { at: 'memory'; faults: Faults }
>

export type VaultEvent =
  | { type: 'works'; backend: Backend }
  | { type: 'fails'; backend: Backend; fault: VaultFault }
  /** A secret is about to be kept: a vault that was locked may have been unlocked by now. */
  | { type: 'retry' }

/** At start the best place is tried first. */
export const firstState: VaultState = { at: 'probing', backend: 'keyring', faults: {} }

/** The state after an event. An event about a place that isn't the one in question changes nothing. */
export function nextState(state: VaultState, event: VaultEvent): VaultState {
  if (event.type === 'retry') return retried(state)
  if (state.at === 'memory' || event.backend !== state.backend) return state
  if (event.type === 'works')
    return state.at === 'open' ? state : { at: 'open', backend: state.backend, faults: state.faults }
  // One entry that can't be read doesn't make the place unfit for others.
  if (state.at === 'open' && event.fault === 'undecryptable') return state
  const faults = { ...state.faults, [state.backend]: event.fault }
  return state.backend === 'keyring'
    ? { at: 'probing', backend: 'safeStorage', faults }
    : { at: 'memory', faults }
}

/** Only a lock is worth another try: nothing else mends itself while the client runs. */
function retried(state: VaultState): VaultState {
  if (state.at === 'probing') return state
  const locked = backends.find((backend) => state.faults[backend] === 'locked')
  if (locked === undefined || (state.at === 'open' && state.backend === locked)) return state
  const { [locked]: _, ...faults } = state.faults
  return { at: 'probing', backend: locked, faults }
}

/** Where secrets are kept, in the bridge's words. */
export function storageOf(state: VaultState): (typeof vaultStates)[number] {
  if (state.at !== 'open') return 'memory'
  return state.backend === 'keyring' ? 'vault' : 'encrypted'
}
