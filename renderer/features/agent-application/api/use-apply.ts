import { useMutation } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { agentApplication } from '#shared/contract/endpoints/agent-application.ts'

/** Mutation that sends an application. */
export function useApply() {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (input: InputOf<typeof agentApplication.send>) => gateway.call(agentApplication.send, input),
    retry: false,
  })
}
