import { useTranslation } from 'react-i18next'
import { type ServiceFailure, useOpenCustomerService } from '#lib/customer-service/use-customer-service.ts'

/** Loads the message on demand, because hardly anybody ever sees it. */
const tellFailed = (why: ServiceFailure) =>
  void import('./show-service-failed.ts').then(
    ({ showServiceFailed }) => showServiceFailed(why),
    // A chunk that is lost is reported where it is loaded, and a reload is offered.
    () => undefined,
  )

/**
 * Label of customer service and the function that opens it; `open` is undefined if the gateway names no service. If
 * opening fails, a toast says why. The chat is separate: see use-chat.ts.
 */
export function useCustomerServiceEntry(): { label: string; open: (() => void) | undefined } {
  const { t } = useTranslation()
  const open = useOpenCustomerService(tellFailed)
  return { label: t('rail.service'), open }
}
