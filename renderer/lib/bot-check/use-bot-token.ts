import { usePlatform } from '#lib/platform/platform-context.ts'
import type { BotAction } from './bot-action.ts'
import { botToken } from './bot-check.ts'

/** `botToken` as the gateway that the site runs on makes it. */
export function useBotToken(): (action: BotAction) => Promise<string | undefined> {
  const { personCheck } = usePlatform()
  return (action) => botToken(action, { personCheck })
}
