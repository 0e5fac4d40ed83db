import { matchesAnySource } from '#shared/domain/source.ts'
import { isGatewayPath } from '../gateway/paths.ts'
import { mailLink, phoneLink } from './links.ts'
import { originOf, siteOrigin } from './origins.ts'
import { isPrivateHost } from './private-hosts.ts'
import { mayRequest } from './requests.ts'

/** The kinds of window; nothing else is ever let do anything. `check`: the operator's page that makes bot checks. */
export type WindowKind = 'site' | 'support' | 'game' | 'check'

/** Who asks: one window's page, with what was decided for it when it was opened. */
export type Subject = {
  readonly kind: WindowKind
  /** Exact origins that the window itself may be on. Empty for the site, whose origin is fixed. */
  readonly origins: readonly string[]
  /** Sources ("https://*.chat.example") that frames inside the page may come from, besides its own origin. */
  readonly frames: readonly string[]
  /** Permissions granted on top of the kind's own, to the window's own origins. */
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
 * Whether a window, or a frame in it, may go to this address; redirects on the way are asked one by one.
 * The site never leaves its own pages: what leads outside goes through a new window or the bridge. A link that
 * writes or calls leaves no page, and is the system's.
 */
export function decideNavigation(subject: Subject, target: { url: string; isMainFrame: boolean }): Verdict {
  const { url, isMainFrame } = target
  const origin = originOf(url)
  if (origin !== undefined && ownOrigins(subject).includes(origin))
    return subject.kind === 'site' && isGatewayPath(new URL(url).pathname) ? 'deny' : 'allow'
  if (isMainFrame) return writesOrCalls(subject, url) ? 'external' : 'deny'
  if (url === 'about:blank' || url === 'about:srcdoc') return 'allow'
  return origin !== undefined && isFrameSource(subject, origin) ? 'allow' : 'deny'
}

/**
 * A game's page is the provider's, and a check's holds one of a provider's: they may frame any https page, which has
 * no more than a web page has.
 */
const isFrameSource = (subject: Subject, origin: string): boolean =>
  (isProviders(subject) && origin.startsWith('https://') && !isPrivateHost(new URL(origin).hostname)) ||
  matchesAnySource(origin, subject.frames)

/** A game and a check have a provider's page, which asks nothing of the system. */
const isProviders = ({ kind }: Subject): boolean => kind === 'game' || kind === 'check'

const writesOrCalls = (subject: Subject, url: string): boolean =>
  !isProviders(subject) && outsideForm(url, []) !== undefined && originOf(url) === undefined

/** No page opens windows here. What all but games open goes to the system's browser. */
export function decideWindowOpen(subject: Subject, url: string, sources: readonly string[]): Verdict {
  if (subject.kind === 'game' || outsideForm(url, sources) === undefined) return 'deny'
  return subject.kind === 'check' && originOf(url) === undefined ? 'deny' : 'external'
}

/** Whether a permission is granted; `origin` is the asking frame's, as Electron reports it. */
export function decidePermission(
  subject: Subject,
  asked: { permission: string; origin: string; isMainFrame: boolean },
): boolean {
  const origin = originOf(asked.origin)
  if (origin === undefined || !ownOrigins(subject).includes(origin)) return false
  if (subject.kind === 'site' && !asked.isMainFrame) return false
  return [...kindPermissions[subject.kind], ...subject.permissions].includes(asked.permission)
}

/** No window downloads anything. */
export const decideDownload = (_subject: Subject | undefined): Verdict => 'deny'

/** No page gets at a device (USB, HID, serial, Bluetooth), whatever was granted to it before. */
export const decideDevice = (): boolean => false

/** No certificate is accepted that Chromium refuses, and none of the person's is ever shown to a server. */
export const decideCertificate = (): boolean => false

/**
 * Whether something may be loaded by a page that isn't the site's; the site's own is held by its policy (CSP).
 * `sources` are the brand's hosts.
 */
export const decideRequest = (url: string, sources: readonly string[]): boolean => mayRequest(url, sources)

const publicHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** A public host name: no number, no name of this machine or network, none in punycode, where lookalikes hide. */
const isPublicName = (host: string): boolean =>
  publicHost.test(host) && !isPrivateHost(host) && !host.split('.').some((label) => label.startsWith('xn--'))

/**
 * The form in which an address is handed to the system, undefined when it isn't: https with a public host name, a
 * source of the brand's, a mail to one public address, or a plain telephone number.
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
