import { useEffect } from 'react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'

/** Says, for as long as its component is there, that something of the page lies over the game. */
export function useCover(): void {
  const cover = useOverlays((state) => state.cover)
  useEffect(() => cover(), [cover])
}
