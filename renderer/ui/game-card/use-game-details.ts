import { useEffect, useState } from 'react'
import type { GameDetails } from './game-details.tsx'

/** What draws a game's details, whose code comes once somebody looks at a tile; undefined until it is there. */
export function useGameDetails(wished: boolean): typeof GameDetails | undefined {
  const [details, setDetails] = useState<{ Part: typeof GameDetails }>()
  useEffect(() => {
    if (!wished) return
    let left = false
    import('./game-details.tsx').then(
      ({ GameDetails: Part }) => left || setDetails({ Part }),
      // The tile can do without; it is asked for again when it is next looked at.
      () => {},
    )
    return () => {
      left = true
    }
  }, [wished])
  return details?.Part
}
