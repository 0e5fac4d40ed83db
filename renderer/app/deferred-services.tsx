import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DomainWatch } from '#features/system-status/components/domain-watch.tsx'
import { useAnalyticsId } from '#lib/analytics/use-analytics-id.ts'
import { useTagPolicies } from '#lib/analytics/use-tag-policies.ts'
import { useChatWatch } from '#lib/chat/use-chat-watch.ts'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { onceReachable } from '#lib/chunks/once-reachable.ts'
import { recovery } from '#lib/chunks/recovery.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useUnreadWatch } from '#lib/messages/use-unread-watch.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { hasOverlay } from '#lib/overlay/page-search.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { watchFocus } from '#lib/queries/watch-focus.ts'
import { noteLanding } from '#lib/referral/referral.ts'
import { usePasswordDue } from '#lib/session/password-due.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Region } from '#ui/region/region.tsx'
import { Head } from './head/head.tsx'
import { PageNews } from './layout/page-news.tsx'
import { usePageFocus } from './layout/use-page-focus.ts'
import { useWholeAddress } from './overlays/overlay-address.tsx'
import { routeOf } from './routing/route-list.ts'
import { useMissedStep } from './routing/use-missed-step.ts'
import { usePagesAhead } from './routing/use-pages-ahead.ts'
import { useScroll } from './routing/use-scroll.ts'
import { useSearchHotkey } from './search/use-search-hotkey.ts'
import { useTextsAhead } from './use-texts-ahead.ts'

const accountServices = lazyPart(() => import('./account-services.ts').then((part) => part.AccountServices))
const overlaySync = lazyPart(() => import('./overlays/overlay-sync.ts').then((part) => part.OverlaySync))
const analytics = lazyPart(() => import('./analytics.tsx').then((part) => part.Analytics))
const clientParts = lazyPart(() => import('./client/client-parts.tsx').then((part) => part.ClientParts))
const popupNotices = lazyPart(() =>
  import('#features/notices/components/popup-notices.tsx').then((part) => part.PopupNotices),
)

recovery.await = onceReachable

/** Fetches the modules that list the other pages and overlays, so that each of those is only one request away. */
function fetchNames(): void {
  void fetchAhead(() => import('./routing/more-pages.tsx'))
  void fetchAhead(() => import('./overlays/more-overlays.tsx'))
}

/** Loads the style sheet for people who need stronger contrast, also once they ask their system for it. */
function useContrast(): void {
  useEffect(() => {
    const asked = matchMedia('(forced-colors: active), (prefers-contrast: more)')
    const fetchIt = () => void (asked.matches && import('../styles/contrast.css').catch(() => {}))
    fetchIt()
    asked.addEventListener('change', fetchIt)
    return () => asked.removeEventListener('change', fetchIt)
  }, [])
}

/** Keeps who referred the visitor. An agent's code also counts as a visit of that invitation link. */
function useLanding(): void {
  const gateway = useGateway()
  const { publicHost } = usePlatform()
  const land = useEffectEvent(() => {
    const { affiliateCode: code } = noteLanding()
    if (code === undefined) return
    // Few visits come with a code, so the others don't load the call.
    import('./count-visit.ts').then(
      ({ countVisit }) => countVisit(gateway, code, publicHost),
      () => {},
    )
  })
  useEffect(() => land(), [])
}

/**
 * Services that the first paint doesn't need and that aren't part of a page: country codes for forms opened later,
 * the document's head, overlays in the address, scrolling, the site's alternative addresses, analytics.
 */
export function DeferredServices() {
  const signedIn = useSignedIn()
  const AccountServices = accountServices()
  const rested = useRested()
  usePasswordDue()
  useLanding()
  useEffect(fetchNames, [])
  useEffect(watchFocus, [])
  useContrast()
  useTextsAhead(signedIn)
  usePagesAhead()
  useSearchHotkey()
  useChatWatch()
  useUnreadWatch()
  useTagPolicies()

  const { client } = usePlatform()
  const analyticsId = useAnalyticsId()
  const Analytics = analytics()
  const ClientParts = clientParts()
  return (
    <>
      <Region fallback={() => null}>
        <Head />
      </Region>
      <Region fallback={() => null}>
        <Overlays />
      </Region>
      <PlaceKeeper />
      <PageNews />
      {signedIn && (
        <Region fallback={() => null}>
          <Suspense>
            <AccountServices />
          </Suspense>
        </Region>
      )}
      {rested && <LateCalls />}
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

/** Milliseconds that requests nobody waits for are delayed, so that the page and its pictures load first. */
const rest = 3000

function useRested(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), rest)
    return () => clearTimeout(timer)
  }, [])
  return rested
}

/** Country codes for forms opened later, and the site's alternative addresses. */
function LateCalls() {
  useQuery(siteContentQueries(useGateway()).countryCodes())
  return <DomainWatch />
}

/** Renders nothing. A component of its own because it re-renders at each address. */
function PlaceKeeper() {
  useMissedStep()
  useScroll()
  usePageFocus()
  return null
}

/** A component of its own because it re-renders at each address. Its chunk is loaded with the first overlay. */
function Overlays() {
  const { search } = useWholeAddress().location
  const isOpen = useOverlays(({ stack }) => stack.length > 0)
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && (isOpen || hasOverlay(search))) setNeeded(true)
  const OverlaySync = overlaySync()
  return (
    isNeeded && (
      <Suspense>
        <OverlaySync />
      </Suspense>
    )
  )
}

/**
 * Pop-up notices; their chunk is loaded only if there are any. Quiet over games and at routes that open an overlay.
 */
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
