import { create } from 'zustand'
import type { Need } from './guard.ts'

type SessionState = {
  signedIn: boolean
  /** What the player was about to do when the login came between; runs once signed in. */
  pending: (() => void) | undefined
  /** What that action needs of the one who logs in. */
  pendingNeed: Need
  /** The address that a visitor asked for first and was turned away from; opens once signed in. */
  pendingPath: string | undefined
  /** The password must be changed before anything else; see `setPasswordDue`. */
  passwordDue: boolean
  setSignedIn(signedIn: boolean): void
  /** Keeps an action for after the login; undefined drops it. */
  setPending(action: (() => void) | undefined, need?: Need): void
  /** Hands out the kept action, once. */
  takePending(): (() => void) | undefined
}

/** Whether somebody is signed in, and what waits for it. Who it is, is server state (member info). */
export const useSessionStore = create<SessionState>((set, get) => ({
  signedIn: false,
  pending: undefined,
  pendingNeed: 'session',
  pendingPath: undefined,
  passwordDue: false,
  // What one session owes is no other's debt.
  setSignedIn: (signedIn) => set({ signedIn, passwordDue: false }),
  setPending: (pending, pendingNeed = 'session') => set({ pending, pendingNeed }),
  takePending() {
    const { pending } = get()
    set({ pending: undefined })
    return pending
  },
}))

export const useSignedIn = (): boolean => useSessionStore((state) => state.signedIn)
