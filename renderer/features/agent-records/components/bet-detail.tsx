import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentRecords, type TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { GameName } from '#ui/record-cells/game-name.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { HolderFacts } from './holder-facts.tsx'

type BetDetailProps = {
  /** As listed, shown until the details have loaded. */
  bet: TeamBet
  onClose: () => void
}

/** One bet of the team: game, round, times, figures, and who placed it. */
export function BetDetail({ bet, onClose }: BetDetailProps) {
  const { t } = useTranslation(['agentRecords', 'common'])
  const money = useMoneyFormat()
  const query = useQuery(recordQuery(useGateway(), agentRecords.bet, { betId: bet.betId }))
  const detail = query.data?.betId === bet.betId ? query.data : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t('betting.detail.title')}
      closeLabel={t('common:action.close')}
    >
      <div className="spread">
        <GameName gameType={bet.gameType} gameName={bet.gameName} note={bet.vendorName} />
        <Delta amount={bet.net} {...money} />
      </div>
      <Facts>
        <Fact exact name={t('betting.detail.number')}>
          {bet.betId}
        </Fact>
        {detail && <Fact name={t('betting.detail.round')}>{detail.roundId}</Fact>}
        {detail && <Fact name={t('betting.detail.placed')}>{formatMoment(detail.started)}</Fact>}
        <Fact name={bet.voided ? t('betting.voided') : t('betting.detail.decided')}>
          {formatMoment(bet.time)}
        </Fact>
        <Fact name={t('column.bet')}>
          <Money amount={bet.bet} {...money} />
        </Fact>
        <Fact name={t('column.validBet')}>
          <Money amount={bet.validBet} {...money} />
        </Fact>
        <Fact name={t('column.payout')}>
          <Money amount={bet.payout} {...money} />
        </Fact>
        <Fact name={t('column.result')} total>
          <Delta amount={bet.net} {...money} />
        </Fact>
      </Facts>
      {bet.voided && <p className="muted">{t('betting.voidedHint')}</p>}
      {!detail && !query.error && <Skeleton height="44px" />}
      {query.error && !detail && <LoadFailure query={query} title={t('detailFailed')} />}
      <HolderFacts account={bet.account} path={detail?.path} />
    </Sheet>
  )
}
