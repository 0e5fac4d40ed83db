import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { SystemState } from '../api/use-system-state.ts'
import { OfflineScreen } from './offline-screen.tsx'

const closedScreen = lazyPart(() => import('./closed-screen.tsx').then((part) => part.ClosedScreen))

/**
 * Shows what closes the site. The offline screen is part of this chunk, because the other one can't load without a
 * connection.
 */
export function Closed(state: SystemState) {
  const { screen } = state
  if (screen === 'site') return null
  if (screen === 'offline') return <OfflineScreen {...state} />
  const ClosedScreen = closedScreen()
  return (
    <Suspense>
      <ClosedScreen {...state} screen={screen} />
    </Suspense>
  )
}
