import { create } from 'zustand'

/** Everything that opens above the page, with what it needs to know. One at a time, but for dialogs. */
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
  /** The operator of a kiosk: PIN, and the ways out. */
  | { name: 'kioskOperator' }
  /** The drawer of narrow windows. */
  | { name: 'nav' }
  /** Games, vendors and places by name. */
  | { name: 'search' }
  /** The signed-in one's own menu on phones. */
  | { name: 'me' }
  /** The notices of a list, one of them chosen by its place in it. */
  | { name: 'notice'; index: number; kind: 'player' | 'promotion' | 'banners' | 'popup' }

/** How an overlay sits on a running game: a side sheet shrinks it, anything else hides it behind a still. */
export const overlayKind = (name: Overlay['name']): 'sheet' | 'cover' =>
  name === 'deposit' || name === 'chat' ? 'sheet' : 'cover'

type OverlayState = {
  open: Overlay | undefined
  /** Things above the page that aren't overlays of their own (a menu, a toast over the stage). */
  covers: number
  show(overlay: Overlay): void
  close(): void
  /** Says that something lies over the page; the answer takes it back. */
  cover(): () => void
}

export const useOverlays = create<OverlayState>((set) => ({
  open: undefined,
  covers: 0,
  show: (overlay) => set({ open: overlay }),
  close: () => set({ open: undefined }),
  cover() {
    set(({ covers }) => ({ covers: covers + 1 }))
    let done = false
    return () => {
      if (!done) set(({ covers }) => ({ covers: covers - 1 }))
      done = true
    }
  },
}))

/** Whether a running game must yield the page just now. */
export const gameIsCovered = ({ open, covers }: OverlayState): boolean =>
  covers > 0 || (open !== undefined && overlayKind(open.name) === 'cover')

/** Whether a side sheet stands beside a running game. */
export const sheetIsOpen = ({ open }: OverlayState): boolean =>
  open !== undefined && overlayKind(open.name) === 'sheet'
