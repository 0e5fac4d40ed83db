import { useEffect } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { member } from '#shared/contract/endpoints/member.ts'

/** Tells the gateway that somebody came with an agent's code, which counts as a visit of that invitation link. */
export function useLinkVisit(code: string | undefined): void {
  const gateway = useGateway()
  const { publicHost } = usePlatform()
  useEffect(() => {
    if (code === undefined) return
    // Only a count: whether the code is good is said when the form is sent.
    gateway.call(member.affiliate, { code, domain: publicHost }).catch(() => {})
  }, [gateway, publicHost, code])
}
