import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useSystemState } from '../api/use-system-state.ts'

const closed = lazyPart(() => import('./closed.tsx').then((part) => part.Closed))

/** Shows the site, or in its place what closes it. Switches between them without a reload. */
export function SystemGate({ children }: { children: ReactNode }) {
  const state = useSystemState()
  if (state.screen === 'site') return children
  const Closed = closed()
  return (
    <Suspense>
      <Closed {...state} />
    </Suspense>
  )
}
