import { useEffect } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { isSearchKey } from '#shared/domain/search-key.ts'
import { overlayLoaders } from '../overlays/overlay-parts.ts'
import { takeSearchKey } from './early-search-key.ts'
import { mayOpenSearch } from './search-hotkey.ts'

/** Opens the search. Returns false if the open overlay can't be replaced by it. */
export function openSearch(): boolean {
  const { open, show } = useOverlays.getState()
  if (!mayOpenSearch(open)) return false
  show({ name: 'search' })
  return true
}

/**
 * Opens the search on Ctrl K or ⌘ K, also from a game that has a view of its own. Pressing the modifier key already
 * fetches the code.
 */
export function useSearchHotkey(): void {
  const { onSearchKey } = usePlatform()
  useEffect(() => onSearchKey?.(openSearch), [onSearchKey])
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') return void fetchAhead(overlayLoaders.search)
      if (!isSearchKey(event) || event.defaultPrevented) return
      if (openSearch()) event.preventDefault()
    }
    if (takeSearchKey()) openSearch()
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
