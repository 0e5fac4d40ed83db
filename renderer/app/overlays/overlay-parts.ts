import type { ComponentType } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'

export type PropsOf<Name extends Overlay['name']> = Omit<Extract<Overlay, { name: Name }>, 'name'>
type Loaders = { [Name in Overlay['name']]?: () => Promise<ComponentType<PropsOf<Name>>> }

/**
 * Loaders of the overlays that have a button on every page; the others are in more-overlays.tsx. Each imports its own
 * file and not its feature's index, which would put the whole feature into one chunk.
 */
export const overlayLoaders = {
  login: () => import('#app/auth-dialogs/login.tsx').then((part) => part.Login),
  register: () => import('#app/auth-dialogs/register.tsx').then((part) => part.Register),
  signOut: () => import('#features/auth/session/sign-out-overlay.tsx').then((part) => part.SignOutOverlay),
  chat: () => import('#features/chat/components/chat-overlay.tsx').then((part) => part.ChatOverlay),
  nav: () => import('#app/layout/nav-sheet.tsx').then((part) => part.NavSheet),
  search: () => import('#app/search/search-overlay.tsx').then((part) => part.SearchOverlay),
  me: () => import('#app/layout/me-sheet.tsx').then((part) => part.MeSheet),
} satisfies Loaders

/** Props for a button that opens an overlay: they fetch its code when the button is hovered or focused. */
export function overlayIntent(name: keyof typeof overlayLoaders) {
  const fetchIt = () => void fetchAhead(overlayLoaders[name])
  return { onPointerEnter: fetchIt, onFocus: fetchIt }
}
