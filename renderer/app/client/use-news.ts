import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chatQueries } from '#lib/chat/chat-queries.ts'
import { useMayChat } from '#lib/chat/use-chat-watch.ts'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { ClientControls } from '#lib/platform/platform.ts'
import { useClientSettings } from '#lib/platform/use-client-settings.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** Polls for new messages and chat replies of the signed-in account, while notifications are enabled. */
export function useNews(client: ClientControls): void {
  const gateway = useGateway()
  const signedIn = useSignedIn()
  const mayChat = useMayChat()
  const wished = useClientSettings(client).state?.settings.notifications === true
  // They go on in the background.
  const watch = {
    refetchInterval: pace.inStep(pace.slow),
    refetchIntervalInBackground: true,
    retry: false,
  } as const
  const messages = useQuery({
    ...standingQueries(gateway).unreadCount(),
    ...watch,
    enabled: wished && signedIn,
  })
  const chat = useQuery({ ...chatQueries(gateway).unread(), ...watch, enabled: wished && mayChat })
  useGrowth(wished && signedIn ? messages.data?.count : undefined, () => client.notify('message'))
  useGrowth(wished && mayChat ? chat.data : undefined, () => client.notify('chat'))
}

/** Calls `onGrown` when the number increases. The first known number doesn't count. */
function useGrowth(count: number | undefined, onGrown: () => void): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) onGrown()
    before.current = count
  })
}
