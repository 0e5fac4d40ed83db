import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Answer, Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { retainPassword } from '#lib/session/retained-password.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { type ExpiryFlags, loginOutcome } from '../model/login-outcome.ts'
import type { LoginWay } from '../model/login-ways.ts'
import { useBeginSession } from './use-begin-session.ts'

/** Milliseconds that a login waits for settings that haven't come yet. */
const patience = 3000

/** Ends a login that the gateway let in: the first-login action, a password to be changed, or on with it. */
export function useFinishLogin() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const beginSession = useBeginSession()

  return async (answer: Answer<SessionValue>, login: { way: LoginWay; password: string | undefined }) => {
    // The merchant's flags matter to an expired password only.
    const flags = answer.value.passwordExpired ? await expiryFlags(gateway, queryClient) : neverExpires
    const { firstLogin, change } = loginOutcome({ ...login, ...answer.value }, flags)
    beginSession(answer, change)
    retainPassword(change === 'none' ? undefined : login.password)
    // Nobody waits for it, and the gateway asks for it again at the next login if it was lost.
    if (firstLogin) gateway.call(session.firstLogin, {}).catch(() => {})
  }
}

const neverExpires: ExpiryFlags = { passwordExpiry: false, passwordExpiryEnforced: false }

async function expiryFlags(gateway: Gateway, queryClient: QueryClient): Promise<ExpiryFlags> {
  const settings = await Promise.race([
    queryClient.ensureQueryData(systemQueries(gateway).settings()).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ])
  if (!settings) return neverExpires
  return {
    passwordExpiry: settingOf(settings.nodes, 'passwordExpiry') === true,
    passwordExpiryEnforced: settingOf(settings.nodes, 'passwordExpiryEnforced') === true,
  }
}
