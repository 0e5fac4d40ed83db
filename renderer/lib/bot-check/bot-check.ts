import { brand } from 'virtual:brand'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import type { PersonCheck } from '#lib/platform/platform.ts'
import type { BotAction } from './bot-action.ts'

type Config = (typeof brand)['botCheck']

/**
 * Produces the brand's proof that a person is acting; undefined if the brand requires none.
 * @throws UserFacingError when the provider gives none. Its message says what to do.
 */
export async function botToken(
  action: BotAction,
  { config = brand.botCheck, personCheck }: { config?: Config; personCheck?: PersonCheck | undefined } = {},
): Promise<string | undefined> {
  switch (config.kind) {
    case 'none':
      return undefined
    case 'sandbox': {
      const { makeWorkProof } = await import('#shared/crypto/work-proof.ts')
      return makeWorkProof(action, gatewayNow())
    }
    case 'turnstile': {
      // Loaded on demand, so that only brands with this provider load its code.
      if (personCheck) {
        const { provedElsewhere } = await import('./proved-elsewhere.ts')
        return provedElsewhere(personCheck, { check: 'brand', action }, botCheckWords)
      }
      const { turnstileToken } = await import('./turnstile.ts')
      return turnstileToken(action, config)
    }
  }
}

const botCheckWords = {
  load: 'botCheck.load',
  failed: 'botCheck.failed',
  timeout: 'botCheck.timeout',
  cancelled: 'botCheck.cancelled',
  unsupported: 'botCheck.unsupported',
} as const
