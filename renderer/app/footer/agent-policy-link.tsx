import { Link } from 'react-router-dom'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { agentPolicyTag, useHelpTopics } from '#lib/help/use-help-topics.ts'
import { paths } from '../paths.ts'

/** The way to the agent policy, by the name the gateway gives it; nothing where the merchant has none. */
export function AgentPolicyLink() {
  const { topics } = useHelpTopics({ enabled: useFirstPaintDone() })
  const policy = topics?.find(({ tag }) => tag === agentPolicyTag)
  return (
    policy && (
      <Link to={`${paths.help[0]}#${agentPolicyTag}`} className="link">
        {policy.title}
      </Link>
    )
  )
}
