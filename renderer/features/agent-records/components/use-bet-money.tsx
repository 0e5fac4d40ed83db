import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'

/** What was bet and what came of it. */
export type BetMoney = Pick<TeamBet, 'bet' | 'validBet' | 'payout' | 'net'>

/** The columns and totals of a table of bets that are money, and the number of bets for a table that sums them up. */
export function useBetMoney() {
  const { t } = useTranslation('agentRecords')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const count: Column<{ bets: number }> = {
    key: 'bets',
    header: t('column.bets'),
    figures: true,
    cell: ({ bets }) => formatCount(bets, tag),
  }
  const columns: Column<BetMoney>[] = [
    {
      key: 'bet',
      header: t('column.bet'),
      figures: true,
      card: 'figureNote',
      cell: ({ bet }) => <Money amount={bet} {...money} />,
    },
    moneyColumn('validBet', t('column.validBet'), money),
    moneyColumn('payout', t('column.payout'), money),
    {
      key: 'net',
      header: t('column.result'),
      figures: true,
      card: 'figure',
      cell: ({ net }) => <Delta amount={net} {...money} />,
    },
  ]
  const totals = (sums: BetMoney & { bets: number }) => ({
    bets: formatCount(sums.bets, tag),
    bet: <Money amount={sums.bet} {...money} />,
    validBet: <Money amount={sums.validBet} {...money} />,
    payout: <Money amount={sums.payout} {...money} />,
    net: <Delta amount={sums.net} {...money} />,
  })
  return { count, columns, totals }
}
