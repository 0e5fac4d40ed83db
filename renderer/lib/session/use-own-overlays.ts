import { useEffect } from 'react'
import { type Overlay, useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from './session-store.ts'

/** Overlays of the one who is signed in; what others open above the page is for everybody. */
const own: ReadonlySet<Overlay['name']> = new Set(['changePassword', 'signOut', 'me', 'chat'])

/** Closes what is one's own once the session is over, wherever it ended. */
export function useOwnOverlays(): void {
  const signedIn = useSignedIn()
  const open = useOverlays((state) => state.open?.name)
  useEffect(() => {
    if (!signedIn && open !== undefined && own.has(open)) useOverlays.getState().close()
  }, [signedIn, open])
}
