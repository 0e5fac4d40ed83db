/** Everything that opens above the page, with what it needs to know. */
export type Overlay =
  | { name: 'login' }
  | { name: 'register'; referralCode?: string }
  /** `forced`: there is no way past it but a new password, or signing out. */
  | { name: 'changePassword'; forced?: boolean }
  | { name: 'forgotPassword' }
  | { name: 'signOut' }
  /** A demo account wants what needs a true one; `chat`: to chat. */
  | { name: 'demoWarning'; about?: 'chat' }
  | { name: 'subGames'; vassalage: string; nodeId: string; gameName: string }
  /** What there is to know of a game. */
  | { name: 'gameDetails'; vassalage: string; nodeId: string }
  | { name: 'deposit' }
  | { name: 'chat' }
  /** What a person sets of the desktop client itself. */
  | { name: 'clientSettings' }
  /** Everything of a member's own. `page`: left out for its menu or first page; `query`: what that page is filtered by. */
  | { name: 'member'; page?: string; query?: string }
  /** The operator of a kiosk: PIN, and the ways out. */
  | { name: 'kioskOperator' }
  /** The drawer of narrow windows. */
  | { name: 'nav' }
  /** Games, vendors and destinations by name. */
  | { name: 'search' }
  /** The signed-in one's own menu on phones. */
  | { name: 'me' }
  /** The notices of a list, one of them chosen by its position in it. */
  | { name: 'notice'; index: number; kind: NoticeKind }

export const noticeKinds = ['player', 'promotion', 'banners', 'popup'] as const
type NoticeKind = (typeof noticeKinds)[number]

export type OverlayName = Overlay['name']
