import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Sandbox } from '../sandbox.ts'
import { type GatewayContext, visitorOf } from './context.ts'
import { refused } from './envelope.ts'
import { readLanguage } from './language.ts'
import { messages } from './messages.ts'

/** What a client must be able to ask while the sandbox is closed, to learn that it is and when it isn't. */
const alwaysOpen = ['system.permission', 'system.status']

/** The answer of a sandbox that isn't open to this call; undefined when it is. */
export function closedAnswer(
  context: GatewayContext,
  sandbox: Sandbox,
  { id }: AnyEndpoint,
): Response | undefined {
  const { systemStatus } = sandbox.settings.values
  if (systemStatus === 'normal') return undefined
  // An address that may not come in gets nowhere: it is stopped before anything is asked.
  if (systemStatus !== 'ip' && alwaysOpen.includes(id)) return undefined
  const language = readLanguage(context.req.header('Language'))
  const ip = visitorOf(context)
  switch (systemStatus) {
    case 'maintenance':
      return context.json(
        { ...refused('MAINTENANCE', messages.MAINTENANCE[language]), maintenance: true },
        503,
      )
    case 'region':
      return context.json({ ...refused('REGION_BLOCKED', messages.REGION_BLOCKED[language]), ip }, 451)
    case 'ip':
      return context.json({ ...refused('IP_RESTRICTED', messages.IP_RESTRICTED[language]), ip }, 403)
  }
}
