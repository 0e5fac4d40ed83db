import type { Brand } from '#shared/brand/brand.ts'

/** What a provider needs of the Content Security Policy. */
type Sources = { scripts: string[]; frames: string[]; connections: string[]; policies: string[] }

const turnstile: Sources = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connections: [],
  policies: ['captcha'],
}

/** Firebase has a reCAPTCHA solved before it sends a code. */
const firebase: Sources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  // "captcha" makes the scripts' addresses; the other is the provider's own.
  policies: ['captcha', 'goog#html'],
}

/** What the policy lets in for the providers that the brand names; nothing for a brand that names none. */
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
