import type { Overlay, OverlayName } from './overlay.ts'

/**
 * `sheet`: stands beside a running game and shrinks it. `cover`: lies over it, which is then a still. `centre`: a
 * screen of its own above the page.
 */
type OverlayKind = 'sheet' | 'cover' | 'centre'

type Declaration = {
  /** Whose it is. What is for members closes with the session; an address opens it for those alone. */
  readonly audience: 'everybody' | 'visitors' | 'members'
  readonly kind: OverlayKind
  /** What is opened above stays below: a centre (0), then a panel (1), then a dialog (2). One of each at a time. */
  readonly layer: 0 | 1 | 2
  /** It gives way to a search or a page. Left out: it may hold what somebody typed, or must be answered first. */
  readonly yields?: true
}

const dialog = { audience: 'everybody', kind: 'cover', layer: 2 } as const
const panel = { audience: 'everybody', kind: 'cover', layer: 1 } as const
const visitors = { ...dialog, audience: 'visitors' } as const
const members = { ...dialog, audience: 'members' } as const
const sheet = { audience: 'members', kind: 'sheet', layer: 1 } as const

/** What is true of each overlay. Its address stands in `overlay-addresses`, its component in `app/overlays`. */
export const overlayTable: { readonly [Name in OverlayName]: Declaration } = {
  login: visitors,
  register: visitors,
  forgotPassword: visitors,
  changePassword: members,
  signOut: members,
  demoWarning: dialog,
  clientSettings: { ...dialog, yields: true },
  kioskOperator: dialog,
  nav: { ...dialog, yields: true },
  search: dialog,
  me: { ...members, yields: true },
  subGames: { ...panel, yields: true },
  gameDetails: { ...panel, yields: true },
  notice: { ...dialog, yields: true },
  member: { audience: 'members', kind: 'centre', layer: 0 },
  deposit: sheet,
  chat: sheet,
}

/** What belongs to the one who is signed in. */
export const isPrivateOverlay = ({ name }: Overlay): boolean => overlayTable[name].audience === 'members'

/** Whether an address may open it for who is here. */
export function mayOpen({ name }: Overlay, signedIn: boolean): boolean {
  const { audience } = overlayTable[name]
  return audience === 'everybody' || signedIn === (audience === 'members')
}

export const overlayKind = (name: OverlayName): OverlayKind => overlayTable[name].kind

/** What is open once `overlay` is: what lies on lower layers stays below it, all else gives way. */
export const opened = (stack: readonly Overlay[], overlay: Overlay): readonly Overlay[] => [
  ...stack.filter(({ name }) => overlayTable[name].layer < overlayTable[overlay.name].layer),
  overlay,
]
