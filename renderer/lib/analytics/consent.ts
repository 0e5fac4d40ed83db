import * as z from 'zod/mini'
import { create } from 'zustand'
import { storedText } from '#lib/storage/stored.ts'

const choices = z.enum(['accepted', 'declined'])
export type Choice = z.output<typeof choices>

const kept = storedText('local', 'consent', choices)

type ConsentState = {
  /** What the visitor chose on this device; undefined until they have. */
  choice: Choice | undefined
  /** Whether the question is shown: nobody has chosen yet, or the visitor wants to change their choice. */
  asking: boolean
  choose(choice: Choice): void
  ask(): void
}

/** Whether visits may be tracked. Not without the visitor's consent. */
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
