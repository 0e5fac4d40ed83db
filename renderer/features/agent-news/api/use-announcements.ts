import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointQuery, metaOf } from '#lib/queries/endpoint-query.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { agentNews } from '#shared/contract/endpoints/agent-news.ts'

/** The announcements to agents, in the page's language. */
export function useAnnouncements() {
  const gateway = useGateway()
  const { code } = useLanguage()
  return useQuery({ ...endpointQuery(gateway, agentNews.list, { language: code }), staleTime: 60_000 })
}

/** Marks announcements as read: on screen at once, and back again if the gateway doesn't answer. */
export function useReadAnnouncements() {
  const gateway = useGateway()
  const { code } = useLanguage()
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(gateway, agentNews.list, { language: code })
  return useMutation({
    meta: metaOf(agentNews.read),
    mutationFn: (newsIds: string[]) => gateway.call(agentNews.read, { newsIds }),
    onMutate: async (newsIds) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<ValueOf<typeof agentNews.list>>(queryKey)
      if (before) {
        const list = before.list.map((one) => (newsIds.includes(one.newsId) ? { ...one, read: true } : one))
        queryClient.setQueryData(queryKey, { list, unread: list.filter(({ read }) => !read).length })
      }
      return before
    },
    onError: (_error, _ids, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
    },
  })
}
