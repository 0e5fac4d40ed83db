import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFreePlay } from '#features/auth/index.ts'
import { LobbyPage } from '#features/lobby/components/lobby-page.tsx'
import { launchPlan } from '#lib/games/launch-plan.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** The lobby, with free play for visitors where the merchant offers it. */
export function LobbyScreen() {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const faultMessage = useFaultMessage()
  const setPending = useSessionStore((state) => state.setPending)
  const { data: offered = false } = useQuery({
    ...siteContentQueries(useGateway()).registerRules(),
    select: ({ hasFreePlay }) => hasFreePlay,
  })
  const { mutate, isPending } = useFreePlay()

  /** Begins a demo session, and then opens the game or stays here. */
  function start(game?: Game) {
    const plan = game && launchPlan(game, 'demo')
    setPending(() => {
      if (plan?.kind === 'route') void navigate(plan.path)
    })
    mutate(undefined, {
      onError(error) {
        setPending(undefined)
        showToast({ tone: 'danger', title: t('freePlay.failed'), body: faultMessage(error) })
      },
    })
  }
  return <LobbyPage freePlay={offered ? { start, busy: isPending } : undefined} />
}
