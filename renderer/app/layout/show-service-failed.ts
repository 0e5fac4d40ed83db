import { about } from 'virtual:brand-late'
import i18next from 'i18next'
import type { ServiceFailure } from '#lib/customer-service/use-customer-service.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Shows a toast saying why customer service can't be opened, with the operator's email address if the brand has one. */
export async function showServiceFailed(why: ServiceFailure): Promise<void> {
  await i18next.loadNamespaces(['closed', 'chat'])
  const contact = about.contact ? ` ${about.contact.email}` : ''
  showToast({
    tone: why === 'blocked' ? 'warn' : 'danger',
    title: i18next.t('closed:closed.serviceFailed'),
    body: i18next.t(`chat:service.${why}`) + contact,
  })
}
