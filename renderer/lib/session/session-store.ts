import { create } from 'zustand'
import type { Need } from './guard.ts'

type SessionState = {
  signedIn: boolean
  /** Counts the sessions of this document: another number is another session. */
  session: number
  /** Names the person whose page this is: with another one, whatever was typed or opened before is gone. */
  owner: number
  /** What the player was about to do when the login came between; runs once signed in. */
  pending: (() => void) | undefined
  /** What that action needs of the one who logs in. */
  pendingNeed: Need
  /** The address that a visitor asked for first and was turned away from; opens once signed in. */
  pendingPath: string | undefined
  /** The password must be changed before anything else; see `setPasswordDue`. */
  passwordDue: boolean
  setSignedIn(signedIn: boolean): void
  changeOwner(): void
  /** Keeps an action for after the login; undefined drops it. */
  setPending(action: (() => void) | undefined, need?: Need): void
  /** Hands out the kept action, once. */
  takePending(): (() => void) | undefined
}

/** Whether somebody is signed in, and what waits for it. Who it is, is server state (member info). */
export const useSessionStore = create<SessionState>((set, get) => ({
  signedIn: false,
  session: 0,
  owner: 0,
  pending: undefined,
  pendingNeed: 'session',
  pendingPath: undefined,
  passwordDue: false,
  // A due password belongs to the session that it was said of.
  setSignedIn: (signedIn) => set(({ session }) => ({ signedIn, session: session + 1, passwordDue: false })),
  changeOwner: () => set(({ owner }) => ({ owner: owner + 1 })),
  setPending: (pending, pendingNeed = 'session') => set({ pending, pendingNeed }),
  takePending() {
    const { pending } = get()
    set({ pending: undefined })
    return pending
  },
}))

export const useSignedIn = (): boolean => useSessionStore((state) => state.signedIn)

/** Names the session of now; undefined without one. */
export function currentSession(): number | undefined {
  const { signedIn, session } = useSessionStore.getState()
  return signedIn ? session : undefined
}

/**
 * Calls back whenever a session has ended, or another one has taken its place: for state outside the query cache that
 * belongs to one account. Registered once, by the module that holds the state.
 */
export function onSessionEnd(forget: () => void): void {
  useSessionStore.subscribe((now, before) => {
    if (before.signedIn && now.session !== before.session) forget()
  })
}
