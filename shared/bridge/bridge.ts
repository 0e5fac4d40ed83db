import * as z from 'zod/mini'
import { checkOutcome, checkRequest } from '../domain/person-check.ts'
import type { GameMessage } from '../domain/provider-messages.ts'
import { rememberedMobile, rememberedName } from '../domain/remembered-login.ts'

/** A rectangle of the page in CSS pixels, whole numbers. */
const bounds = z.object({
  x: z.int().check(z.gte(0), z.lte(20_000)),
  y: z.int().check(z.gte(0), z.lte(20_000)),
  width: z.int().check(z.gte(0), z.lte(20_000)),
  height: z.int().check(z.gte(0), z.lte(20_000)),
})
export type Bounds = z.output<typeof bounds>

const viewId = z.string().check(z.regex(/^[\w-]{1,64}$/))

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

/** How customer service came to open: `refused` is no address of the brand's, `closed` by the person or a later one. */
const supportResult = z.enum(['opened', 'refused', 'failed', 'closed'])
export type SupportResult = z.output<typeof supportResult>

const logText = z.string().check(z.maxLength(2100))

const siteLogEntry = z.object({
  level: z.enum(['info', 'warn', 'error']),
  message: logText,
  cause: z.optional(logText),
  release: z.string().check(z.maxLength(60)),
  /** The pattern of the page's address. */
  route: z.string().check(z.maxLength(200)),
})
export type SiteLogEntry = z.output<typeof siteLogEntry>

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

/**
 * The desktop contract: every call of the page into main, with the schemas of its arguments and its result.
 * Main checks the sender's frame and the arguments of each call against this table, and refuses the rest.
 */
export const channels = {
  /** Whether main holds a session, and where secrets are kept. The token itself never crosses. */
  'session:state': { args: z.tuple([]), result: sessionState },
  /** Forget the session here and now (the platform may not have answered the logout). */
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
        botToken: z.optional(z.string().check(z.maxLength(8192))),
        language: z.string().check(z.regex(/^[A-Z]{2}$/)),
      }),
    ]),
    result: loginAnswer,
  },
  /** Open a launch address in a view of its own at this place of the page; resolves with the view's id. */
  'games:open': {
    args: z.tuple([
      z.object({
        url: z.string().check(z.maxLength(4096)),
        provider: z.optional(z.string().check(z.maxLength(64))),
        title: z.string().check(z.maxLength(200)),
        bounds,
      }),
    ]),
    result: z.discriminatedUnion('opened', [
      z.object({ opened: z.literal(true), id: viewId }),
      z.object({ opened: z.literal(false), reason: z.enum(['refusedAddress', 'tooMany']) }),
    ]),
  },
  'games:place': { args: z.tuple([viewId, bounds]), result: z.void() },
  /** Hide the view under an overlay; resolves with a still of it (PNG data URL), or "" when there is none. */
  'games:cover': { args: z.tuple([viewId]), result: z.string() },
  'games:uncover': { args: z.tuple([viewId]), result: z.void() },
  /** Load a new launch address in the same view (the old one is used up). */
  'games:reload': { args: z.tuple([viewId, z.string().check(z.maxLength(4096))]), result: z.boolean() },
  'games:close': { args: z.tuple([viewId]), result: z.void() },
  /** Prove that a person acts here, on the operator's page in a small window; one at a time, the later one holds. */
  'check:person': { args: z.tuple([checkRequest]), result: checkOutcome },
  /** Open customer service in a small window, after main's own check of scheme and host. */
  'support:open': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: supportResult },
  /** A line of the site's log, in which nothing personal is left, for the client's. */
  'log:write': { args: z.tuple([siteLogEntry]), result: z.void() },
  /** Open an address in the system's browser, after main's own check of scheme and host. */
  'shell:openExternal': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: z.boolean() },
  'window:setFullScreen': { args: z.tuple([z.boolean()]), result: z.void() },
  'window:setTheme': { args: z.tuple([z.enum(['light', 'dark'])]), result: z.void() },
  'window:setLanguage': { args: z.tuple([z.string().check(z.maxLength(8))]), result: z.void() },
} as const satisfies Record<string, { args: z.ZodMiniType; result: z.ZodMiniType }>

export type Channel = keyof typeof channels
export type ArgsOf<C extends Channel> = z.output<(typeof channels)[C]['args']>
export type ResultOf<C extends Channel> = z.output<(typeof channels)[C]['result']>

/** What main tells the page unasked. */
export type DesktopEvent =
  | { type: 'gameMessage'; id: string; message: GameMessage }
  | { type: 'gameLoaded'; id: string }
  | { type: 'gameFailed'; id: string; reason: 'load' | 'crashed' | 'unresponsive' }
  | { type: 'gameClosed'; id: string }
  /** The search's keys were pressed in a game. */
  | { type: 'searchKey' }
  | { type: 'sessionEnded' }
  | { type: 'fullScreen'; on: boolean }

/** The one channel of those events. */
export const eventChannel = 'desktop:event'

/** `window.desktop`, as the preload exposes it; absent on the web. */
export type DesktopApi = {
  /** Calls main. Rejects when main refuses the call. */
  invoke<C extends Channel>(channel: C, ...args: ArgsOf<C>): Promise<ResultOf<C>>
  /** Listens to main's events; the answer stops it. */
  onEvent(listener: (event: DesktopEvent) => void): () => void
  /** Facts that don't change while the page lives. */
  readonly info: {
    readonly version: string
    readonly os: 'win' | 'mac' | 'linux'
    readonly publicOrigin: string
  }
}

/** Channel on which the listen-only preload of other pages than the site's hands over what they post to themselves. */
export const postedChannel = 'page:posted'
