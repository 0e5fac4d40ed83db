import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { identityQuery } from '#lib/queries/identity-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { IdentityForm } from './identity-form.tsx'
import { IdentityState } from './identity-state.tsx'

/** The identity check: its state, and the form that sends documents. */
export function IdentitySection() {
  const { t } = useTranslation(['account', 'pictures'])
  const queryClient = useQueryClient()
  const query = useQuery(identityQuery(useGateway()))
  const { data, error } = query
  const [sending, setSending] = useState(false)
  const state = data?.state
  useEffect(() => {
    // Whether deposits are open is part of the account's info.
    if (state) void queryClient.invalidateQueries({ queryKey: endpointKey(accountSummary.info) })
  }, [state, queryClient])
  if (error && !data) return <LoadFailure query={query} title={t('identity.failed')} />
  if (!data) return <Skeleton height="240px" />
  const open = sending && (data.state === 'none' || data.state === 'rejected')
  return (
    <>
      <CentreHead note={t('identity.note')} />
      {open ? (
        <IdentityForm onSent={() => setSending(false)} />
      ) : (
        <IdentityState check={data} onStart={() => setSending(true)} />
      )}
    </>
  )
}
