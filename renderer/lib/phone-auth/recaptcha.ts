import { loadScript } from '#lib/captcha/load-script.ts'
import { createUserFacingError } from '#lib/user-facing-error/create-user-facing-error.ts'
import { watchChallenge } from './recaptcha-challenge.ts'

/** The parts of reCAPTCHA's API that are used (developers.google.com/recaptcha/docs/invisible). */
type Recaptcha = {
  ready(callback: () => void): void
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      size: 'invisible'
      callback: (token: string) => void
      'error-callback': () => void
      'expired-callback': () => void
    },
  ): number
  execute(widget: number): void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

export type RecaptchaOptions = {
  /** URL of the script; Google's by default. */
  address?: string
  /** Milliseconds until it must have an answer. */
  timeout?: number
}

const script = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true'

/**
 * Has an invisible reCAPTCHA solved. If Google is in doubt, it shows a challenge.
 * @throws UserFacingError of kind `phoneAuth.…`, or `botCheck.load` when the script can't be loaded.
 */
export async function solveRecaptcha(
  siteKey: string,
  { address = script, timeout = 120_000 }: RecaptchaOptions = {},
): Promise<string> {
  const recaptcha = await loadRecaptcha(address)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const fail = (kind: Parameters<typeof createUserFacingError>[0]) =>
    void createUserFacingError(kind).then(reject)

  const container = document.createElement('div')
  document.body.append(container)
  const timer = setTimeout(() => fail('phoneAuth.captcha'), timeout)
  const stopWatching = watchChallenge(() => fail('phoneAuth.closed'))
  try {
    const widget = recaptcha.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      callback: resolve,
      'error-callback': () => fail('phoneAuth.captcha'),
      'expired-callback': () => fail('phoneAuth.captcha'),
    })
    recaptcha.execute(widget)
  } catch {
    fail('phoneAuth.captcha')
  }
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    stopWatching()
    container.remove()
  }
}

async function loadRecaptcha(address: string): Promise<Recaptcha> {
  await loadScript(address, () => window.grecaptcha !== undefined).catch(async () => {
    throw await createUserFacingError('botCheck.load')
  })
  const { grecaptcha } = window
  if (!grecaptcha) throw await createUserFacingError('botCheck.load')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
}
