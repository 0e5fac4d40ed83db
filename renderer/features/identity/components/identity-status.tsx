import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { identityQuery } from '#lib/queries/identity-query.ts'

/** The state of the identity check. */
export function IdentityStatus() {
  const { t } = useTranslation('account')
  const { data } = useQuery(identityQuery(useGateway()))
  return data ? <span>{t(`identity.state.${data.state}`)}</span> : null
}
