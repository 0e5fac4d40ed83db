import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { useSetting } from '#lib/settings/use-setting.ts'

/** The help topic that is shown only for merchants with an agent policy (AGENTPOLICY3). */
export const agentPolicyTag = 'agent-policy'

/** The help topics in the page's language that the merchant shows, with the state of their query. */
export function useHelpTopics({ enabled = true }: { enabled?: boolean } = {}) {
  const { code } = useLanguage()
  const hasPolicy = useSetting('AGENTPOLICY3') === true
  const query = useQuery({ ...siteContentQueries(useGateway()).helpCenter(code), enabled })
  return { ...query, topics: query.data?.topics.filter(({ tag }) => hasPolicy || tag !== agentPolicyTag) }
}
