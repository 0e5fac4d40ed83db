import * as z from 'zod/mini'
import { create } from 'zustand'
import { storedText } from '#lib/storage/stored.ts'

const theme = z.enum(['light', 'dark'])
export type Theme = z.output<typeof theme>

/** The script in the page's head reads the same key before the first paint. */
const kept = storedText('local', 'theme', theme)

type ThemeState = { theme: Theme; toggle(): void }

/** The chosen theme; light by default. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: kept.read() ?? 'light',
  toggle() {
    const next: Theme = get().theme === 'light' ? 'dark' : 'light'
    kept.write(next)
    document.documentElement.dataset.theme = next
    set({ theme: next })
  },
}))
