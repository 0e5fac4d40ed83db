import { type RefObject, useEffect, useEffectEvent } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Folded } from './folded.tsx'
import styles from './safe-html.module.css'

/** Sanitised HTML, folded if it is long. */
export const FoldedHtml = ({ html }: { html: { __html: TrustedHTML } }) => (
  <Folded>{(words) => <Sanitised html={html} words={words} />}</Folded>
)

type SanitisedProps = { html: { __html: TrustedHTML }; words: RefObject<HTMLDivElement | null> }

function Sanitised({ html, words }: SanitisedProps) {
  const { openExternal, publicOrigin } = usePlatform()
  const openLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    // The site's own links open outside too, at its public origin, because the desktop client's own URL isn't public.
    const href = link.getAttribute('href')
    const address = href && URL.parse(href, publicOrigin)
    if (address) openExternal(address.href)
  })
  // React doesn't manage the links inside. One listener handles them all, and also keys, which arrive as clicks.
  useEffect(() => {
    const element = words.current
    element?.addEventListener('click', openLink)
    return () => element?.removeEventListener('click', openLink)
  }, [words])
  // oxlint-disable-next-line react/no-danger -- the one place for it: what comes here has just been sanitised
  return <div ref={words} tabIndex={-1} className={styles.html} dangerouslySetInnerHTML={html} />
}
