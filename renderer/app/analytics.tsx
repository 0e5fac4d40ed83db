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

/** Loads the tag and passes it to `use`. Failures are ignored: visitors needn't know that tracking doesn't work. */
const loadTag = (use: (tag: typeof import('#lib/analytics/tag.ts')) => void) =>
  void import('#lib/analytics/tag.ts').then(use).catch(() => {})

/**
 * Asks for consent to tracking. Once it is given, loads the tag and reports the route pattern of each page that is
 * opened. The tag isn't loaded before.
 */
export function Analytics({ id }: { id: string }) {
  const { pathname } = useLocation()
  const { publicOrigin } = usePlatform()
  const choice = useConsent((state) => state.choice)
  const asking = useConsent((state) => state.asking)
  const pattern = routePattern(pathname)

  useEffect(() => {
    if (choice === 'accepted') loadTag(({ startTag }) => startTag(id))
    // Without a data layer the tag was never started, so there is nothing to stop.
    else if (choice === 'declined' && window.dataLayer) loadTag(({ stopTag }) => stopTag(id))
  }, [id, choice])

  useEffect(() => {
    if (choice === 'accepted') loadTag(({ countPage }) => countPage(publicOrigin, pattern))
  }, [choice, publicOrigin, pattern])

  // The bar would be in the way of a running game. On the desktop it would also lie behind the game's view.
  const playing = routeOf(pathname).page === 'game'
  const ConsentBar = consentBar()
  return asking && !playing ? (
    <Suspense>
      <ConsentBar />
    </Suspense>
  ) : null
}
