import { useTranslation } from 'react-i18next'
import { useOpenCustomerService } from '#lib/customer-service/use-customer-service.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Returns a function that opens customer service; undefined if the gateway names none. A failure is shown in a toast. */
export function useService(): (() => void) | undefined {
  const { t } = useTranslation('auth')
  return useOpenCustomerService(() => showToast({ tone: 'danger', title: t('login.serviceFailed') }))
}
