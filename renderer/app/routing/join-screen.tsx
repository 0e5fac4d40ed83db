import { JoinPage } from '#features/join/components/join-page.tsx'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'

/** The page for those who want to become agents, with the way to customer service. */
export function JoinScreen() {
  const { open } = useCustomerServiceEntry()
  return <JoinPage onAskService={open} />
}
