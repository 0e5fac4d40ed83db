import { useEffect, useRef } from 'react'
import { balanceHint, readGameMessage } from '#shared/domain/provider-messages.ts'
import type { GameViewProps } from '../platform.ts'
import { useBalanceChange } from '../use-balance-change.ts'
import styles from './game-frame.module.css'

/** Only what a provider's page needs: no top navigation, no modals, no downloads. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

/**
 * A game in the browser, in a sandboxed frame. A message counts only if it comes from this frame and from the
 * launched origin; if the frame navigates elsewhere, its messages are ignored.
 */
export function GameFrame({ url, provider, title, balance, onEvent }: GameViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const report = useRef(onEvent)
  useEffect(() => {
    report.current = onEvent
  })

  useEffect(() => {
    const origin = URL.parse(url)?.origin
    function handleMessage(event: MessageEvent<unknown>) {
      const fromGame = event.source !== null && event.source === frame.current?.contentWindow
      if (!fromGame || event.origin !== origin) return
      const message = readGameMessage(provider, event.data)
      if (message) report.current({ type: 'message', message })
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [url, provider])

  useBalanceChange(balance, () => {
    const hint = balanceHint(provider)
    const origin = URL.parse(url)?.origin
    if (hint !== undefined && origin) frame.current?.contentWindow?.postMessage(hint, origin)
  })

  return (
    <iframe
      key={url}
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      sandbox={sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="origin"
      onLoad={() => report.current({ type: 'loaded' })}
    />
  )
}
