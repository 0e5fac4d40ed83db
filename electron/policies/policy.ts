import * as z from 'zod/mini'
import { type ClientSettings, clientSettingFields } from '#shared/domain/client-settings.ts'
import { proxyConfig } from '../network/proxy-setting.ts'

/** What the machine's administrator decided. Values that no policy sets have their defaults. */
export type Policy = {
  readonly kiosk: boolean
  /** Hash of the operator's PIN (see kiosk/pin.ts). Without one, nobody can leave the kiosk. */
  readonly pin: string | undefined
  /** Minutes without input after which the kiosk asks whether somebody is there. */
  readonly idleMinutes: number
  /** Nothing personal outlives the run: no files, no secrets, no page storage. */
  readonly forgetful: boolean
  /** Path of the page that the site starts on. */
  readonly startRoute: string
  /** Wire code of the site's initial language; "" leaves it to the brand and the person. */
  readonly language: string
  /** "system", "direct", or a proxy's address such as "http://proxy.lan:3128"; undefined changes nothing. */
  readonly proxy: string | undefined
  /** Settings that the person can't change. */
  readonly fixed: Partial<ClientSettings>
}

/** A policy as found. `unreadable`: there is one, but its content can't be determined. */
export type PolicySource =
  | { readonly found: 'none' }
  | { readonly found: 'unreadable'; readonly reason: string }
  | { readonly found: 'text'; readonly text: string }
  | { readonly found: 'values'; readonly values: Readonly<Record<string, unknown>> }

/** What the last readable policy said about the kiosk. */
export type LastPolicy = { readonly kiosk: boolean; readonly pin: string }

/** A policy and what is wrong with it. `faults` make the client forget everything; `notes` are only logged. */
export type ReadPolicy = {
  readonly policy: Policy
  readonly faults: readonly string[]
  readonly notes: readonly string[]
}

/** The highest version of the policy format that this client fully knows. */
const version = 1

/** Names and values as the administrator writes them. resources/desktop-policy.md explains each. */
export const policyFields = {
  kiosk: z.boolean(),
  kioskPin: z.string().check(z.regex(/^scrypt(:\d{1,7}){3}(:[A-Za-z0-9_-]{16,128}){2}$/)),
  idleMinutes: z.int().check(z.gte(1), z.lte(240)),
  rememberNothing: z.boolean(),
  startRoute: z.string().check(z.regex(/^\/([\w-]+(\/[\w-]+)*)?$/), z.maxLength(200)),
  language: z.string().check(z.regex(/^[A-Z]{2}$/)),
  proxy: z.string().check(z.refine((setting) => proxyConfig(setting) !== undefined)),
  // A policy can forbid it, but not force it on anybody.
  staySignedIn: z.literal(false),
  automaticUpdates: clientSettingFields.automaticUpdates,
  notifications: clientSettingFields.notifications,
  tray: clientSettingFields.tray,
  zoom: clientSettingFields.zoom,
  gamesIn: clientSettingFields.gamesIn,
} as const

type PolicyField = keyof typeof policyFields
type Values = { readonly [Name in PolicyField]?: z.output<(typeof policyFields)[Name]> }

const anyContent = z.record(z.string(), z.unknown())
const isField = (name: string): name is PolicyField => Object.hasOwn(policyFields, name)

/**
 * Reads a policy. It fails closed: if a value doesn't fit, or nothing is readable at all, the client remembers
 * nothing. With an unreadable policy, a machine that was a kiosk stays one, with the last known PIN.
 */
export function readPolicy(source: PolicySource, last: LastPolicy = { kiosk: false, pin: '' }): ReadPolicy {
  if (source.found === 'none') return { policy: policyOf({}), faults: [], notes: [] }
  const content = source.found === 'unreadable' ? undefined : contentOf(source)
  if (content === undefined) {
    const reason = source.found === 'unreadable' ? source.reason : 'it is no JSON object'
    const values = { kiosk: last.kiosk, rememberNothing: true, ...(last.pin && { kioskPin: last.pin }) }
    return { policy: policyOf(values), faults: [reason], notes: [] }
  }

  const faults: string[] = []
  const notes: string[] = []
  const { version: found, $schema: _, ...fields } = content
  if (typeof found === 'number' && found > version)
    notes.push(`it is of version ${found}, newer than ${version}`)
  let values: Values = {}
  for (const [name, value] of Object.entries(fields)) {
    if (!isField(name)) {
      notes.push(`nothing is known of "${name.slice(0, 60)}"`)
      continue
    }
    const field = z.safeParse(policyFields[name], value)
    if (field.success) values = { ...values, [name]: field.data }
    else faults.push(`"${name}" does not fit`)
    // Somebody meant to configure a kiosk. An unwanted kiosk is safer than an open desktop.
    if (!field.success && name === 'kiosk') values = { ...values, kiosk: true }
  }
  if (values.kiosk && values.kioskPin === undefined)
    notes.push('the kiosk has no PIN: nobody is let out of it')
  if (faults.length > 0) values = { ...values, rememberNothing: true }
  return { policy: policyOf(values), faults, notes }
}

function contentOf(source: Extract<PolicySource, { found: 'text' | 'values' }>) {
  if (source.found === 'values') return source.values
  try {
    // Notepad writes a byte order mark.
    return z.parse(anyContent, JSON.parse(source.text.replace(/^\uFEFF/, '')))
  } catch {
    return undefined
  }
}

function policyOf(values: Values): Policy {
  const {
    kiosk = false,
    kioskPin,
    idleMinutes = 5,
    rememberNothing,
    startRoute = '/',
    language = '',
  } = values
  const { proxy, staySignedIn, automaticUpdates, notifications, tray, zoom, gamesIn } = values
  const forgetful = kiosk || rememberNothing === true
  return {
    kiosk,
    pin: kioskPin,
    idleMinutes,
    forgetful,
    startRoute,
    language,
    proxy,
    fixed: {
      ...(automaticUpdates !== undefined && { automaticUpdates }),
      ...(notifications !== undefined && { notifications }),
      ...(tray !== undefined && { tray }),
      ...(zoom !== undefined && { zoom }),
      ...(gamesIn !== undefined && { gamesIn }),
      ...((forgetful || staySignedIn === false) && { staySignedIn: false }),
      // A kiosk has only one window, and shows nothing in the system's own interface.
      ...(kiosk && { notifications: false, tray: false, gamesIn: 'tab' as const }),
    },
  }
}
