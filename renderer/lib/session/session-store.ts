import { create } from 'zustand'
import type { Need } from './guard.ts'

type SessionState = {
  signedIn: boolean
  /** Counts the sessions of this document. A different number means a different session. */
  session: number
  /** The session that was found dead last: while another tab is asked for a living one, nothing is requested for it. */
  dead: number | undefined
  /** The session's name in messages between tabs; see `PlatformSession`. */
  name: string
  /** Changes with the person using the page. Everything typed or opened before is then discarded. */
  owner: number
  /** The action that a login interrupted. Runs after the login. */
  pending: (() => void) | undefined
  /** What that action requires of the account. */
  pendingNeed: Need
  /** The address that a visitor was turned away from. Opens after the login. */
  pendingPath: string | undefined
  /** The password must be changed before anything else; see `setPasswordDue`. */
  passwordDue: boolean
  setSignedIn(signedIn: boolean, name?: string): void
  setDead(): void
  changeOwner(): void
  /** Keeps an action for after the login; undefined drops it. */
  setPending(action: (() => void) | undefined, need?: Need): void
  /** Returns the pending action and removes it. */
  takePending(): (() => void) | undefined
}

/** Whether somebody is signed in, and what waits for a login. Who it is, is server state (member info). */
export const useSessionStore = create<SessionState>((set, get) => ({
  signedIn: false,
  session: 0,
  dead: undefined,
  name: '',
  owner: 0,
  pending: undefined,
  pendingNeed: 'session',
  pendingPath: undefined,
  passwordDue: false,
  // A due password belongs to the session in which it was reported.
  setSignedIn: (signedIn, name = '') =>
    set(({ session }) => ({ signedIn, name, session: session + 1, passwordDue: false })),
  setDead: () => set(({ session }) => ({ dead: session })),
  changeOwner: () => set(({ owner }) => ({ owner: owner + 1 })),
  setPending: (pending, pendingNeed = 'session') => set({ pending, pendingNeed }),
  takePending() {
    const { pending } = get()
    set({ pending: undefined })
    return pending
  },
}))

export const useSignedIn = (): boolean => useSessionStore((state) => state.signedIn)

/** Identifies the current session; undefined without one. */
export function currentSession(): number | undefined {
  const { signedIn, session } = useSessionStore.getState()
  return signedIn ? session : undefined
}

/** Identifies the session that calls may be made for; undefined without one, and for one that was found dead. */
export function livingSession(): number | undefined {
  const session = currentSession()
  return session === useSessionStore.getState().dead ? undefined : session
}

/**
 * Registers a callback for when a session has ended or been replaced: for state outside the query cache that belongs
 * to one account. Registered once, by the module that holds the state.
 */
export function onSessionEnd(forget: () => void): void {
  useSessionStore.subscribe((now, before) => {
    if (before.signedIn && now.session !== before.session) forget()
  })
}
