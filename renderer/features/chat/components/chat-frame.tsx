import { useCallback, useEffect, useRef } from 'react'
import { useTheme } from '#lib/theme/theme-store.ts'
import { type ChatMessage, type ChatOrder, readChatMessage } from '#shared/domain/chat-messages.ts'

/** Only what a chat page needs: no top navigation, no modals, no downloads. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

type ChatFrameProps = {
  url: URL
  title: string
  onLoad: () => void
  onMessage: (message: ChatMessage) => void
}

/**
 * A chat room's page in a sandboxed frame. Accepts messages only from this frame and from the origin it was opened
 * at, so a frame that navigated elsewhere is ignored. Sends the site's theme to that origin when the room has loaded
 * and whenever the theme changes.
 */
export function ChatFrame({ url, title, onLoad, onMessage }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const receive = useRef(onMessage)
  useEffect(() => {
    receive.current = onMessage
  })

  useEffect(() => {
    function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow || origin !== url.origin) return
      const message = readChatMessage(data)
      if (message) receive.current(message)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [url])

  const theme = useTheme((state) => state.theme)
  const tellTheme = useCallback(() => {
    const order: ChatOrder = { type: 'chatTheme', theme }
    frame.current?.contentWindow?.postMessage(order, url.origin)
  }, [theme, url])
  const loaded = useRef(false)
  useEffect(() => {
    // Before it has loaded, the document's origin doesn't match yet.
    if (loaded.current) tellTheme()
  }, [tellTheme])

  return (
    <iframe
      ref={frame}
      src={url.href}
      title={title}
      sandbox={sandbox}
      allow=""
      referrerPolicy="origin"
      onLoad={() => {
        loaded.current = true
        tellTheme()
        onLoad()
      }}
    />
  )
}
