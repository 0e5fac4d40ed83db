import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { SystemGate } from '#features/system-status/index.ts'
import { GatewayProvider } from '#lib/gateway/gateway-context.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { PlatformProvider } from '#lib/platform/platform-context.ts'
import { SessionProvider } from '#lib/session/session-context.ts'
import { Later } from '#ui/near/later.tsx'
import { Region } from '#ui/region/region.tsx'
import { OverlayHost } from './overlays/overlay-host.tsx'
import { Router } from './router.tsx'
import type { Started } from './start.ts'

/** What is to be said before the first paint waits in its store until this is there. */
const messages = lazyPart(() => import('./overlays/messages.tsx').then((part) => part.Messages))
const secondWave = lazyPart(() => import('./second-wave.tsx').then((part) => part.SecondWave))

/** The whole site, on what `start` put together. */
export function App({ platform, gateway, session, queryClient }: Started) {
  return (
    <PlatformProvider value={platform}>
      <GatewayProvider value={gateway}>
        <SessionProvider value={session}>
          <QueryClientProvider client={queryClient}>
            <Site />
          </QueryClientProvider>
        </SessionProvider>
      </GatewayProvider>
    </PlatformProvider>
  )
}

function Site() {
  const SecondWave = secondWave()
  const Messages = messages()
  return (
    <BrowserRouter>
      <Region>
        <SystemGate>
          <Router />
          <OverlayHost />
          <Region fallback={() => null}>
            <Later place={null}>
              <SecondWave />
            </Later>
          </Region>
        </SystemGate>
      </Region>
      <Region fallback={() => null}>
        <Later place={null}>
          <Messages />
        </Later>
      </Region>
    </BrowserRouter>
  )
}
