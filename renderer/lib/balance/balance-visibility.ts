import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#lib/storage/stored.ts'

const kept = stored('local', 'balanceHidden', z.boolean())

type Visibility = { hidden: boolean; toggle(): void }

/** Whether figures of one's own money are hidden on this machine. */
export const useBalanceVisibility = create<Visibility>((set, get) => ({
  hidden: kept.read() ?? false,
  toggle() {
    const hidden = !get().hidden
    kept.write(hidden)
    set({ hidden })
  },
}))
