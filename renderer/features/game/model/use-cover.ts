import { useEffect } from 'react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'

/** While mounted, reports to the overlay store that part of the page covers the game. */
export function useCover(): void {
  const cover = useOverlays((state) => state.cover)
  useEffect(() => cover(), [cover])
}
