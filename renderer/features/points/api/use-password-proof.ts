import { useGateway } from '#lib/gateway/gateway-context.ts'
import { member } from '#shared/contract/endpoints/member.ts'

/** Returns a function that proves the password to the gateway, for one trade that follows. */
export function usePasswordProof() {
  const gateway = useGateway()
  return (password: string) => gateway.call(member.passwordCheck, { password, purpose: 'points' })
}
