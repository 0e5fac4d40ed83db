import { brand } from 'virtual:brand'
import i18next from 'i18next'
import type { ServiceFailure } from '#lib/customer-service/use-customer-service.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Shows a toast saying why customer service can't be opened, with the helpline's number if the brand has one. */
export async function showServiceFailed(why: ServiceFailure): Promise<void> {
  await i18next.loadNamespaces(['closed', 'chat'])
  const helpline = brand.helpline ? ` ${brand.helpline.name}: ${brand.helpline.phone}` : ''
  showToast({
    tone: why === 'blocked' ? 'warn' : 'danger',
    title: i18next.t('closed:closed.serviceFailed'),
    body: i18next.t(`chat:service.${why}`) + helpline,
  })
}
