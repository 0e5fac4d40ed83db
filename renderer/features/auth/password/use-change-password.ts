import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { mayHaveSucceeded } from '#lib/gateway/may-have-succeeded.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { setPasswordDue } from '#lib/session/password-due.ts'
import { retainPassword } from '#lib/session/retained-password.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { faultOf } from '#shared/contract/errors.ts'

type Change = { oldPassword: string; newPassword: string }

/**
 * Changes the password after the gateway's password check, and updates the session's state and the vault. Resolves
 * once the new password is valid; rejects with the GatewayError of the call that failed.
 */
export function useChangePassword(): (change: Change) => Promise<void> {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const renewRemembered = useRenewRemembered()
  /** A new password whose call got no answer. It may be valid already. */
  const unsure = useRef<string>(undefined)

  const prove = (password: string) => gateway.call(member.passwordCheck, { password, purpose: 'password' })

  const change = async ({ oldPassword, newPassword }: Change) => {
    const { checkToken } = await prove(oldPassword)
    await gateway
      .call(member.changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword, checkToken })
      .catch((error: unknown) => {
        if (mayHaveSucceeded(error)) unsure.current = newPassword
        throw error
      })
  }

  /**
   * Whether a refused change had already succeeded: the previous call got no answer, and the new password is valid.
   */
  const isDone = async (newPassword: string, refusal: unknown) => {
    if (faultOf(refusal)?.kind !== 'refused' || unsure.current !== newPassword) return false
    try {
      await prove(newPassword)
      return true
    } catch {
      return false
    }
  }

  return async ({ oldPassword, newPassword }) => {
    try {
      await change({ oldPassword, newPassword })
    } catch (error) {
      if (!(await isDone(newPassword, error))) throw error
    }
    retainPassword(undefined)
    setPasswordDue(false)
    await renewRemembered(newPassword)
    void queryClient.prefetchQuery({ ...memberQueries(gateway).info(), staleTime: 0 })
  }
}

/** If the vault remembers this account's password, replaces it with the new one. */
function useRenewRemembered() {
  const { memory } = usePlatform()
  const queryClient = useQueryClient()
  const { queryKey } = memberQueries(useGateway()).info()
  return async (password: string) => {
    // The password is changed even if the vault can't be read.
    const remembered = await memory.read().catch(() => undefined)
    if (remembered?.kind !== 'username' || !remembered.passwordHeld) return
    const { username } = remembered
    const account = queryClient.getQueryData(queryKey)?.account
    if (account?.toLowerCase() === username.toLowerCase())
      await memory.keep({ kind: 'username', username, password })
  }
}
