import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { identityQuery } from '#lib/queries/identity-query.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

const section = { name: 'member', page: 'securityCenter', query: 'section=identity' } as const

/** Renders its children unless the gateway wants the identity checked first; then it leads to that. */
export function IdentityGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cashier')
  const gateway = useGateway()
  const show = useOverlays((state) => state.show)
  const { data, refetch } = useQuery(memberQueries(gateway).info())
  const blocked = data?.identityVerified === false
  const check = useQuery({ ...identityQuery(gateway), enabled: blocked }).data?.state
  useEffect(() => {
    if (blocked && check === 'verified') void refetch()
  }, [blocked, check, refetch])
  if (!blocked) return children
  const step = check === 'review' ? 'review' : 'none'
  return (
    <EmptyState
      title={t(`identity.${step}.title`)}
      action={
        <Button variant="primary" onClick={() => show(section)}>
          {t(`identity.${step}.open`)}
        </Button>
      }
    >
      {t(`identity.${step}.body`)}
    </EmptyState>
  )
}
