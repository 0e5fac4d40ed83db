import type { CentreName } from './page-search.ts'

/** An open centre. `page`: omitted for its menu or first page. `query`: that page's filter. */
export type CentreOverlay = { name: CentreName; page?: string; query?: string }

/** Everything that opens above the page, with its parameters. */
export type Overlay =
  | { name: 'login' }
  | { name: 'register'; referralCode?: string }
  /** `forced`: it can only be left with a new password or by signing out. */
  | { name: 'changePassword'; forced?: boolean }
  | { name: 'forgotPassword' }
  /** What a new account has, and games to start with. */
  | { name: 'welcome' }
  | { name: 'signOut' }
  /** Begins a demo session, which opens the game that was chosen, if any. */
  | { name: 'freePlay'; gameName?: string }
  /** Shown when a demo account tries something that needs a real one; `chat`: the chat. */
  | { name: 'demoWarning'; about?: 'chat' }
  | { name: 'subGames'; vassalage: string; nodeId: string; gameName: string }
  /** Details of a game. */
  | { name: 'gameDetails'; vassalage: string; nodeId: string }
  | { name: 'deposit' }
  | { name: 'chat' }
  /** Settings of the desktop client itself. */
  | { name: 'clientSettings' }
  | CentreOverlay
  /** The kiosk operator's PIN and the actions it unlocks. */
  | { name: 'kioskOperator' }
  /** The drawer of narrow windows. */
  | { name: 'nav' }
  /** Search for games, vendors and destinations by name. */
  | { name: 'search' }
  /** The account menu on phones. */
  | { name: 'me' }
  /** A list of notices, opened at the notice with this index. */
  | { name: 'notice'; index: number; kind: NoticeKind }

export const noticeKinds = ['player', 'promotion', 'banners', 'popup'] as const
type NoticeKind = (typeof noticeKinds)[number]

export type OverlayName = Overlay['name']
