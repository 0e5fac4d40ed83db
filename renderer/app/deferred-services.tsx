import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { DomainWatch } from '#features/system-status/components/domain-watch.tsx'
import { useAnalyticsId } from '#lib/analytics/use-analytics-id.ts'
import { useChatWatch } from '#lib/chat/use-chat-watch.ts'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { noteLanding } from '#lib/referral/referral.ts'
import { usePasswordDue } from '#lib/session/password-due.ts'
import { useRole } from '#lib/session/use-role.ts'
import { Region } from '#ui/region/region.tsx'
import { Head } from './head/head.tsx'
import { routeOf } from './routing/route-list.ts'
import { useSearchHotkey } from './search/use-search-hotkey.ts'
import { useStoredAccount } from './use-stored-account.ts'

const analytics = lazyPart(() => import('./analytics.tsx').then((part) => part.Analytics))
const clientParts = lazyPart(() => import('./client/client-parts.tsx').then((part) => part.ClientParts))
const popupNotices = lazyPart(() =>
  import('#features/notices/components/popup-notices.tsx').then((part) => part.PopupNotices),
)

/** Where the pages and overlays come from that the first script doesn't know: so that their own code is one step away. */
function fetchNames(): void {
  void fetchAhead(() => import('./routing/more-pages.tsx'))
  void fetchAhead(() => import('./overlays/more-overlays.tsx'))
}

/**
 * Asks, being drawn once the first paint is done, for what that doesn't need and no part of the page asks for:
 * the countries, for forms that are opened later, whether an agent may use the agent centre, and what is kept of
 * an account for the session. Keeps who is signed in and whose guest he is, and looks after the document's head, the
 * addresses of the site and the counting of visits.
 */
export function DeferredServices() {
  const gateway = useGateway()
  const role = useRole()
  const id = useStoredAccount()
  usePasswordDue()
  useEffect(noteLanding, [])
  useEffect(fetchNames, [])
  useSearchHotkey()
  useChatWatch()
  useQuery(siteContentQueries(gateway).countryCodes())
  useQuery({ ...memberQueries(gateway).agentCheck(), enabled: role === 'agent' })
  const own = accountDetailsQueries(gateway, id ?? '')
  useQuery({ ...own.consolidated(), enabled: id !== undefined })
  useQuery({ ...own.merchantWallet(), enabled: id !== undefined })

  const { client } = usePlatform()
  const analyticsId = useAnalyticsId()
  const Analytics = analytics()
  const ClientParts = clientParts()
  return (
    <>
      <Region fallback={() => null}>
        <Head />
      </Region>
      <DomainWatch />
      <Region fallback={() => null}>
        <Suspense>{client && <ClientParts client={client} />}</Suspense>
      </Region>
      <Region fallback={() => null}>
        <Popups />
      </Region>
      {analyticsId !== undefined && (
        <Suspense>
          <Analytics id={analyticsId} />
        </Suspense>
      )}
    </>
  )
}

/** The notices that pop up, where there are any; never over a game, nor at an address with a dialog of its own. */
function Popups() {
  const { code } = useLanguage()
  const { frame, overlay } = routeOf(useLocation().pathname)
  const { data: some } = useQuery({
    ...systemQueries(useGateway()).announcements(code),
    select: ({ popup }) => popup.length > 0,
  })
  const PopupNotices = popupNotices()
  return (
    some && (
      <Suspense>
        <PopupNotices quiet={frame === 'window' || overlay !== undefined} />
      </Suspense>
    )
  )
}
