import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentRecords, type TeamMove } from '#shared/contract/endpoints/agent-records.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { KindName } from '#ui/record-cells/kind-name.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { HolderFacts } from './holder-facts.tsx'

type MoveDetailProps = { move: TeamMove; onClose: () => void }

/** One movement of money: its order, amount and balance, and whose it is. */
export function MoveDetail({ move, onClose }: MoveDetailProps) {
  const { t } = useTranslation(['agentRecords', 'statement', 'common'])
  const { code: language } = useLanguage()
  const money = useMoneyFormat()
  const { moveId, kind, title, amount, balance, order, time, account } = move
  const query = useQuery(recordQuery(useGateway(), agentRecords.move, { moveId, language }))
  const detail = query.data?.moveId === moveId ? query.data : undefined
  return (
    <Sheet open onClose={onClose} side="end" title={t('moves.detail')} closeLabel={t('common:action.close')}>
      <div className="spread">
        <KindName kind={kind} name={t(`statement:kind.${kind}`)} title={title} />
        <Delta amount={amount} {...money} />
      </div>
      <Facts>
        <Fact name={t('column.order')}>{order}</Fact>
        <Fact name={t('column.time')}>{formatMoment(time)}</Fact>
        {balance !== null && (
          <Fact name={t('column.balance')}>
            <Money amount={balance} {...money} />
          </Fact>
        )}
      </Facts>
      {!detail && !query.error && <Skeleton height="44px" />}
      {query.error && !detail && <LoadFailure query={query} title={t('detailFailed')} />}
      <HolderFacts account={account} path={detail?.path} />
    </Sheet>
  )
}
