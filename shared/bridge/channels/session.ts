import * as z from 'zod/mini'
import { rememberedMobile, rememberedName } from '../../domain/remembered-login.ts'

/** Where secrets are kept: the system's vault, encrypted with the system's key, or this run's memory only. */
export const vaultStates = ['vault', 'encrypted', 'memory'] as const

const sessionState = z.object({ signedIn: z.boolean(), storage: z.enum(vaultStates) })

/** Credentials on their way into the vault. No channel brings the password back. */
export const loginToKeep = z.discriminatedUnion('kind', [
  z.extend(rememberedName, { password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  rememberedMobile,
])
export type LoginToKeep = z.output<typeof loginToKeep>

const memoryState = z.object({
  login: z.optional(
    z.discriminatedUnion('kind', [z.extend(rememberedName, { passwordHeld: z.boolean() }), rememberedMobile]),
  ),
  /** Where a remembered login would be kept, or is: a vault may have been locked or opened since the start. */
  storage: z.enum(vaultStates),
})

/** The gateway's answer to a login that main made, its token taken out; or why there is none. */
const loginAnswer = z.discriminatedUnion('answered', [
  z.object({
    answered: z.literal(true),
    status: z.int().check(z.gte(200), z.lte(599)),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  z.object({ answered: z.literal(false), why: z.enum(['nothingHeld', 'insecure', 'offline']) }),
])

/** Session and remembered login: the token and the password never cross. */
export const sessionChannels = {
  /** Whether main holds a session, and where secrets are kept. The token itself never crosses. */
  'session:state': { args: z.tuple([]), result: sessionState },
  /** Forget the session here and now (the gateway may not have answered the logout). */
  'session:forget': { args: z.tuple([]), result: z.void() },
  /** What is remembered of the last login, without its password. */
  'memory:read': { args: z.tuple([]), result: memoryState },
  /** Remember a login for a day, in place of what was remembered before; resolves with where it went. */
  'memory:keep': { args: z.tuple([loginToKeep]), result: z.enum(vaultStates) },
  'memory:forget': { args: z.tuple([]), result: z.void() },
  /** Log in with the remembered name and password. */
  'memory:logIn': {
    args: z.tuple([
      z.object({
        captcha: z.optional(z.string().check(z.maxLength(100))),
        captchaId: z.optional(z.string().check(z.maxLength(200))),
        botToken: z.optional(z.string().check(z.maxLength(8192))),
        language: z.string().check(z.regex(/^[A-Z]{2}$/)),
      }),
    ]),
    result: loginAnswer,
  },
} as const
