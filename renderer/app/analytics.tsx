import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsent } from '#lib/analytics/consent.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { routeOf } from './routing/route-list.ts'
import { routePattern } from './routing/route-pattern.ts'

const consentBar = lazyPart(() =>
  import('#features/consent/components/consent-bar.tsx').then((part) => part.ConsentBar),
)

/** What can't be counted is no concern of the visitor's. */
const loadTag = (use: (tag: typeof import('#lib/analytics/tag.ts')) => void) =>
  void import('#lib/analytics/tag.ts').then(use).catch(() => {})

/**
 * Asks whether visits may be counted, and counts them once they may: the pattern of each page that is opened. The
 * tag is fetched with the yes, and not before.
 */
export function Analytics({ id }: { id: string }) {
  const { pathname } = useLocation()
  const { publicOrigin } = usePlatform()
  const choice = useConsent((state) => state.choice)
  const asking = useConsent((state) => state.asking)
  const pattern = routePattern(pathname)

  useEffect(() => {
    if (choice === 'accepted') loadTag(({ startTag }) => startTag(id))
    // Only who counted has anything to stop.
    else if (choice === 'declined' && window.dataLayer) loadTag(({ stopTag }) => stopTag(id))
  }, [id, choice])

  useEffect(() => {
    if (choice === 'accepted') loadTag(({ countPage }) => countPage(publicOrigin, pattern))
  }, [choice, publicOrigin, pattern])

  // A question over a running game would be in its way, and on the desktop behind it.
  const playing = routeOf(pathname).page === 'game'
  const ConsentBar = consentBar()
  return asking && !playing ? (
    <Suspense>
      <ConsentBar />
    </Suspense>
  ) : null
}
