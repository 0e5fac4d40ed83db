import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionControl } from '#lib/session/session-context.ts'

/**
 * Signs out, here at once, and opens home: what is open above the page closes, and with the page that one leaves
 * the game that runs in it.
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
