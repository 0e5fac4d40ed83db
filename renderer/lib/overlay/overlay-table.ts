import { noticeKinds, type Overlay, type OverlayName } from './overlay.ts'

/**
 * `sheet`: stands beside a running game and shrinks it. `cover`: lies over it, which is then a still. `centre`: a
 * screen of its own above the page.
 */
type OverlayKind = 'sheet' | 'cover' | 'centre'

/** How an overlay is written in the address, after its name. */
type OverlayAddress = {
  /** Its name in the address. */
  readonly as: string
  /** The parts behind the name; undefined for one that the address doesn't tell. */
  readonly write: (overlay: Overlay) => readonly string[] | undefined
  /** Reads them back; undefined for nonsense. */
  readonly read: (parts: readonly string[]) => Overlay | undefined
}

type Declaration = {
  /** Whose it is. What is for members closes with the session; an address opens it for those alone. */
  readonly audience: 'everybody' | 'visitors' | 'members'
  readonly kind: OverlayKind
  /** What is opened above stays below: a centre (0), then a panel (1), then a dialog (2). One of each at a time. */
  readonly layer: 0 | 1 | 2
  /** It gives way to a search or a page. Left out: it may hold what somebody typed, or must be answered first. */
  readonly yields?: true
  /** Left out: it is nobody's to link to, and a reload closes it. */
  readonly address?: OverlayAddress
}

/** The address of an overlay that needs no more than its name. */
const plain = (as: string, overlay: Overlay): OverlayAddress => ({
  as,
  write: () => [],
  read: (parts) => (parts.length === 0 ? overlay : undefined),
})

const code = /^\w{1,40}$/

const dialog = { audience: 'everybody', kind: 'cover', layer: 2 } as const
const panel = { audience: 'everybody', kind: 'cover', layer: 1 } as const
const visitors = { ...dialog, audience: 'visitors' } as const
const members = { ...dialog, audience: 'members' } as const
const sheet = { audience: 'members', kind: 'sheet', layer: 1 } as const

/** What is true of each overlay. Store, address, guard and game views read it; its component stands in `app/overlays`. */
export const overlayTable: { readonly [Name in OverlayName]: Declaration } = {
  login: { ...visitors, address: plain('login', { name: 'login' }) },
  register: { ...visitors, address: plain('register', { name: 'register' }) },
  forgotPassword: { ...visitors, address: plain('forgot-password', { name: 'forgotPassword' }) },
  changePassword: members,
  signOut: members,
  demoWarning: dialog,
  clientSettings: { ...dialog, yields: true, address: plain('settings', { name: 'clientSettings' }) },
  kioskOperator: dialog,
  nav: { ...dialog, yields: true, address: plain('menu', { name: 'nav' }) },
  search: { ...dialog, address: plain('search', { name: 'search' }) },
  me: { ...members, yields: true, address: plain('account', { name: 'me' }) },
  subGames: { ...panel, yields: true },
  gameDetails: {
    ...panel,
    yields: true,
    address: {
      as: 'details',
      write: (overlay) => (overlay.name === 'gameDetails' ? [overlay.vassalage, overlay.nodeId] : undefined),
      read: ([vassalage = '', nodeId = '', ...rest]) =>
        code.test(vassalage) && code.test(nodeId) && rest.length === 0
          ? { name: 'gameDetails', vassalage, nodeId }
          : undefined,
    },
  },
  notice: {
    ...dialog,
    yields: true,
    address: {
      as: 'notice',
      // Those that pop up were opened by nobody.
      write: (overlay) =>
        overlay.name === 'notice' && overlay.kind !== 'popup'
          ? [overlay.kind, String(overlay.index)]
          : undefined,
      read: ([kind, index = '', ...rest]) => {
        const known = noticeKinds.find((one) => one === kind)
        return known && known !== 'popup' && /^\d{1,3}$/.test(index) && rest.length === 0
          ? { name: 'notice', kind: known, index: Number(index) }
          : undefined
      },
    },
  },
  member: { audience: 'members', kind: 'centre', layer: 0 },
  deposit: { ...sheet, address: plain('deposit', { name: 'deposit' }) },
  chat: { ...sheet, address: plain('chat', { name: 'chat' }) },
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
