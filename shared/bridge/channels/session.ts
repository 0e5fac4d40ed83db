import * as z from 'zod/mini'
import { rememberedMobile, rememberedName } from '../../domain/remembered-login.ts'

/** Where secrets are stored: in the system's vault, encrypted with the system's key, or only in this run's memory. */
export const vaultStates = ['vault', 'encrypted', 'memory'] as const

const sessionState = z.object({
  signedIn: z.boolean(),
  /** The session's name, if there is one; see `nameSession`. */
  name: z.optional(z.string()),
  storage: z.enum(vaultStates),
})

/** Credentials for the vault. No channel returns the password. */
export const loginToKeep = z.discriminatedUnion('kind', [
  z.extend(rememberedName, { password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  rememberedMobile,
])
export type LoginToKeep = z.output<typeof loginToKeep>

const memoryState = z.object({
  login: z.optional(
    z.discriminatedUnion('kind', [z.extend(rememberedName, { passwordHeld: z.boolean() }), rememberedMobile]),
  ),
  /** Where a remembered login is or would be stored. It can change when a vault is locked or unlocked. */
  storage: z.enum(vaultStates),
})

/** The gateway's answer to a login that main made, without its token; or why there is no answer. */
const loginAnswer = z.discriminatedUnion('answered', [
  z.object({
    answered: z.literal(true),
    status: z.int().check(z.gte(200), z.lte(599)),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  z.object({ answered: z.literal(false), why: z.enum(['nothingHeld', 'insecure', 'offline']) }),
])

/** Channels for session and remembered login. The token never crosses; the password only does in `memory:keep`. */
export const sessionChannels = {
  /** Returns whether main has a session, and where secrets are stored. */
  'session:state': { args: z.tuple([]), result: sessionState },
  /**
   * Drops the session of this name at once, even if the gateway has not answered the logout. A session that began
   * meanwhile has another name, and stays.
   */
  'session:forget': { args: z.tuple([z.string().check(z.maxLength(20))]), result: z.void() },
  /** Returns what is remembered of the last login, without its password. */
  'memory:read': { args: z.tuple([]), result: memoryState },
  /** Remembers a login for a day, replacing the previous one. Resolves with where it was stored. */
  'memory:keep': { args: z.tuple([loginToKeep]), result: z.enum(vaultStates) },
  'memory:forget': { args: z.tuple([]), result: z.void() },
  /** Logs in with the remembered username and password. */
  'memory:logIn': {
    args: z.tuple([
      z.object({
        captcha: z.optional(z.string().check(z.maxLength(100))),
        captchaId: z.optional(z.string().check(z.maxLength(200))),
        botToken: z.optional(z.string().check(z.maxLength(8192))),
        language: z.string().check(z.regex(/^[A-Z]{2}$/)),
        /** The gateway's time, which the payload bears: this machine's clock may be wrong. Milliseconds since 1970. */
        at: z.int(),
      }),
    ]),
    result: loginAnswer,
  },
} as const
