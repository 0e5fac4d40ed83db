import i18next from 'i18next'
import { botToken } from '#lib/bot-check/bot-check.ts'
import { startI18n } from '#lib/i18n/i18n.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import {
  type CheckNews,
  type CheckOutcome,
  type CheckRequest,
  checkMessageOf,
  readCheckRequest,
} from '#shared/domain/person-check.ts'
import { failureOf } from './failure-of.ts'

/**
 * Runs a bot check on a page of its own, without starting the site. The desktop client needs it because no provider's
 * script runs on the client's own pages. The outcome is posted to the page itself.
 */
export async function runCheckPage(): Promise<void> {
  const request = readCheckRequest(location.hash)
  if (!request) return location.replace('/')
  await startI18n(request.language)
  await i18next.loadNamespaces('codes')
  document.getElementById('root')?.replaceChildren()
  document.title = i18next.t('botCheck.title', { ns: 'codes' })
  const stop = useOverlays.subscribe(({ covers }, before) => {
    if (covers > 0 !== before.covers > 0) post({ needed: covers > 0 })
  })
  const outcome = await outcomeOf(request)
  stop()
  post(outcome)
}

/** Posts a message to this very page. The desktop client's preload listens for it; in a browser nobody does. */
const post = (news: CheckNews): void => postMessage(checkMessageOf(news), location.origin)

async function outcomeOf(request: CheckRequest): Promise<CheckOutcome> {
  try {
    const token = await proof(request)
    return token === undefined ? { proved: false, why: 'failed' } : { proved: true, token }
  } catch (error) {
    return { proved: false, why: failureOf(error instanceof UserFacingError ? error.message : '') }
  }
}

async function proof(request: CheckRequest): Promise<string | undefined> {
  if (request.check === 'brand') return botToken(request.action)
  const { solveRecaptcha } = await import('#lib/phone-auth/recaptcha.ts')
  return solveRecaptcha(request.siteKey)
}
