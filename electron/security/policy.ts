import { matchesAnySource } from '#shared/domain/source.ts'
import { isGatewayPath } from '../gateway/paths.ts'
import { mailLink, phoneLink } from './links.ts'
import { originOf, siteOrigin } from './origins.ts'
import { isPrivateHost } from './private-hosts.ts'
import { mayRequest } from './requests.ts'

/** The kinds of pages; any other page is refused everything. `check`: the operator's page that runs bot checks. */
export type WindowKind = 'site' | 'support' | 'game' | 'check'

/** A page, with what was decided for it when it was opened. */
export type Subject = {
  readonly kind: WindowKind
  /** Exact origins that the page may be on. Empty for the site, whose origin is fixed. */
  readonly origins: readonly string[]
  /** Sources ("https://*.chat.example") from which the page may embed frames, besides its own origin. */
  readonly frames: readonly string[]
  /** Permissions in addition to those of its kind, granted to the page's own origins. */
  readonly permissions: readonly string[]
}

export type Verdict = 'allow' | 'deny' | 'external'

const kindPermissions: Record<WindowKind, readonly string[]> = {
  site: ['clipboard-sanitized-write', 'fullscreen'],
  support: [],
  check: [],
  game: ['fullscreen'],
}

const ownOrigins = (subject: Subject): readonly string[] =>
  subject.kind === 'site' ? [siteOrigin] : subject.origins

/**
 * Whether a page, or a frame in it, may navigate to this address. Called for each redirect, too. The site never
 * leaves its own pages: external links use a new window or the bridge. Mail and telephone links leave no page, and go
 * to the system.
 */
export function decideNavigation(subject: Subject, target: { url: string; isMainFrame: boolean }): Verdict {
  const { url, isMainFrame } = target
  const origin = originOf(url)
  if (origin !== undefined && ownOrigins(subject).includes(origin))
    return subject.kind === 'site' && isGatewayPath(new URL(url).pathname) ? 'deny' : 'allow'
  if (isMainFrame) return writesOrCalls(subject, url) ? 'external' : 'deny'
  if (url === 'about:blank' || url === 'about:srcdoc') return 'allow'
  // Made by the page itself, on an origin of its own or on the page's.
  if (isProviders(subject) && /^(data|blob):/i.test(url)) return 'allow'
  return origin !== undefined && isFrameSource(subject, origin) ? 'allow' : 'deny'
}

/**
 * A game's page is a provider's, and a check's page embeds one. They may frame any public https page, because a frame
 * has no more rights than a web page.
 */
const isFrameSource = (subject: Subject, origin: string): boolean =>
  (isProviders(subject) && origin.startsWith('https://') && !isPrivateHost(new URL(origin).hostname)) ||
  matchesAnySource(origin, subject.frames)

/** Whether the page is, or embeds, a provider's. These may open no mail or telephone links. */
const isProviders = ({ kind }: Subject): boolean => kind === 'game' || kind === 'check'

const writesOrCalls = (subject: Subject, url: string): boolean =>
  !isProviders(subject) && outsideForm(url, []) !== undefined && originOf(url) === undefined

/** No page may open windows. What pages other than games open goes to the system's browser. */
export function decideWindowOpen(subject: Subject, url: string, sources: readonly string[]): Verdict {
  if (subject.kind === 'game' || outsideForm(url, sources) === undefined) return 'deny'
  return subject.kind === 'check' && originOf(url) === undefined ? 'deny' : 'external'
}

/** Whether a permission is granted. `origin` is that of the requesting frame, as Electron reports it. */
export function decidePermission(
  subject: Subject,
  asked: { permission: string; origin: string; isMainFrame: boolean },
): boolean {
  const origin = originOf(asked.origin)
  // A provider's game may be in a frame of its page. Chromium asks only if that page has allowed it.
  if (subject.kind === 'game' && asked.permission === 'fullscreen' && !asked.isMainFrame)
    return origin !== undefined && (ownOrigins(subject).includes(origin) || isFrameSource(subject, origin))
  if (origin === undefined || !ownOrigins(subject).includes(origin)) return false
  if (subject.kind === 'site' && !asked.isMainFrame) return false
  return [...kindPermissions[subject.kind], ...subject.permissions].includes(asked.permission)
}

/**
 * Whether a page may save a file. Only the site may, and only what it made itself, such as a table or a code; the
 * system then asks where to. A kiosk saves nothing.
 */
export const decideDownload = (subject: Subject | undefined, url: string, kiosk: boolean): Verdict =>
  subject?.kind === 'site' && !kiosk && url.startsWith(`blob:${siteOrigin}/`) ? 'allow' : 'deny'

/** No page gets access to devices (USB, HID, serial, Bluetooth). */
export const decideDevice = (): boolean => false

/** No certificate that Chromium rejects is accepted, and no client certificate is ever sent to a server. */
export const decideCertificate = (): boolean => false

/**
 * Whether a page other than the site may load an address. The site is restricted by its CSP instead.
 * @param sources the brand's hosts.
 */
export const decideRequest = (url: string, sources: readonly string[]): boolean => mayRequest(url, sources)

const publicHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Whether a host name is public. No IP addresses or local names, and no punycode, because of lookalikes. */
const isPublicName = (host: string): boolean =>
  publicHost.test(host) && !isPrivateHost(host) && !host.split('.').some((label) => label.startsWith('xn--'))

/**
 * Returns an address in the form in which it is passed to the system, or undefined when it is refused. Allowed are
 * https with a public host name, the brand's hosts, a mail to one public address, and a plain telephone number.
 */
export function outsideForm(address: string, sources: readonly string[]): string | undefined {
  const url = URL.parse(address)
  const origin = originOf(address)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return mailLink(address, isPublicName)
  if (url.protocol === 'tel:') return phoneLink(address)
  if (origin === undefined) return undefined
  if (matchesAnySource(origin, sources)) return url.href
  return url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname) ? url.href : undefined
}
