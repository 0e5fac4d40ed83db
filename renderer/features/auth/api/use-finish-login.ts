import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Answer, Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { systemQueries } from '#lib/queries/system.ts'
import { holdPassword } from '#lib/session/held-password.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { afterLogin, type ExpiryFlags } from '../model/after-login.ts'
import type { LoginWay } from '../model/login-ways.ts'
import { useEnter } from './use-enter.ts'

/** Milliseconds that a login waits for settings that haven't come yet. */
const patience = 3000

/** Ends a login that the gateway let in: the first-login action, a password to be changed, or on with it. */
export function useFinishLogin() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const enter = useEnter()

  return async (answer: Answer<SessionValue>, login: { way: LoginWay; password: string | undefined }) => {
    // The merchant's flags matter to an expired password only.
    const flags = answer.value.passwordExpired ? await expiryFlags(gateway, queryClient) : neverExpires
    const { firstLogin, change } = afterLogin({ ...login, ...answer.value }, flags)
    enter(answer, change)
    holdPassword(change === 'none' ? undefined : login.password)
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
