import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { SystemState } from '../api/use-system-state.ts'
import { OfflineScreen } from './offline-screen.tsx'

const closedScreen = lazyPart(() => import('./closed-screen.tsx').then((part) => part.ClosedScreen))

/** What stands in the place of the site: the screen for no connection, which is always there, or a loaded one. */
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
