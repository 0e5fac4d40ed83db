import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { report } from '#lib/log/report.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { SessionControl } from '#lib/session/session-control.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'

type Context = { session: SessionControl; queryClient: QueryClient; host: string }

/**
 * Handles what a fault means beyond its own call: expires a dead session, closes the site for maintenance or a block.
 */
export function handleFault(error: GatewayError, { session, queryClient, host }: Context): void {
  switch (error.fault.kind) {
    case 'unauthorized':
      return void session.expire()
    case 'maintenance':
    case 'blocked':
      // The system's own calls handle this fault themselves. Invalidating them here would never end.
      if ([siteStatus.permission.id, siteStatus.status.id].includes(error.endpoint)) return
      void queryClient.invalidateQueries(
        { queryKey: endpointKey(siteStatus.permission, { host }) },
        { cancelRefetch: false },
      )
      return
    case 'malformed':
    case 'intercepted':
      return report('warn', error.message, undefined, { endpoint: error.endpoint, ...error.fault })
    case 'offline':
    case 'timeout':
    case 'cancelled':
    case 'tooMany':
    case 'refused':
    case 'failed':
    case 'invalidInput':
    case 'insecure':
      // Shown where the call was made.
      return
  }
}

/**
 * Shows that the session has ended until the message is closed or somebody logs in, because the person may have been
 * away.
 */
export function sayExpired(): void {
  const toast = showToast({
    tone: 'warn',
    duration: null,
    title: i18next.t('errors:fault.unauthorized'),
    action: {
      label: i18next.t('action.logIn'),
      onPress: () => useOverlays.getState().show({ name: 'login' }),
    },
  })
  const stop = useSessionStore.subscribe(({ signedIn }) => {
    if (!signedIn) return
    dismissToast(toast)
    stop()
  })
}
