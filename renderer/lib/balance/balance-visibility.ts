import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#lib/storage/stored.ts'

const kept = stored('local', 'balanceHidden', z.boolean())

type Visibility = { hidden: boolean; toggle(): void }

/** Whether the account's own amounts are hidden on this device. */
export const useBalanceVisibility = create<Visibility>((set, get) => ({
  hidden: kept.read() ?? false,
  toggle() {
    const hidden = !get().hidden
    kept.write(hidden)
    set({ hidden })
  },
}))
