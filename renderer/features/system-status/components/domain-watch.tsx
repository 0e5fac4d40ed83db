import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { isListed } from '#lib/domains/alternatives.ts'
import { knownDomains, useAlternatives } from '#lib/domains/use-alternatives.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { domainState } from '../model/domain-state.ts'

const domainNotice = lazyPart(() => import('./domain-notice.tsx').then((part) => part.DomainNotice))

/**
 * Checks the address the site was opened at: whether the gateway still lists it, and whether calls through it reach
 * the gateway. If not, offers other addresses that respond, until the visitor closes the notice.
 */
export function DomainWatch() {
  const gateway = useGateway()
  const { publicHost } = usePlatform()
  const { code } = useLanguage()
  const late = siteContentQueries(gateway)
  const routes = useQuery(late.domainRoute())
  const routers = useQuery({ ...late.routers(code), select: ({ domainList }) => domainList })
  const look = useQuery({ ...systemQueries(gateway).permission(publicHost), enabled: false })

  const named = [...(routes.data?.domainList ?? []), ...(routers.data ?? [])]
  const known = JSON.stringify(named)
  useEffect(() => {
    if (known !== '[]') knownDomains.write(JSON.parse(known))
  }, [known])

  const state = domainState(isListed(named, publicHost), [routes.error, look.error])
  const [dismissed, dismiss] = useState<typeof state>()
  const shown = state !== 'fine' && state !== dismissed
  const origins = useAlternatives(shown ? (named.length > 0 ? named : knownDomains.read()) : undefined)
  if (!shown || origins.length === 0) return null
  const DomainNotice = domainNotice()
  return (
    <Suspense>
      <DomainNotice state={state} origins={origins} onClose={() => dismiss(state)} />
    </Suspense>
  )
}
