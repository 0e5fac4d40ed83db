import { useTranslation } from 'react-i18next'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import { KindName } from '#ui/record-cells/kind-name.tsx'
import { useKindName } from '../api/use-kind-name.ts'
import { useWalletName } from '../api/use-wallet-name.ts'

/** The columns of the account record's table. The wallet is named only for a member with several. */
export function useEntryCells(money: MoneyFormat, wallets: number): readonly Column<AccountEntry>[] {
  const { t } = useTranslation(['statement', 'member'])
  const walletName = useWalletName()
  const kindName = useKindName()
  return [
    {
      key: 'time',
      header: t('member:bets.time'),
      card: 'note',
      cell: ({ time }) => <span className="num">{formatMoment(time)}</span>,
    },
    {
      key: 'kind',
      header: t('entries.type'),
      card: 'title',
      cell: ({ kind, title }) => <KindName kind={kind} name={kindName(kind)} title={title} />,
    },
    ...(wallets > 1
      ? [{ key: 'wallet', header: t('entries.wallet'), cell: (entry: AccountEntry) => walletName(entry) }]
      : []),
    {
      key: 'amount',
      header: t('entries.amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => <Delta amount={amount} {...money} />,
    },
    {
      key: 'balance',
      header: t('entries.balance'),
      figures: true,
      card: 'figureNote',
      cell: ({ balance }) => <Money amount={balance} {...money} />,
    },
  ]
}
