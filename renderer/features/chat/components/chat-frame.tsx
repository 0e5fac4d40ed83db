import { useCallback, useEffect, useRef } from 'react'
import { useTheme } from '#lib/theme/theme-store.ts'
import { type ChatMessage, type ChatOrder, readChatMessage } from '#shared/domain/chat-messages.ts'

/** What a chat's page needs and no more: no top navigation, no modals, no downloads. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

type ChatFrameProps = {
  url: URL
  title: string
  onLoad: () => void
  onMessage: (message: ChatMessage) => void
}

/**
 * A chat room's page in a sandboxed frame. A message counts only when it comes from this very frame and from the
 * origin that it was opened at; a frame that went elsewhere is no longer heard. The room is told the site's theme,
 * at that origin only, when it has loaded and whenever the theme changes.
 */
export function ChatFrame({ url, title, onLoad, onMessage }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(onMessage)
  useEffect(() => {
    tell.current = onMessage
  })

  useEffect(() => {
    function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow || origin !== url.origin) return
      const message = readChatMessage(data)
      if (message) tell.current(message)
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
    // A document that isn't there yet has no origin to be told at.
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
