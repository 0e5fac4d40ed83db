import { Link } from 'react-router-dom'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { agentPolicyTag, useHelpTopics } from '#lib/help/use-help-topics.ts'
import { sectionPath } from '#lib/paths/path-to.ts'

/** Link to the agent policy, titled as the gateway titles it. Renders nothing if the merchant has none. */
export function AgentPolicyLink() {
  const { topics } = useHelpTopics({ enabled: useFirstPaintDone() })
  const policy = topics?.find(({ tag }) => tag === agentPolicyTag)
  return (
    policy && (
      <Link to={sectionPath('help', agentPolicyTag)} className="link">
        {policy.title}
      </Link>
    )
  )
}
