import { provedElsewhere } from '#lib/bot-check/proved-elsewhere.ts'
import type { PersonCheck } from '#lib/platform/platform.ts'

const words = {
  load: 'botCheck.load',
  failed: 'phoneAuth.captcha',
  timeout: 'phoneAuth.captcha',
  cancelled: 'phoneAuth.closed',
  unsupported: 'phoneAuth.captcha',
} as const

/** Like `solveRecaptcha`, but on a page where Google's script may run. */
export const recaptchaElsewhere =
  (check: PersonCheck) =>
  (siteKey: string): Promise<string> =>
    provedElsewhere(check, { check: 'recaptcha', siteKey }, words)
