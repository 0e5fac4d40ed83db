import { useNavigate } from 'react-router-dom'
import { launchPlan } from '#lib/games/launch-plan.ts'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import type { VendorOpening } from '../model/vendor-opening.ts'

/** Opens vendors. `open` is for clicks. `openAtOnce` replaces this page in the history, so that Back skips it. */
export function useOpenVendor() {
  const navigate = useNavigate()
  const launch = useLaunchGame()
  const protect = useProtected()
  const role = useRole()
  return {
    open(opening: VendorOpening) {
      if (opening.kind === 'page') void navigate(opening.to)
      else launch(opening.choice)
    },
    openAtOnce(opening: VendorOpening) {
      const goTo = (path: string) => void navigate(path, { replace: true })
      if (opening.kind === 'page') return goTo(opening.to)
      const plan = launchPlan(opening.choice, role)
      const next = plan.kind === 'login' ? plan.next : plan
      // Anything else, such as a dialog, opens above this page.
      if (next.kind !== 'route') return launch(opening.choice)
      if (plan.kind === 'login') protect(() => goTo(next.path))
      else goTo(next.path)
    },
  }
}
