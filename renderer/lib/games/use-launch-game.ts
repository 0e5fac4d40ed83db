import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { currentLanguage } from '#lib/i18n/i18n.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { knownGameKey } from '#lib/queries/known-game.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { chosenVendorState } from './chosen-vendor.ts'
import { isGame, type Launchable, launchPlan, type Opening } from './launch-plan.ts'
import { pendingPopup } from './pending-popup.ts'

/**
 * Returns a function that opens a choice as `launchPlan` says, after a login where one is needed. It must be called
 * in the click, because only a click may open a window.
 */
export function useLaunchGame(): (game: Launchable) => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { openWindow } = usePlatform()
  const show = useOverlays((state) => state.show)
  const closeAll = useOverlays((state) => state.closeAll)
  const protect = useProtected()
  const role = useRole()

  function open(opening: Opening) {
    if (opening.kind === 'subGames') return show({ ...opening, name: 'subGames' })
    // Closes what the game was chosen in, such as the search or another game's list.
    closeAll()
    if (opening.kind === 'route') return void navigate(opening.path)
    void navigate(pathTo('slots'), { state: chosenVendorState(opening.vassalage) })
  }
  return (choice) => {
    const plan = launchPlan(choice, role)
    // The game's page then needn't request what the list already contained.
    if (isGame(choice)) {
      const { vassalage, gameCode, nodeId } = choice
      queryClient.setQueryData(knownGameKey(currentLanguage(), { vassalage, gameCode, nodeId }), choice)
    }
    if (plan.kind === 'login') return protect(() => open(plan.next))
    if (plan.kind === 'route' && plan.window) pendingPopup.hold(plan.path, openWindow())
    open(plan)
  }
}
