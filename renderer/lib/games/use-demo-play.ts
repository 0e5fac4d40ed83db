import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { useRole } from '#lib/session/use-role.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { launchPlan } from './launch-plan.ts'

/** Begins a demo session, and opens the game then. Without one, the page stays. */
export type DemoPlay = (game?: Game) => void

/** Returns what begins play for no money. Undefined to members, and where the merchant doesn't offer it. */
export function useDemoPlay(): DemoPlay | undefined {
  const navigate = useNavigate()
  const isVisitor = useRole() === 'visitor'
  const show = useOverlays((state) => state.show)
  const setPending = useSessionStore((state) => state.setPending)
  const { data: isOffered = false } = useQuery({ ...useOffer(), enabled: isVisitor })
  if (!isVisitor || !isOffered) return undefined
  return (game) => {
    const plan = game && launchPlan(game, 'demo')
    setPending(() => {
      if (plan?.kind === 'route') void navigate(plan.path)
    })
    show({ name: 'freePlay', ...(game && { gameName: game.gameName }) })
  }
}

/** Returns whether it isn't known yet if a visitor can play for no money, so that a page can hold room for the button. */
export function useDemoPending(): boolean {
  const isVisitor = useRole() === 'visitor'
  const { isPending } = useQuery({ ...useOffer(), enabled: isVisitor })
  return isVisitor && isPending
}

const useOffer = () => ({
  ...siteContentQueries(useGateway()).registerRules(),
  select: ({ hasFreePlay }: { hasFreePlay: boolean }) => hasFreePlay,
})
