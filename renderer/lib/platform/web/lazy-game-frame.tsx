import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { GameViewProps } from '../platform.ts'

const gameFrame = lazyPart(() => import('./game-frame.tsx').then((part) => part.GameFrame))

/** The frame of a game. Its code is loaded with the first game, because no visit starts with playing. */
export function LazyGameFrame(props: GameViewProps) {
  const GameFrame = gameFrame()
  return (
    <Suspense>
      <GameFrame {...props} />
    </Suspense>
  )
}
