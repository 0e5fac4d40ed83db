import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { ChatPanel } from './chat-panel.tsx'

/** The chat. An account that turns out to be a demo account only after the login gets the warning instead. */
export function ChatOverlay() {
  const close = useOverlays((state) => state.close)
  const show = useOverlays((state) => state.show)
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
  // If the account's type can't be loaded, the gateway decides whether the chat is allowed.
  return <ChatPanel known={type !== undefined || isError} />
}
