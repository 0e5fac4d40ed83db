import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { type AccountEntry, statements } from '#shared/contract/endpoints/statements.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { KindIcon } from '#ui/record-cells/kind-icon.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useKindName } from '../api/use-kind-name.ts'
import { useWalletName } from '../api/use-wallet-name.ts'
import styles from './bet-detail.module.css'

type EntryDetailProps = { entry: AccountEntry; onClose: () => void }

/** One entry with the balance before and after it, and for play its round. */
export function EntryDetail({ entry, onClose }: EntryDetailProps) {
  const { t } = useTranslation(['statement', 'member', 'common'])
  const { code: language } = useLanguage()
  const money = useMoneyFormat()
  const walletName = useWalletName()
  const kindName = useKindName()
  const { entryId, kind, title, reference, time, amount, balance } = entry
  const query = useQuery(recordQuery(useGateway(), statements.entry, { entryId, language }))
  const { data, error } = query
  const round = data?.round
  return (
    <Sheet open onClose={onClose} side="end" title={t('entry.title')} closeLabel={t('common:action.close')}>
      <div className={styles.head}>
        <span className="row">
          <KindIcon kind={kind} />
          <b>{kindName(kind)}</b>
        </span>
        <Delta amount={amount} {...money} />
      </div>
      <Facts>
        {title && !round && <Fact name={t('entry.about')}>{title}</Fact>}
        <Fact name={t('entry.number')}>{entryId}</Fact>
        {reference && <Fact name={t('entry.reference')}>{reference}</Fact>}
        <Fact name={t('entry.booked')}>{formatMoment(time)}</Fact>
        <Fact name={t('entries.wallet')}>{walletName(entry)}</Fact>
        {data && (
          <Fact name={t('entry.before')}>
            <Money amount={data.before} {...money} />
          </Fact>
        )}
        <Fact name={t('entries.balance')} total>
          <Money amount={balance} {...money} />
        </Fact>
      </Facts>
      {round && (
        <Facts>
          <Fact name={t('member:bets.game')}>{round.gameName}</Fact>
          <Fact name={t('member:bets.vendor')}>{round.vendorName}</Fact>
          <Fact exact name={t('member:bets.detail.number')}>
            {round.betId}
          </Fact>
          <Fact name={t('member:bets.detail.placed')}>{formatMoment(round.started)}</Fact>
        </Facts>
      )}
      {!data && !error && <Skeleton height="44px" />}
      {error && !data && <LoadFailure query={query} title={t('entry.failed')} />}
    </Sheet>
  )
}
