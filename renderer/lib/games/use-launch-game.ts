import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { chosenVendor } from './chosen-vendor.ts'
import { type Launchable, launchPlan, type Opening } from './launch-plan.ts'
import { pendingPopup } from './pending-popup.ts'

/**
 * Opens what is chosen, as `launchPlan` says; a visitor logs in first where he must and then gets there. To be
 * called in the click that chooses, which alone may open a window.
 */
export function useLaunchGame(): (game: Launchable) => void {
  const navigate = useNavigate()
  const { openWindow } = usePlatform()
  const show = useOverlays((state) => state.show)
  const close = useOverlays((state) => state.close)
  const protect = useProtected()
  const role = useRole()

  function open(opening: Opening) {
    if (opening.kind === 'subGames') return show({ ...opening, name: 'subGames' })
    // What the game was chosen in, a search or another game's list, gives way to it.
    close()
    if (opening.kind === 'slots') chosenVendor.write(opening.vassalage)
    void navigate(opening.kind === 'slots' ? pathTo('slots') : opening.path)
  }
  return (game) => {
    const plan = launchPlan(game, role)
    if (plan.kind === 'login') return protect(() => open(plan.next))
    if (plan.kind === 'route' && plan.window) pendingPopup.hold(openWindow())
    open(plan)
  }
}
