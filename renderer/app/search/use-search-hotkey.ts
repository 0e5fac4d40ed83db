import { useEffect } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { overlayLoaders } from '../overlays/overlay-parts.ts'
import { isSearchKey, mayOpenSearch } from './search-hotkey.ts'

/** Opens the search from anywhere by Ctrl K or ⌘ K; holding the first of the two keys has its code fetched. */
export function useSearchHotkey(): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') return fetchAhead(overlayLoaders.search)
      if (!isSearchKey(event) || event.defaultPrevented) return
      const { open, show } = useOverlays.getState()
      if (!mayOpenSearch(open)) return
      event.preventDefault()
      show({ name: 'search' })
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
