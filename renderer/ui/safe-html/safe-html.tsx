import { useQuery } from '@tanstack/react-query'
import { createElement, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '#lib/html/paragraphs-of.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import styles from './safe-html.module.css'

/** HTML of the gateway, made harmless; what does that is loaded with the first text. Links open outside. */
export function SafeHtml({ html }: { html: string }) {
  const { openExternal, publicOrigin } = usePlatform()
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

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    // The site's own pages are outside too, where it is public: the desktop client's address is not.
    const href = link.getAttribute('href')
    const address = href && URL.parse(href, publicOrigin)
    if (address) openExternal(address.href)
  }

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
  // Keyboard users press the links themselves; the handler only sees what bubbles up from them.
  // oxlint-disable-next-line react/no-danger -- the one place for it: what comes here has just been sanitised
  return <div className={styles.html} onClick={handleClick} dangerouslySetInnerHTML={data} />
}

/** The room of a text that is on its way: its words, unseen. */
function Awaited({ html }: { html: string }) {
  const paragraphs = paragraphsOf(html).map((text) => createElement('p', null, text))
  return createElement(
    'div',
    { className: `${styles.html} ${styles.awaited}`, 'aria-hidden': true },
    ...paragraphs,
  )
}
