import * as z from 'zod/mini'
import { create } from 'zustand'
import { storedText } from '#lib/storage/stored.ts'

const choices = z.enum(['accepted', 'declined'])
export type Choice = z.output<typeof choices>

const kept = storedText('local', 'consent', choices)

type ConsentState = {
  /** What the visitor decided on this machine; undefined until asked. */
  choice: Choice | undefined
  /** The question stands on the screen: nobody decided yet, or wants to decide anew. */
  asking: boolean
  choose(choice: Choice): void
  ask(): void
}

/** Whether visits may be counted. Without a word from the visitor they aren't. */
export const useConsent = create<ConsentState>((set) => {
  const choice = kept.read()
  return {
    choice,
    asking: choice === undefined,
    choose(chosen) {
      kept.write(chosen)
      set({ choice: chosen, asking: false })
    },
    ask: () => set({ asking: true }),
  }
})
