import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '#lib/html/paragraphs-of.ts'
import styles from './safe-html.module.css'

/** HTML of the gateway, sanitised. The sanitiser is loaded with the first text. Links open outside the site. */
export function SafeHtml({ html }: { html: string }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['safeHtml', html],
    meta: { private: false },
    queryFn: async () => {
      const [{ sanitise }, { FoldedHtml }] = await Promise.all([
        import('#lib/html/sanitise.ts'),
        import('./folded-html.tsx'),
      ])
      return { html: { __html: sanitise(html) }, FoldedHtml }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

  if (isError)
    return (
      <p role="alert" className="muted small">
        <span>{t('part.failed')}</span>{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('action.retry')}
        </button>
      </p>
    )
  if (!data) return <Awaited html={html} />
  return <data.FoldedHtml key={html} html={data.html} />
}

/** Placeholder of a text that is loading: its plain text, invisible, to reserve the space. */
function Awaited({ html }: { html: string }) {
  const paragraphs = paragraphsOf(html).map((text) => createElement('p', null, text))
  return createElement(
    'div',
    { className: `${styles.html} ${styles.awaited} ${styles.folded}`, 'aria-hidden': true },
    ...paragraphs,
  )
}
