import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Sandbox } from '../sandbox.ts'
import { type GatewayContext, visitorOf } from './context.ts'
import { refused } from './envelope.ts'
import { messages } from './messages.ts'

/** Calls that work while the sandbox is closed, so that clients learn that it is closed and when it reopens. */
const alwaysOpen = ['system.permission', 'system.status']

/** The answer while the sandbox is closed to this call. Returns undefined when it is open. */
export function closedAnswer(
  context: GatewayContext,
  sandbox: Sandbox,
  { id }: AnyEndpoint,
): Response | undefined {
  const { systemStatus } = sandbox.settings.values
  if (systemStatus === 'normal') return undefined
  // A blocked address gets nothing, not even these calls.
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
