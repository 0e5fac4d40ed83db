import { usePlatform } from '#lib/platform/platform-context.ts'
import type { BotAction } from './bot-action.ts'
import { botToken } from './bot-check.ts'

/** `botToken` with the current platform's way of running the check. */
export function useBotToken(): (action: BotAction) => Promise<string | undefined> {
  const { personCheck } = usePlatform()
  return (action) => botToken(action, { personCheck })
}
