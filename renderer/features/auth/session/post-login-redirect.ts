import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { guardAction } from '#lib/session/guard.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type SessionParts, useSessionParts } from './session-parts.ts'

type RedirectOptions = {
  /** Stay on the current page if nothing waited for the login. */
  stay?: boolean
}

/**
 * Closes the overlay and continues with what waited for the login: an action, or the address requested first. If
 * nothing waited, opens home, or stays with `stay`. An action that needs a real account waits until the account's
 * type is known.
 */
export function redirectAfterLogin(
  { gateway, queryClient, navigate }: Pick<SessionParts, 'gateway' | 'queryClient' | 'navigate'>,
  { stay = false }: RedirectOptions = {},
): void {
  useOverlays.getState().close()
  const { pendingNeed, pendingPath, takePending } = useSessionStore.getState()
  const action = takePending()
  useSessionStore.setState({ pendingPath: undefined })
  // The requested address replaces the login page in the history.
  if (!action && pendingPath !== undefined) return void navigate(pendingPath, { replace: true })
  if (!action) return stay ? undefined : void navigate('/')
  if (pendingNeed === 'session') return action()
  queryClient.fetchQuery(memberQueries(gateway).info()).then(
    ({ type }) => {
      if (guardAction(roleOf(type), pendingNeed) === 'proceed') action()
      else useOverlays.getState().show({ name: 'demoWarning' })
    },
    // The account's type didn't load. The gateway refuses what the account may not do.
    () => action(),
  )
}

/** Returns a function that closes the overlay and continues with what waited for the login. */
export function usePostLoginRedirect(): (options?: RedirectOptions) => void {
  const parts = useSessionParts()
  return (options) => redirectAfterLogin(parts, options)
}
