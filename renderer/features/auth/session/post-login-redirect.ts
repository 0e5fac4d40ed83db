import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { guardAction } from '#lib/session/guard.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type SessionParts, useSessionParts } from './session-parts.ts'

type RedirectOptions = {
  /** Where nothing waited, the page stays as it is. */
  stay?: boolean
}

/**
 * Closes the overlay, and what waited for its end goes on: the action, or the address first asked for. Where
 * nothing waited, home opens, or nothing at all where one `stays`. An action that needs a true account waits until
 * it is known whose account this is.
 */
export function redirectAfterLogin(
  { gateway, queryClient, navigate }: Pick<SessionParts, 'gateway' | 'queryClient' | 'navigate'>,
  { stay = false }: RedirectOptions = {},
): void {
  useOverlays.getState().close()
  const { pendingNeed, pendingPath, takePending } = useSessionStore.getState()
  const action = takePending()
  useSessionStore.setState({ pendingPath: undefined })
  // The address asked for first takes the place of the login that came between.
  if (!action && pendingPath !== undefined) return void navigate(pendingPath, { replace: true })
  if (!action) return stay ? undefined : void navigate('/')
  if (pendingNeed === 'session') return action()
  queryClient.fetchQuery(memberQueries(gateway).info()).then(
    ({ type }) => {
      if (guardAction(roleOf(type), pendingNeed) === 'proceed') action()
      else useOverlays.getState().show({ name: 'demoWarning' })
    },
    // Whose account it is didn't come; the gateway itself refuses what it doesn't allow.
    () => action(),
  )
}

/** Goes on with what waited for a dialog that ends here. */
export function usePostLoginRedirect(): (options?: RedirectOptions) => void {
  const parts = useSessionParts()
  return (options) => redirectAfterLogin(parts, options)
}
