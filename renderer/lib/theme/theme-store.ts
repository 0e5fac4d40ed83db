import * as z from 'zod/mini'
import { create } from 'zustand'
import { storedText } from '#lib/storage/stored.ts'

const theme = z.enum(['light', 'dark'])
export type Theme = z.output<typeof theme>

/** The script in the page's head reads the same key before the first paint. */
const kept = storedText('local', 'theme', theme)

type ThemeState = { theme: Theme; toggle(): void }

/** The theme of the page: the chosen one, until then the one that the script in its head has set. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: kept.read() ?? (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
  toggle() {
    const next: Theme = get().theme === 'light' ? 'dark' : 'light'
    kept.write(next)
    document.documentElement.dataset.theme = next
    set({ theme: next })
  },
}))
