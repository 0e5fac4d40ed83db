import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { SystemGate } from '#features/system-status/index.ts'
import { GatewayProvider } from '#lib/gateway/gateway-context.ts'
import { deferredPart } from '#lib/lazy-part/lazy-part.ts'
import { PlatformProvider } from '#lib/platform/platform-context.ts'
import { SessionProvider } from '#lib/session/session-context.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { Region } from '#ui/region/region.tsx'
import { OverlayAddress } from './overlays/overlay-address.tsx'
import { Router } from './router.tsx'
import type { Started } from './start.ts'

/** Toasts and dialogs shown before the first paint wait in their stores until this has loaded. */
const notificationHost = deferredPart(() =>
  import('./overlays/notification-host.tsx').then((part) => part.NotificationHost),
)
const overlayHost = deferredPart(() => import('./overlays/overlay-host.tsx').then((part) => part.OverlayHost))
const deferredServices = deferredPart(() =>
  import('./deferred-services.tsx').then((part) => part.DeferredServices),
)

/** The whole site, with the providers for what `start` created. */
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
  const DeferredServices = deferredServices()
  const OverlayHost = overlayHost()
  const NotificationHost = notificationHost()
  const owner = useSessionStore((state) => state.owner)
  return (
    <BrowserRouter>
      <OverlayAddress>
        <Region>
          <SystemGate>
            <Router key={owner} />
            <Region fallback={() => null}>
              <AfterFirstPaint place={null}>
                <OverlayHost />
              </AfterFirstPaint>
            </Region>
            <Region fallback={() => null}>
              <AfterFirstPaint place={null}>
                <DeferredServices />
              </AfterFirstPaint>
            </Region>
          </SystemGate>
        </Region>
        <Region fallback={() => null}>
          <AfterFirstPaint place={null}>
            <NotificationHost />
          </AfterFirstPaint>
        </Region>
      </OverlayAddress>
    </BrowserRouter>
  )
}
