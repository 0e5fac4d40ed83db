import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { guardAction, type Need } from './guard.ts'
import { useSessionStore } from './session-store.ts'
import { useRole } from './use-role.ts'

/** Asks a visitor to log in, and runs the action afterwards. */
export function askToLogIn(action: () => void, need: Need): void {
  useSessionStore.getState().setPending(action, need)
  useOverlays.getState().show({ name: 'login' })
}

/**
 * Returns a function that guards an action. A visitor logs in first and the action then continues; a demo account is
 * shown why not if a real one is required.
 */
export function useProtected(): (action: () => void, need?: Need) => void {
  const role = useRole()
  const show = useOverlays((state) => state.show)
  return (action, need = 'session') => {
    const verdict = guardAction(role, need)
    if (verdict === 'proceed') return action()
    if (verdict === 'demoWarning') return show({ name: 'demoWarning' })
    askToLogIn(action, need)
  }
}
