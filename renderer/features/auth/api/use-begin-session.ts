import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { setPasswordDue } from '#lib/session/password-due.ts'
import { useSessionControl } from '#lib/session/session-context.ts'
import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import type { LoginOutcome } from '../model/login-outcome.ts'
import { usePostLoginRedirect } from './use-post-login-redirect.ts'

/**
 * What a login, registration or free play ends in: the session begins, the member's data is on its way, the
 * overlay closes, and what waited for the login goes on; else home opens. Where the password is to be changed,
 * that comes first.
 * @throws GatewayError when the answer holds no session.
 */
export function useBeginSession(): (answer: Answer<SessionValue>, change?: LoginOutcome['change']) => void {
  const control = useSessionControl()
  const queryClient = useQueryClient()
  const member = memberQueries(useGateway())
  const show = useOverlays((state) => state.show)
  const redirect = usePostLoginRedirect()

  return (answer, change = 'none') => {
    control.begin(answer)
    void queryClient.prefetchQuery(member.info())
    void queryClient.prefetchQuery(member.balance())
    setPasswordDue(change === 'forced')
    if (change === 'none') redirect()
    else show({ name: 'changePassword', forced: change === 'forced' })
  }
}
