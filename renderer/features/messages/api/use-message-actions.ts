import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { asRead, unreadAmong, without } from '../model/message-changes.ts'

type Page = ValueOf<typeof messages.list>
const listKey = endpointKey(messages.list)

/**
 * Reads and deletes messages. Lists and the number of unread ones change at once, everywhere; if the gateway refuses,
 * they change back and a message is shown.
 */
export function useMessageActions() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const faultMessage = useFaultMessage()
  const { t } = useTranslation(['messages', 'common'])
  const countKey = standingQueries(gateway).unreadCount().queryKey

  async function write(
    change: { page: (page: Page) => Page; unread: (count: number) => number },
    call: () => Promise<{ unread: number }>,
  ): Promise<boolean> {
    // An answer under way would bring the former number back.
    await queryClient.cancelQueries({ queryKey: countKey })
    const pages = queryClient.getQueriesData<Page>({ queryKey: listKey })
    const count = queryClient.getQueryData(countKey)
    for (const [key, page] of pages) if (page) queryClient.setQueryData(key, change.page(page))
    if (count) queryClient.setQueryData(countKey, { count: Math.max(0, change.unread(count.count)) })
    try {
      const { unread } = await call()
      queryClient.setQueryData(countKey, { count: unread })
      return true
    } catch (error) {
      for (const [key, page] of pages) if (page) queryClient.setQueryData(key, page)
      if (count) queryClient.setQueryData(countKey, count)
      void queryClient.invalidateQueries({ queryKey: countKey })
      showToast({ tone: 'danger', title: t('failed.change'), body: faultMessage(error) })
      return false
    }
  }

  const unreadOf = (ids: readonly string[]) =>
    unreadAmong(
      queryClient.getQueriesData<Page>({ queryKey: listKey }).flatMap(([, page]) => page?.list ?? []),
      ids,
    )
  /** Other pages and filters are outdated; what is shown stays until the person moves on. */
  const outdate = () => queryClient.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
  const reload = () => queryClient.invalidateQueries({ queryKey: listKey })

  async function restore(messageIds: string[]): Promise<void> {
    const kept = { page: (page: Page) => page, unread: (count: number) => count }
    if (await write(kept, () => gateway.call(messages.restore, { messageIds }))) await reload()
  }

  return {
    read: async (messageIds: string[]) => {
      const fresh = unreadOf(messageIds)
      await write({ page: (page) => asRead(page, messageIds), unread: (count) => count - fresh }, () =>
        gateway.call(messages.markRead, { messageIds }),
      )
      await outdate()
    },
    readAll: async () => {
      await write({ page: (page) => asRead(page), unread: () => 0 }, () =>
        gateway.call(messages.markRead, {}),
      )
      await outdate()
    },
    /** Resolves with whether they were deleted. The toast offers to undo it. */
    remove: async (messageIds: string[]): Promise<boolean> => {
      const fresh = unreadOf(messageIds)
      const done = await write(
        { page: (page) => without(page, messageIds), unread: (count) => count - fresh },
        () => gateway.call(messages.remove, { messageIds }),
      )
      await reload()
      if (done)
        showToast({
          title: t('removed', { count: messageIds.length }),
          action: { label: t('undo'), onPress: () => void restore(messageIds) },
        })
      return done
    },
  }
}
