import { noticeKinds, type Overlay, type OverlayName } from './overlay.ts'

/** How an overlay is written in the address. */
type OverlayAddress = {
  /** Its name in the address. */
  readonly as: string
  /** The parts after the name; undefined if this particular overlay isn't shown in the address. */
  readonly write: (overlay: Overlay) => readonly string[] | undefined
  /** Parses the parts; undefined if they are invalid. */
  readonly read: (parts: readonly string[]) => Overlay | undefined
}

/** The address of an overlay that needs only its name. */
const plain = (as: string, overlay: Overlay): OverlayAddress => ({
  as,
  write: () => [],
  read: (parts) => (parts.length === 0 ? overlay : undefined),
})

const code = /^\w{1,40}$/

/**
 * How each overlay is written in the address. One without an address can't be linked to and is closed by a reload.
 */
export const overlayAddresses: { readonly [Name in OverlayName]: OverlayAddress | undefined } = {
  login: plain('login', { name: 'login' }),
  register: plain('register', { name: 'register' }),
  forgotPassword: plain('forgot-password', { name: 'forgotPassword' }),
  freePlay: undefined,
  changePassword: undefined,
  signOut: undefined,
  welcome: undefined,
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
    // Pop-up notices open by themselves, so they aren't shown in the address.
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
  // Centres have parameters of their own: see `overlay-address`.
  member: undefined,
  agent: undefined,
  deposit: plain('deposit', { name: 'deposit' }),
  chat: plain('chat', { name: 'chat' }),
}
