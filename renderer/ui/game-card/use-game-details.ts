import { useEffect, useState } from 'react'
import type { GameDetails } from './game-details.tsx'

/** The component for a game's details, which is loaded once a tile is hovered or focused; undefined until then. */
export function useGameDetails(wished: boolean): typeof GameDetails | undefined {
  const [details, setDetails] = useState<{ Part: typeof GameDetails }>()
  useEffect(() => {
    if (!wished) return
    let left = false
    import('./game-details.tsx').then(
      ({ GameDetails: Part }) => left || setDetails({ Part }),
      // The tile works without it. The next hover or focus tries again.
      () => {},
    )
    return () => {
      left = true
    }
  }, [wished])
  return details?.Part
}
