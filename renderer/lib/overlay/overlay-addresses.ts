import { noticeKinds, type Overlay, type OverlayName } from './overlay.ts'

/** How an overlay is written in the address, after its name. */
type OverlayAddress = {
  /** Its name in the address. */
  readonly as: string
  /** The parts behind the name; undefined for one that the address doesn't tell. */
  readonly write: (overlay: Overlay) => readonly string[] | undefined
  /** Reads them back; undefined for nonsense. */
  readonly read: (parts: readonly string[]) => Overlay | undefined
}

/** The address of an overlay that needs no more than its name. */
const plain = (as: string, overlay: Overlay): OverlayAddress => ({
  as,
  write: () => [],
  read: (parts) => (parts.length === 0 ? overlay : undefined),
})

const code = /^\w{1,40}$/

/** How each overlay is written in the address. One without is nobody's to link to, and a reload closes it. */
export const overlayAddresses: { readonly [Name in OverlayName]: OverlayAddress | undefined } = {
  login: plain('login', { name: 'login' }),
  register: plain('register', { name: 'register' }),
  forgotPassword: plain('forgot-password', { name: 'forgotPassword' }),
  changePassword: undefined,
  signOut: undefined,
  demoWarning: undefined,
  clientSettings: plain('settings', { name: 'clientSettings' }),
  kioskOperator: undefined,
  nav: plain('menu', { name: 'nav' }),
  search: plain('search', { name: 'search' }),
  me: plain('account', { name: 'me' }),
  subGames: undefined,
  gameDetails: {
    as: 'details',
    write: (overlay) => (overlay.name === 'gameDetails' ? [overlay.vassalage, overlay.nodeId] : undefined),
    read: ([vassalage = '', nodeId = '', ...rest]) =>
      code.test(vassalage) && code.test(nodeId) && rest.length === 0
        ? { name: 'gameDetails', vassalage, nodeId }
        : undefined,
  },
  notice: {
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
  // A parameter of its own: see `overlay-address`.
  member: undefined,
  deposit: plain('deposit', { name: 'deposit' }),
  chat: plain('chat', { name: 'chat' }),
}
