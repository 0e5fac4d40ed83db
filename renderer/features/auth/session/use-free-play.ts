import { useMutation } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { reversedRandomText } from '#shared/crypto/free-play.ts'
import { wire } from '#shared/domain/wire.ts'
import { useBeginSession } from './begin-session.ts'
import { operatingSystem } from './operating-system.ts'

/** Begins a demo session. A variable is the signal that gives up waiting for it. */
export function useFreePlay() {
  const gateway = useGateway()
  const beginSession = useBeginSession()
  return useMutation({
    mutationFn: (signal?: AbortSignal) =>
      gateway.request(
        session.freePlay,
        {
          os: operatingSystem(navigator.userAgent),
          platform: wire.platform,
          random: reversedRandomText(),
          gatewayVersion: wire.freePlayGatewayVersion,
        },
        { signal },
      ),
    onSuccess(answer, signal) {
      if (!signal?.aborted) beginSession(answer)
    },
  })
}
