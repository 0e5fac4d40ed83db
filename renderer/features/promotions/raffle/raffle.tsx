import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { DrawList } from './draw-list.tsx'
import { OwnRaffle } from './own-raffle.tsx'
import { ParolGrid } from './parol-grid.tsx'
import { RaffleColumns, type RafflePartProps } from './raffle-columns.tsx'
import { raffleQueries } from './raffle-queries.ts'
import { RaffleStage } from './raffle-stage.tsx'
import { useOwnDraws } from './use-own-draws.ts'

/** A promotion that is a raffle: draws from bets, prizes behind nine parols. */
export function Raffle({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const signedIn = useSignedIn()
  const query = useQuery(raffleQueries(useGateway(), promotion.promotionId).raffle())
  const { data, error } = query
  if (error && !data)
    return (
      <>
        <h1>{promotion.title}</h1>
        <LoadFailure query={query} title={t('raffle.failed')} />
      </>
    )
  if (!data) return <Skeleton height="500px" />
  const Part = signedIn ? MemberRaffle : VisitorRaffle
  return <Part promotion={promotion} raffle={data} />
}

function MemberRaffle({ promotion, raffle }: RafflePartProps) {
  const own = useOwnDraws(promotion.promotionId)
  return (
    <>
      <OwnRaffle promotion={promotion} raffle={raffle} own={own} />
      <RaffleColumns raffle={raffle}>
        <DrawList own={own} />
      </RaffleColumns>
    </>
  )
}

/** Picking a parol leads a visitor to the login, too. */
function VisitorRaffle({ promotion, raffle }: RafflePartProps) {
  const { t } = useTranslation('promotions')
  const protect = useProtected()
  const logIn = () => protect(() => {})
  return (
    <>
      <RaffleStage promotion={promotion} raffle={raffle} grid={<ParolGrid disabled={false} onPick={logIn} />}>
        <Button variant="primary" size="lg" onClick={logIn}>
          {t('raffle.logIn')}
        </Button>
      </RaffleStage>
      <RaffleColumns raffle={raffle} />
    </>
  )
}
