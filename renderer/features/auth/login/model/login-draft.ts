import { create } from 'zustand'
import { useSessionStore } from '#lib/session/session-store.ts'
import type { LoginValues } from './login.ts'
import type { LoginWay } from './login-ways.ts'

/** What a login form begins with: what was typed before, and what became of it. */
export type LoginDraft = {
  values: Partial<LoginValues>
  way?: LoginWay | undefined
  /** Why it was refused before. */
  error?: unknown
}

type DraftState = {
  draft: LoginDraft | undefined
  hand(draft: LoginDraft): void
  drop(): void
}

/**
 * Kept in memory from the header's form to the dialog, and dropped once the dialog closes; a name that was typed before
 * a new password was wanted, until somebody has logged in.
 */
export const useLoginDraft = create<DraftState>((set) => ({
  draft: undefined,
  hand: (draft) => set({ draft }),
  drop: () => set({ draft: undefined }),
}))

useSessionStore.subscribe(({ signedIn }) => {
  if (signedIn) useLoginDraft.getState().drop()
})
