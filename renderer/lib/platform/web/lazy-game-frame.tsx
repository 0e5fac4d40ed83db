import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { GameViewProps } from '../platform.ts'

const gameFrame = lazyPart(() => import('./game-frame.tsx').then((part) => part.GameFrame))

/** The frame of a game, whose code comes with the first game: nobody plays on the first page. */
export function LazyGameFrame(props: GameViewProps) {
  const GameFrame = gameFrame()
  return (
    <Suspense>
      <GameFrame {...props} />
    </Suspense>
  )
}
