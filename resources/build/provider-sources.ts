import type { Brand } from '#shared/brand/brand.ts'

/** What a provider needs in the Content Security Policy. */
type Sources = { scripts: string[]; frames: string[]; connections: string[]; policies: string[] }

const turnstile: Sources = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connections: [],
  policies: ['captcha'],
}

/** Firebase requires a reCAPTCHA before it sends a code. */
const firebase: Sources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  // "captcha" creates the scripts' addresses; the other is the provider's own policy.
  policies: ['captcha', 'goog#html'],
}

/** Returns what the policy must allow for the brand's providers; empty for a brand without any. */
export function providerSources({ botCheck, phoneAuth }: Brand): Sources {
  const named = [
    ...(botCheck.kind === 'turnstile' ? [turnstile] : []),
    ...(phoneAuth.kind === 'firebase' ? [firebase] : []),
  ]
  return {
    scripts: named.flatMap(({ scripts }) => scripts),
    frames: named.flatMap(({ frames }) => frames),
    connections: named.flatMap(({ connections }) => connections),
    policies: named.flatMap(({ policies }) => policies),
  }
}
