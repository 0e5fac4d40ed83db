import { createHash } from 'node:crypto'
import { readWorkProof, showsWork } from '#shared/crypto/work-proof.ts'
import { isTimely } from '../clock/clock.ts'
import type { Sandbox } from '../sandbox.ts'
import { Refusal } from './refusal.ts'

/**
 * Requires a fresh proof for this action if the merchant has the bot check on. Each proof works once.
 * @throws Refusal BOT_CHECK_FAILED
 */
export function requireBotCheck(
  { settings, clock, db }: Sandbox,
  action: 'login' | 'register' | 'sms',
  proof = '',
): void {
  if (!settings.values.botCheck) return
  const now = clock.wall()
  const read = readWorkProof(proof)
  const hash = createHash('sha256').update(proof).digest()
  const good = read?.action === action && isTimely(clock, read.made) && showsWork(hash)
  // Stored with the payload nonces, which are kept equally long.
  const fresh =
    good && db.run('INSERT OR IGNORE INTO nonces VALUES (?, ?)', hash.toString('base64url'), now).changes > 0
  if (!fresh) throw new Refusal('BOT_CHECK_FAILED')
}
