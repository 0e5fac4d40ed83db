import type { vaultStates } from '#shared/bridge/channels/session.ts'

/** The places that can keep a secret, best first: the system's vault, and a file encrypted with the system's key. */
export const backends = ['keyring', 'safeStorage'] as const
export type Backend = (typeof backends)[number]

/**
 * Why a secret can't be stored or read. `absent`: the system has no such place, or the place no such secret.
 * `locked`: it waits for the user to unlock it. `denied`: it refused. `undecryptable`: it was encrypted with a key
 * that is gone.
 */
export const vaultFaults = ['absent', 'locked', 'denied', 'undecryptable'] as const
export type VaultFault = (typeof vaultFaults)[number]

/** Why the better places aren't used, for the log. */
type Faults = Readonly<Partial<Record<Backend, VaultFault>>>

export type VaultState = Readonly<
  | { at: 'probing'; backend: Backend; faults: Faults }
  | { at: 'open'; backend: Backend; faults: Faults }
  | { at: 'memory'; faults: Faults }
>

export type VaultEvent =
  | { type: 'works'; backend: Backend }
  | { type: 'fails'; backend: Backend; fault: VaultFault }
  /** A secret is about to be stored or read: a locked vault may have been unlocked by now. */
  | { type: 'retry' }

/** The best place is tried first. */
export const firstState: VaultState = { at: 'probing', backend: 'keyring', faults: {} }

/** Returns the state after an event. An event about a place other than the current one changes nothing. */
export function nextState(state: VaultState, event: VaultEvent): VaultState {
  if (event.type === 'retry') return retried(state)
  if (state.at === 'memory' || event.backend !== state.backend) return state
  if (event.type === 'works')
    return state.at === 'open' ? state : { at: 'open', backend: state.backend, faults: state.faults }
  // One undecryptable entry doesn't make the place unusable for others.
  if (state.at === 'open' && event.fault === 'undecryptable') return state
  const faults = { ...state.faults, [state.backend]: event.fault }
  return state.backend === 'keyring'
    ? { at: 'probing', backend: 'safeStorage', faults }
    : { at: 'memory', faults }
}

/** Only a locked place is tried again: no other fault resolves itself while the client runs. */
function retried(state: VaultState): VaultState {
  if (state.at === 'probing') return state
  const locked = backends.find((backend) => state.faults[backend] === 'locked')
  if (locked === undefined || (state.at === 'open' && state.backend === locked)) return state
  const { [locked]: _, ...faults } = state.faults
  return { at: 'probing', backend: locked, faults }
}

/** Returns where secrets are stored, in the bridge's terms. */
export function storageOf(state: VaultState): (typeof vaultStates)[number] {
  if (state.at !== 'open') return 'memory'
  return state.backend === 'keyring' ? 'vault' : 'encrypted'
}
