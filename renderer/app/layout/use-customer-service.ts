import { useTranslation } from 'react-i18next'
import { type ServiceFailure, useOpenCustomerService } from '#lib/customer-service/use-customer-service.ts'

/** Its words come with it: hardly anybody ever reads them. */
const tellFailed = (why: ServiceFailure) =>
  void import('./show-service-failed.ts').then(({ showServiceFailed }) => showServiceFailed(why))

/**
 * The way to customer service from within the site: what it is called, and what opens it where the gateway names
 * one. Where it can't be opened a message says why. The chat beside it is another thing: see use-chat.ts.
 */
export function useCustomerServiceEntry(): { label: string; open: (() => void) | undefined } {
  const { t } = useTranslation()
  const open = useOpenCustomerService(tellFailed)
  return { label: t('rail.service'), open }
}
