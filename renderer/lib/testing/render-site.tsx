import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom'
import { type RenderResult, render } from 'vitest-browser-react'
import { Gateway } from '#lib/gateway/gateway.ts'
import { GatewayProvider } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { PlatformProvider } from '#lib/platform/platform-context.ts'
import { createWebPlatform } from '#lib/platform/web/web-platform.ts'
import { createQueryClient } from '#lib/queries/query-client.ts'
import { SessionProvider } from '#lib/session/session-context.ts'
import { createSessionControl } from '#lib/session/session-control.ts'
import { livingSession, useSessionStore } from '#lib/session/session-store.ts'

type SiteOptions = {
  /** The address of the page. */
  path?: string
  /** State passed along by the navigation. */
  state?: unknown
  signedIn?: boolean
  /** Milliseconds before a failed read is retried; as on the site if omitted. */
  retryDelay?: number
  /** Overrides of the browser's platform. */
  platform?: Partial<Platform>
}

/** Renders a part of the site with everything real around it, down to `fetch` (see `fakeNetwork`). */
export async function renderSite(
  ui: ReactNode,
  { path = '/', state, signedIn = false, retryDelay, platform }: SiteOptions = {},
): Promise<RenderResult & { queryClient: QueryClient }> {
  if (signedIn) sessionStorage.setItem('token', 'token-of-a-test')
  useOverlays.setState({ stack: [], open: undefined, covers: 0 })
  const web = { ...createWebPlatform(), ...platform }
  useSessionStore.setState({ signedIn, name: web.session.name(), pending: undefined })
  const queryClient = createQueryClient()
  if (retryDelay !== undefined) {
    const { queries, ...rest } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay } })
  }
  const gateway = new Gateway({
    baseUrl: '',
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => web.session.headers(),
    session: livingSession,
    // Not encrypted, because the test must be able to read what was sent.
    encrypt: (payload) => Promise.resolve(JSON.stringify(payload)),
    onMisfit() {},
    onFault() {},
  })
  const session = createSessionControl({
    platform: web,
    gateway: () => gateway,
    queryClient,
    onExpired() {},
  })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <GatewayProvider value={gateway}>
        <PlatformProvider value={web}>
          <SessionProvider value={session}>
            <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
              <Suspense>{ui}</Suspense>
              <Address />
            </MemoryRouter>
          </SessionProvider>
        </PlatformProvider>
      </GatewayProvider>
    </QueryClientProvider>,
  )
  return { ...screen, queryClient }
}

/** Shows the router's address, for tests to read. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
