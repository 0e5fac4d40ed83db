import * as z from 'zod/mini'
import { isLoopback } from '../domain/loopback.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

const text = z.string().check(z.minLength(1), z.maxLength(400))
const languageCode = z.custom<LanguageCode>(isLanguageCode, 'not a known language code')
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'a colour like #ffb12e'))
const cssValue = z.string().check(z.regex(/^[\w\s.,%#()/-]{1,80}$/, 'a plain CSS value'))
const tokens = z.record(z.string().check(z.regex(/^--[a-z0-9-]+$/, 'a CSS custom property name')), cssValue)
const https = z.string().check(
  z.refine((value) => {
    const url = URL.parse(value)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  }, 'an https address (http for loopback only)'),
)
/**
 * A source for the Content Security Policy: scheme, host (optionally with "*." before it) and port (optionally "*").
 */
const source = z
  .string()
  .check(z.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/, 'a source like https://*.cdn.example'))

const httpsOrigin = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]+$/, 'an origin like https://tags.example'))

/** A provider's public key or name, as used in addresses. */
const providerKey = z.string().check(z.regex(/^[\w.-]{4,200}$/, 'letters, digits, "-", "_" and "."'))

/** Where reports of the site go: an address, or a path of the site, whose server passes them on. */
const collector = z.union([
  https,
  z.string().check(z.regex(/^\/[\w-][\w./-]*$/, 'an https address, or a path of the site like /v1/logs')),
])

/** An Ed25519 public key: 32 bytes in base64url. */
const updateKey = z.string().check(z.regex(/^[\w-]{43}$/, 'a public key, as npm run update-key prints it'))

const timeZone = z.string().check(z.refine(isTimeZone, 'a time zone like America/Curacao'))

const publicKey = z.object({
  kty: z.literal('RSA'),
  kid: text,
  n: text,
  e: text,
  alg: z.optional(text),
  use: z.optional(text),
})

/**
 * A brand: everything that differs between the clients of two operators. It is one file, checked at build; a wrong
 * value stops the build with the field's name. All values are public, so it must not contain secrets.
 */
