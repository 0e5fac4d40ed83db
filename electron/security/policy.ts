import { isGatewayPath } from '../gateway/paths.ts'
import { matchesAnySource, originOf, siteOrigin } from './origins.ts'

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
 * The site never leaves its own pages: what leads outside goes through a new window or the bridge.
 */
export function decideNavigation(subject: Subject, target: { url: string; isMainFrame: boolean }): Verdict {
  const { url, isMainFrame } = target
  const origin = originOf(url)
  if (origin !== undefined && ownOrigins(subject).includes(origin))
    return subject.kind === 'site' && isGatewayPath(new URL(url).pathname) ? 'deny' : 'allow'
  if (isMainFrame) return 'deny'
  if (url === 'about:blank' || url === 'about:srcdoc') return 'allow'
  return origin !== undefined && isFrameSource(subject, origin) ? 'allow' : 'deny'
}

/**
 * A game's page is the provider's, and a check's holds one of a provider's: they may frame any https page, which has
 * no more than a web page has.
 */
const isFrameSource = (subject: Subject, origin: string): boolean =>
  (['game', 'check'].includes(subject.kind) && origin.startsWith('https://')) ||
  matchesAnySource(origin, subject.frames)

/** No page opens windows here. What all but games open goes to the system's browser. */
export function decideWindowOpen(subject: Subject, url: string, sources: readonly string[]): Verdict {
  return subject.kind !== 'game' && mayOpenExternally(url, sources) ? 'external' : 'deny'
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

const publicHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const localSuffix = /\.(localhost|local|internal|lan|home|arpa|test|invalid|onion)$/

/**
 * Whether an address may be handed to the system's browser: https with a public host name (no number, no
 * name of this machine or network, none in punycode, where lookalikes hide), or a source of the brand's.
 */
export function mayOpenExternally(address: string, sources: readonly string[]): boolean {
  const url = URL.parse(address)
  const origin = originOf(address)
  if (!url || origin === undefined) return false
  if (matchesAnySource(origin, sources)) return true
  const { protocol, hostname, port } = url
  if (protocol !== 'https:' || port !== '') return false
  if (hostname.split('.').some((label) => label.startsWith('xn--'))) return false
  return publicHost.test(hostname) && !localSuffix.test(hostname)
}
