import type { SettingValues } from '../settings/definitions.ts'
import { Refusal } from './refusal.ts'

/** What the sandbox's bot check hands out, for one action. */
const proofShape = /^sandbox:(?:login|register|sms):[0-9a-f-]{36}$/

/**
 * Where the merchant asks for a bot check, refuses a call without a proof.
 * @throws Refusal BOT_CHECK_FAILED.
 */
export function requireBotCheck(settings: Readonly<SettingValues>, proof: string | undefined): void {
  if (settings.botCheck && !proofShape.test(proof ?? '')) throw new Refusal('BOT_CHECK_FAILED')
}