const brandSchema = z.object({
  /** Folder name and slug, e.g. "palaro". */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens')),
  title: text,
  /** The name below an icon, for titles that are too long for that; the default is the title. */
  shortTitle: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
  appId: z.string().check(z.regex(/^[a-z][\w]*(\.[\w-]+)+$/, 'a reverse domain name')),
  /** The client's own link scheme, without "://". */
  scheme: z.string().check(z.regex(/^[a-z][a-z0-9]{2,20}$/, 'lower-case letters and digits')),
  merchant: text,
  /** The gateway's address. "" means the site's own origin (web), or the address given at start (desktop). */
  gatewayUrl: z.union([z.literal(''), https]),
  /** The site's public address, for referral links, QR codes and domain checks. "" means the page's own (web). */
  publicOrigin: z.union([z.literal(''), https]),
  /**
   * Whether browsers must use https for every subdomain of the public address, too, for a year. Only where each of
   * them, mail and intranet included, really has it: a browser that has once read this can't be told otherwise.
   */
  hstsSubDomains: z.optional(z.boolean()),
  /**
   * The page on which the desktop client runs bot checks, because their providers reject its own origin. The default
   * is "/check" on the public address. Every web build has that page.
   */
  checkPage: z.optional(https),
  /**
   * The desktop client's updates: the folder that electron-builder publishes to, and the public half of the key that
   * signs what is published there (`npm run update-key` makes one). Without them there are no updates.
   */
  updates: z.optional(z.object({ url: https, key: updateKey })),
  /** Where reports of the desktop client's crashes are sent. Without it, they stay on the person's computer. */
  crashReports: z.optional(https),
  /**
   * Where the site reports errors, malformed answers, slow calls and web vitals: an OTLP/HTTP endpoint for logs. Without
   * it nothing is sent. `sample`: the share of sessions that report, 0 to 1; all of them by default. The desktop client
   * takes a path at `publicOrigin`.
   */
  monitoring: z.optional(
    z.object({ url: collector, sample: z.optional(z.number().check(z.gte(0), z.lte(1))) }),
  ),
  /** Megabytes of memory above which a game is called heavy; the default depends on the computer's memory. */
  gameMemory: z.optional(z.int().check(z.gte(256), z.lte(16_384))),
  platform: z.literal('web'),
  lotteryType: z.enum(['SEA', 'VN']),
  device: z.literal('WEB'),
  chatHeaderColor: colour,
  prizeModes: z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(z.minLength(1)),
  announcements: z.object({
    types: z.array(z.enum(['B', 'PL', 'PU', 'PR', 'H'])).check(z.minLength(1)),
    execution: z.literal('B'),
  }),
  esportsProviders: z.array(text),
  languages: z.object({
    offered: z.array(languageCode).check(z.minLength(1)),
    supported: z.array(languageCode).check(z.minLength(1)),
    default: languageCode,
  }),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'a two-letter country code')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'a three-letter currency code')),
  timeZone,
  minimumAge: z.int().check(z.gte(18), z.lte(25)),
  features: z.object({ cockfight: z.boolean() }),
  /** Public keys (JWK) for encrypting payloads; the first one is used. */
  encryptionKeys: z.array(publicKey).check(z.minLength(1)),
  botCheck: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('sandbox') }),
    /** Cloudflare Turnstile, with its public site key. */
    z.object({ kind: z.literal('turnstile'), siteKey: providerKey }),
  ]),
  /** Who sends the codes that verify a mobile number at registration: the gateway, or a provider. */
  phoneAuth: z._default(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('gateway') }),
      z.object({ kind: z.literal('sandbox') }),
      /** Firebase Authentication (Identity Platform), with the project's public web API key. */
      z.object({ kind: z.literal('firebase'), apiKey: providerKey }),
    ]),
    { kind: 'gateway' },
  ),
  /** Hosts that the Content Security Policy allows, fixed at build. */
  hosts: z.object({
    gateway: z.array(source),
    images: z.array(source),
    games: z.array(source),
    captcha: z.array(source),
    chat: z.array(source),
    /** The operator's other addresses, which the site may probe and link to. */
    domains: z.array(source),
  }),
  /**
   * Where the tag script is loaded from, and where it may send data. Without it there are no analytics, even if the
   * gateway names an id.
   */
  analytics: z.optional(z.object({ script: httpsOrigin, collect: z.array(source) })),
  logo: z.object({
    mark: z.string().check(z.regex(/^[\w-]+\.svg$/, 'a file name like mark.svg')),
    wordmark: text,
    /** The picture shown with shared links, 1200 × 630 pixels. Without it, links are shared without a picture. */
    social: z.optional(z.string().check(z.regex(/^[\w-]+\.png$/, 'a file name like social.png'))),
  }),
  theme: z.object({
    light: tokens,
    dark: tokens,
    background: z.object({ light: colour, dark: colour }),
    /** Whether a first visit is dark where the system is. Otherwise it is light until the player chooses. */
    followSystem: z.optional(z.boolean()),
  }),
  /** What the site says of the operator in figures. What isn't given is not said. */
  claims: z._default(
    z.object({
      games: z.optional(z.int().check(z.gte(1))),
      studios: z.optional(z.int().check(z.gte(1))),
      encryptionBits: z.optional(z.int().check(z.gte(1))),
      /** Shows growing estimates where the gateway gives no jackpots. For demonstrations: nobody can win them. */
      jackpotEstimates: z.optional(z.boolean()),
    }),
    {},
  ),
  /** The pictures behind banners, logins and failure screens: "bay", or "plain" ones in the brand's colours. */
  artwork: z._default(z.enum(['plain', 'bay']), 'plain'),
  /** Short names of the time zone that Intl lacks, by the language's subtag: {"en": "PHT"}. */
  zoneNames: z.optional(z.record(z.string().check(z.regex(/^[a-z]{2,3}$/, 'a language like en')), text)),
  /** A made-up mobile number of the country, as written there. By default one that is never given to anybody. */
  mobileExample: z.optional(text),
  licence: z.object({ number: text, authority: text, notice: text }),
  /** The operator's own address, for when nothing else of it can be reached. */
  contact: z.optional(z.object({ email: z.email() })),
  helpline: z.optional(z.object({ name: text, phone: text })),
  responsibleMessage: text,
})

export type Brand = z.output<typeof brandSchema>
/** What `virtual:brand` exports: everything except what is in the other `virtual:brand-…` modules. */
export type BrandData = Omit<
  Brand,
  | 'encryptionKeys'
  | 'analytics'
  | 'hosts'
  | 'monitoring'
  | 'phoneAuth'
  | 'claims'
  | 'contact'
  | 'helpline'
  | 'responsibleMessage'
  | 'artwork'
  | 'mobileExample'
> & {
  hosts: Omit<Brand['hosts'], 'domains'>
}

/** A brand file that can't be used. The message names the file and every wrong field. */
export class BrandError extends Error {
  override readonly name = 'BrandError'

  constructor(message: string) {
    super(message)
    // Only the file's author reads this, and a stack trace of our code doesn't help them.
    this.stack = message
  }
}

/**
 * Checks the content of a brand file.
 * @throws BrandError that names each wrong field and what it should be.
 */
export function readBrand(content: unknown, file: string): Brand {
  const parsed = z.safeParse(brandSchema, content)
  const faults = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(the whole file)'}: ${issue.message}`)
  if (parsed.success && faults.length === 0) return parsed.data
  throw new BrandError(`The brand file ${file} can't be used:\n${faults.join('\n')}`)
}

function crossChecks(brand: Brand): string[] {
  const { offered, supported, default: first } = brand.languages
  const faultsOf = (field: string, codes: readonly string[]) =>
    codes
      .filter((code) => !offered.some((one) => one === code))
      .map((code) => `  languages.${field}: ${code} is not offered`)
  return [...faultsOf('default', [first]), ...faultsOf('supported', supported)]
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
