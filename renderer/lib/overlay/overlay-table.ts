import type { Overlay, OverlayName } from './overlay.ts'

/**
 * `sheet`: lies beside a running game, which gets smaller. `cover`: lies over the game, which is replaced by a still.
 * `centre`: a screen of its own above the page.
 */
type OverlayKind = 'sheet' | 'cover' | 'centre'

type Declaration = {
  /** Who may open it by an address. An overlay for members also closes when the session ends. */
  readonly audience: 'everybody' | 'visitors' | 'members'
  readonly kind: OverlayKind
  /** Opening an overlay keeps those on lower layers and closes the others. 0: centre, 1: panel, 2: dialog. */
  readonly layer: 0 | 1 | 2
  /** May be replaced by the search or a page. Otherwise it may hold typed text or require an answer. */
  readonly yields?: true
}

const dialog = { audience: 'everybody', kind: 'cover', layer: 2 } as const
const panel = { audience: 'everybody', kind: 'cover', layer: 1 } as const
const visitors = { ...dialog, audience: 'visitors' } as const
const members = { ...dialog, audience: 'members' } as const
const centre = { audience: 'members', kind: 'centre', layer: 0 } as const
const sheet = { audience: 'members', kind: 'sheet', layer: 1 } as const

/** Properties of each overlay. Its address is in `overlay-addresses`, its component in `app/overlays`. */
export const overlayTable: { readonly [Name in OverlayName]: Declaration } = {
  login: visitors,
  register: visitors,
  forgotPassword: visitors,
  freePlay: visitors,
  changePassword: members,
  signOut: members,
  welcome: { ...members, yields: true },
  demoWarning: dialog,
  clientSettings: { ...dialog, yields: true },
  kioskOperator: dialog,
  nav: { ...dialog, yields: true },
  search: dialog,
  me: { ...members, yields: true },
  subGames: { ...panel, yields: true },
  gameDetails: { ...panel, yields: true },
  notice: { ...dialog, yields: true },
  member: centre,
  agent: centre,
  deposit: sheet,
  chat: sheet,
}

/** Whether an overlay is private, that is, belongs to the signed-in account. */
export const isPrivateOverlay = ({ name }: Overlay): boolean => overlayTable[name].audience === 'members'

/** Whether an address may open the overlay, depending on whether somebody is signed in. */
export function mayOpen({ name }: Overlay, signedIn: boolean): boolean {
  const { audience } = overlayTable[name]
  return audience === 'everybody' || signedIn === (audience === 'members')
}

export const overlayKind = (name: OverlayName): OverlayKind => overlayTable[name].kind

/** The open overlays once `overlay` is opened: those on lower layers stay below it, the others close. */
export const opened = (stack: readonly Overlay[], overlay: Overlay): readonly Overlay[] => [
  ...stack.filter(({ name }) => overlayTable[name].layer < overlayTable[overlay.name].layer),
  overlay,
]
