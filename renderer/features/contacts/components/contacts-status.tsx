import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { contactsQuery } from '../api/contacts-query.ts'

/** What is bound, masked. */
export function ContactsStatus() {
  const { t } = useTranslation('account')
  const { data } = useQuery(contactsQuery(useGateway()))
  if (!data) return null
  const bound = [data.mobile, data.email].filter((contact) => contact !== null)
  return <span>{bound.length > 0 ? bound.join(' · ') : t('contacts.none')}</span>
}
