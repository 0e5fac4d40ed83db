import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { guardAction } from '#lib/session/guard.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { roleOf } from '#shared/domain/roles.ts'

/**
 * Closes the overlay, and what waited for its end goes on: the action, or the address first asked for. Where
 * nothing waited, home opens, or nothing at all where one `stays`. An action that needs a true account waits until
 * it is known whose account this is.
 */
export function usePostLoginRedirect(): (options?: { stay?: boolean }) => void {
  const queryClient = useQueryClient()
  const info = memberQueries(useGateway()).info()
  const navigate = useNavigate()

  return ({ stay = false } = {}) => {
    useOverlays.getState().close()
    const { pendingNeed, pendingPath, takePending } = useSessionStore.getState()
    const action = takePending()
    useSessionStore.setState({ pendingPath: undefined })
    // The address asked for first takes the place of the login that came between.
    if (!action && pendingPath !== undefined) return void navigate(pendingPath, { replace: true })
    if (!action) return stay ? undefined : void navigate('/')
    if (pendingNeed === 'session') return action()
    queryClient.fetchQuery(info).then(
      ({ type }) => {
        if (guardAction(roleOf(type), pendingNeed) === 'proceed') action()
        else useOverlays.getState().show({ name: 'demoWarning' })
      },
      // Whose account it is didn't come; the gateway itself refuses what it doesn't allow.
      () => action(),
    )
  }
}
