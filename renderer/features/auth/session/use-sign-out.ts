import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionControl } from '#lib/session/session-context.ts'

/**
 * Returns a function that ends the session at once, closes all overlays and opens home. Leaving the page also ends
 * the game running on it.
 */
export function useSignOut(): () => void {
  const control = useSessionControl()
  const closeAll = useOverlays((state) => state.closeAll)
  const navigate = useNavigate()
  return () => {
    void control.signOut()
    closeAll()
    void navigate('/')
  }
}
