import { AgentApplicationPage } from '#features/agent-application/components/agent-application-page.tsx'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'

/** The page for people who want to become agents, with a link to customer service. */
export function AgentApplicationScreen() {
  const { open } = useCustomerServiceEntry()
  return <AgentApplicationPage onAskService={open} />
}
