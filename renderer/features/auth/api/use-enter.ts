import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/member.ts'
import { setPasswordDue } from '#lib/session/password-due.ts'
import { useSessionControl } from '#lib/session/session-context.ts'
import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import type { AfterLogin } from '../model/after-login.ts'
import { useGoOn } from './use-go-on.ts'

/**
 * What a login, registration or free play ends in: the session begins, the member's data is on its way, the
 * overlay closes, and what waited for the login goes on; else home opens. Where the password is to be changed,
 * that comes first.
 * @throws GatewayError when the answer holds no session.
 */
export function useEnter(): (answer: Answer<SessionValue>, change?: AfterLogin['change']) => void {
  const control = useSessionControl()
  const queryClient = useQueryClient()
  const member = memberQueries(useGateway())
  const show = useOverlays((state) => state.show)
  const goOn = useGoOn()

  return (answer, change = 'none') => {
    control.begin(answer)
    void queryClient.prefetchQuery(member.info())
    void queryClient.prefetchQuery(member.balance())
    setPasswordDue(change === 'forced')
    if (change === 'none') goOn()
    else show({ name: 'changePassword', forced: change === 'forced' })
  }
}
