import { useQuery } from '@tanstack/react-query'
import { createElement, type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '#lib/html/paragraphs-of.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Folded } from './folded.tsx'
import styles from './safe-html.module.css'

/** HTML of the gateway, made harmless; what does that is loaded with the first text. Links open outside. */
export function SafeHtml({ html }: { html: string }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['safeHtml', html],
    meta: { private: false },
    queryFn: async () => {
      const { sanitise } = await import('#lib/html/sanitise.ts')
      return { __html: sanitise(html) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

  if (isError)
    return (
      <p role="alert" className="muted small">
        {t('part.failed')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('action.retry')}
        </button>
      </p>
    )
  if (!data) return <Awaited html={html} />
  return <Folded key={html}>{(words) => <Sanitised html={data} words={words} />}</Folded>
}

type SanitisedProps = { html: { __html: TrustedHTML }; words: RefObject<HTMLDivElement | null> }

function Sanitised({ html, words }: SanitisedProps) {
  const { openExternal, publicOrigin } = usePlatform()
  const openLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    // The site's own pages are outside too, where it is public: the desktop client's address is not.
    const href = link.getAttribute('href')
    const address = href && URL.parse(href, publicOrigin)
    if (address) openExternal(address.href)
  })
  // React knows nothing of the links within: one listener serves them, for keys too, which come as clicks.
  useEffect(() => {
    const element = words.current
    element?.addEventListener('click', openLink)
    return () => element?.removeEventListener('click', openLink)
  }, [words])
  // oxlint-disable-next-line react/no-danger -- the one place for it: what comes here has just been sanitised
  return <div ref={words} tabIndex={-1} className={styles.html} dangerouslySetInnerHTML={html} />
}

/** The room of a text that is on its way: its words, unseen. */
function Awaited({ html }: { html: string }) {
  const paragraphs = paragraphsOf(html).map((text) => createElement('p', null, text))
  return createElement(
    'div',
    { className: `${styles.html} ${styles.awaited} ${styles.folded}`, 'aria-hidden': true },
    ...paragraphs,
  )
}
