import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { ChatPanel } from './chat-panel.tsx'

/** The chat, for those who may; who turns out to be a demo account only now, just after a login, is told why not. */
export function ChatOverlay() {
  const close = useOverlays((overlays) => overlays.close)
  const show = useOverlays((overlays) => overlays.show)
  const signedIn = useSignedIn()
  const { data: type, isError } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: (info) => info.type,
  })
  const demo = type !== undefined && roleOf(type) === 'demo'
  useEffect(() => {
    if (!demo) return
    close()
    show({ name: 'demoWarning', about: 'chat' })
  }, [demo, close, show])

  if (demo) return null
  // Without an answer the gateway itself says who may.
  return <ChatPanel known={type !== undefined || isError} />
}
