import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Gateway } from '#lib/gateway/gateway.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { setPasswordDue } from '#lib/session/password-due.ts'
import { retainPassword } from '#lib/session/retained-password.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { type ExpiryFlags, type LoginOutcome, loginOutcome } from '../login/model/login-outcome.ts'
import type { LoginWay } from '../login/model/login-ways.ts'
import { redirectAfterLogin } from './post-login-redirect.ts'
import { type SessionParts, useSessionParts } from './session-parts.ts'

/** Milliseconds a login waits for settings that haven't loaded yet. */
const timeout = 3000

/**
 * Ends a login, registration or free play: begins the session, fetches the member's data, closes the overlay, and
 * continues with what waited for the login or else opens home. If the password is to be changed, that comes first.
 * @throws GatewayError when the answer holds no session.
 */
function beginSession(
  parts: SessionParts,
  answer: Answer<SessionValue>,
  change: LoginOutcome['change'] = 'none',
): void {
  const member = memberQueries(parts.gateway)
  parts.control.begin(answer)
  void parts.queryClient.prefetchQuery(member.info())
  void parts.queryClient.prefetchQuery(member.balance())
  setPasswordDue(change === 'forced')
  if (change === 'none') redirectAfterLogin(parts)
  else useOverlays.getState().show({ name: 'changePassword', forced: change === 'forced' })
}

/** Returns a function that begins the session of a registration, of free play, or of a password reset. */
export function useBeginSession(): (answer: Answer<SessionValue>) => void {
  const parts = useSessionParts()
  return (answer) => beginSession(parts, answer)
}

/** Begins the session of a login. Runs the first-login action, and asks for a password change if one is due. */
export async function beginLoginSession(
  parts: SessionParts,
  answer: Answer<SessionValue>,
  login: { way: LoginWay; password: string | undefined },
): Promise<void> {
  // The merchant's flags matter only for an expired password.
  const flags = answer.value.passwordExpired
    ? await expiryFlags(parts.gateway, parts.queryClient)
    : neverExpires
  const { firstLogin, change } = loginOutcome({ ...login, ...answer.value }, flags)
  beginSession(parts, answer, change)
  retainPassword(change === 'none' ? undefined : login.password)
  // Not awaited. If the call is lost, the gateway asks for it again at the next login.
  if (firstLogin) parts.gateway.call(session.firstLogin, {}).catch(() => {})
}

const neverExpires: ExpiryFlags = { passwordExpiry: false, passwordExpiryEnforced: false }

async function expiryFlags(gateway: Gateway, queryClient: QueryClient): Promise<ExpiryFlags> {
  const settings = await Promise.race([
    queryClient.ensureQueryData(systemQueries(gateway).settings()).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeout)),
  ])
  if (!settings) return neverExpires
  return {
    passwordExpiry: settingOf(settings.nodes, 'passwordExpiry'),
    passwordExpiryEnforced: settingOf(settings.nodes, 'passwordExpiryEnforced'),
  }
}
