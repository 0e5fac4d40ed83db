import i18next from 'i18next'
import { captchaSlot } from '#lib/captcha/captcha-slot.ts'
import { loadScript } from '#lib/captcha/load-script.ts'
import { report } from '#lib/log/report.ts'
import { createUserFacingError } from '#lib/user-facing-error/create-user-facing-error.ts'
import type { BotAction } from './bot-action.ts'
import { turnstileFault } from './turnstile-fault.ts'

/**
 * The parts of Cloudflare Turnstile's API that are used (developers.cloudflare.com/turnstile, "Client-side
 * rendering").
 */
type Turnstile = {
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      action: string
      language: string
      theme: 'light' | 'dark'
      size: 'flexible'
      appearance: 'interaction-only'
      retry: 'never'
      'response-field': false
      callback: (token: string) => void
      'error-callback': (code: unknown) => boolean
      'timeout-callback': () => void
      'expired-callback': () => void
      'unsupported-callback': () => void
      'before-interactive-callback': () => void
      'after-interactive-callback': () => void
    },
  ): string | null | undefined
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

export type TurnstileOptions = {
  siteKey: string
  /** URL of the script; Cloudflare's by default. */
  address?: string
  /** Milliseconds until it must have an answer or ask for interaction. */
  timeout?: number
  /** Milliseconds that the person has to solve it once interaction is needed. */
  personTimeout?: number
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** Longest token that the provider issues, in characters. */
const longestToken = 2048

/**
 * Asks Cloudflare Turnstile for proof that a person is acting. Usually nothing is shown; if interaction is needed, a
 * small dialog opens with the widget.
 * @throws UserFacingError of kind `botCheck.…`.
 */
export async function turnstileToken(
  action: BotAction,
  { siteKey, address = script, timeout = 30_000, personTimeout = 180_000 }: TurnstileOptions,
): Promise<string> {
  const turnstile = await loadTurnstile(address)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const fail = (kind: Parameters<typeof createUserFacingError>[0]) =>
    void createUserFacingError(kind).then(reject)
  const place = await captchaSlot(() => fail('botCheck.cancelled'))
  const limit = (milliseconds: number) => setTimeout(() => fail('botCheck.timeout'), milliseconds)
  let timer = limit(timeout)
  let widget: string | null | undefined
  try {
    widget = turnstile.render(place.widget, {
      sitekey: siteKey,
      action,
      language: languageOf(i18next.language),
      theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
      size: 'flexible',
      appearance: 'interaction-only',
      retry: 'never',
      'response-field': false,
      callback: (token) => {
        if (isToken(token)) resolve(token)
        else fail('botCheck.failed')
      },
      'error-callback': (code) => {
        report('warn', `bot check: Turnstile says ${Number(code) || 'error'}`)
        fail(turnstileFault(code))
        return true
      },
      'timeout-callback': () => fail('botCheck.timeout'),
      'expired-callback': () => fail('botCheck.timeout'),
      'unsupported-callback': () => fail('botCheck.unsupported'),
      'before-interactive-callback': () => {
        clearTimeout(timer)
        timer = limit(personTimeout)
        place.open()
      },
      'after-interactive-callback': () => place.shut(),
    })
    return await promise
  } catch (error) {
    // The script throws for options that it rejects, such as a wrong site key.
    throw error instanceof Error && error.name === 'UserFacingError'
      ? error
      : await createUserFacingError('botCheck.failed')
  } finally {
    clearTimeout(timer)
    if (widget) turnstile.remove(widget)
    place.remove()
  }
}

async function loadTurnstile(address: string): Promise<Turnstile> {
  await loadScript(address, () => window.turnstile !== undefined).catch(async () => {
    throw await createUserFacingError('botCheck.load')
  })
  if (!window.turnstile) throw await createUserFacingError('botCheck.load')
  return window.turnstile
}

const isToken = (token: unknown): token is string =>
  typeof token === 'string' && token !== '' && token.length <= longestToken

/** Turnstile takes two-letter languages, some with a country. With "auto" it uses the browser's. */
const languageOf = (tag: string): string => (/^[a-z]{2}(-[A-Z]{2})?$/.test(tag) ? tag : 'auto')
