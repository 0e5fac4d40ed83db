import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useSystemState } from '../api/use-system-state.ts'

const closedScreen = lazyPart(() => import('./closed-screen.tsx').then((part) => part.ClosedScreen))

const offlineScreen = lazyPart(() => import('./offline-screen.tsx').then((part) => part.OfflineScreen))

/** Shows the site while the platform lets it, and in its place what closes it otherwise, without a reload. */
export function SystemGate({ children }: { children: ReactNode }) {
  const state = useSystemState()
  if (state.screen === 'site') return children
  const ClosedScreen = closedScreen()
  const OfflineScreen = offlineScreen()
  return (
    <Suspense>
      {state.screen === 'offline' ? (
        <OfflineScreen {...state} />
      ) : (
        <ClosedScreen {...state} screen={state.screen} />
      )}
    </Suspense>
  )
}
