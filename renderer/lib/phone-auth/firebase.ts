import i18next from 'i18next'
import * as z from 'zod/mini'
import { createUserFacingError } from '#lib/user-facing-error/create-user-facing-error.ts'
import { phoneAuthFault } from './phone-auth-fault.ts'
import type { PhoneVerification } from './phone-verification.ts'
import { solveRecaptcha } from './recaptcha.ts'

/**
 * Identity Toolkit's REST API (cloud.google.com/identity-platform/docs/reference/rest). Its library is 30 times as
 * large.
 */
const gateway = 'https://identitytoolkit.googleapis.com/v1'
const timeout = 15_000

const answers = {
  recaptchaParams: z.object({ recaptchaSiteKey: z.string().check(z.minLength(1)) }),
  code: z.object({ sessionInfo: z.string().check(z.minLength(1)) }),
  proof: z.object({ idToken: z.string().check(z.minLength(1)) }),
}
const refusal = z.object({ error: z.object({ message: z.string() }) })

type Firebase = { apiKey: string }

/** Has Firebase send a code, after its reCAPTCHA, which usually shows nothing. */
export async function sendByFirebase(
  phoneNumber: string,
  { apiKey }: Firebase,
  solve = solveRecaptcha,
): Promise<PhoneVerification> {
  const { recaptchaSiteKey } = await ask('recaptchaParams', apiKey, answers.recaptchaParams)
  const recaptchaToken = await solve(recaptchaSiteKey)
  const { sessionInfo } = await ask('accounts:sendVerificationCode', apiKey, answers.code, {
    phoneNumber,
    recaptchaToken,
  })
  return {
    async confirm(typed) {
      const code = typed.trim()
      if (code === '') throw await createUserFacingError('phoneAuth.missingCode')
      const { idToken } = await ask('accounts:signInWithPhoneNumber', apiKey, answers.proof, {
        sessionInfo,
        code,
      })
      return idToken
    },
  }
}

async function ask<Schema extends z.ZodMiniType>(
  path: string,
  apiKey: string,
  schema: Schema,
  body?: object,
): Promise<z.output<Schema>> {
  const response = await fetch(`${gateway}/${path}?key=${encodeURIComponent(apiKey)}`, {
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: AbortSignal.timeout(timeout),
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': i18next.language },
      body: JSON.stringify(body),
    }),
  }).catch(async () => {
    throw await createUserFacingError('phoneAuth.offline')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const read = z.safeParse(refusal, answer)
    if (response.status === 429 && !read.success) throw await createUserFacingError('phoneAuth.tooMany')
    throw await createUserFacingError(phoneAuthFault(read.success ? read.data.error.message : undefined))
  }
  const read = z.safeParse(schema, answer)
  if (!read.success) throw await createUserFacingError('phoneAuth.unknown')
  return read.data
}
