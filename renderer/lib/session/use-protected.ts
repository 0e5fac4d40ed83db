import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { guardAction, type Need } from './guard.ts'
import { useSessionStore } from './session-store.ts'
import { useRole } from './use-role.ts'

/**
 * Guards an action: a visitor logs in first and the action then goes on by itself, a demo account is told
 * why not when it needs a true account.
 */
export function useProtected(): (action: () => void, need?: Need) => void {
  const role = useRole()
  const show = useOverlays((state) => state.show)
  const setPending = useSessionStore((state) => state.setPending)
  return (action, need = 'session') => {
    const verdict = guardAction(role, need)
    if (verdict === 'proceed') return action()
    if (verdict === 'demoWarning') return show({ name: 'demoWarning' })
    setPending(action, need)
    show({ name: 'login' })
  }
}
