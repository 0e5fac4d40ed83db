import type { UserFacingReason } from '#lib/user-facing-error/create-user-facing-error.ts'

/**
 * The message for a Turnstile error code. Codes come in families: the first three digits say what failed
 * (developers.cloudflare.com/turnstile, "Client-side errors"); the rest is internal to Cloudflare.
 */
export function turnstileFault(code: unknown): Extract<UserFacingReason, `botCheck.${string}`> {
  const digits = String(code)
  if (!/^\d{6}$/.test(digits)) return 'botCheck.failed'
  if (digits === '110500') return 'botCheck.unsupported'
  if (digits.startsWith('1106')) return 'botCheck.timeout'
  if (digits.startsWith('200')) return 'botCheck.load'
  return 'botCheck.failed'
}
