import { create } from 'zustand'
import { useSessionStore } from '#lib/session/session-store.ts'
import type { LoginValues } from './login.ts'
import type { LoginWay } from './login-ways.ts'

/** Initial state of a login form: what was typed before, and the error it led to. */
export type LoginDraft = {
  values: Partial<LoginValues>
  way?: LoginWay | undefined
  /** Why the login failed. */
  error?: unknown
}

type DraftState = {
  draft: LoginDraft | undefined
  hand(draft: LoginDraft): void
  drop(): void
}

/**
 * Passes what was typed from one form to the next, in memory only. Dropped when the login dialog closes, except on
 * the way to "forgot password": then the name stays for the next login.
 */
export const useLoginDraft = create<DraftState>((set) => ({
  draft: undefined,
  hand: (draft) => set({ draft }),
  drop: () => set({ draft: undefined }),
}))

useSessionStore.subscribe(({ signedIn }) => {
  if (signedIn) useLoginDraft.getState().drop()
})
