import { useTranslation } from 'react-i18next'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import { GameName } from '#ui/record-cells/game-name.tsx'
import { BetState } from './bet-state.tsx'
import styles from './bet-table.module.css'

/** The columns of the betting record's table. */
export function useBetCells(money: MoneyFormat): readonly Column<Bet>[] {
  const { t } = useTranslation('member')
  return [
    {
      key: 'time',
      header: t('bets.time'),
      card: 'note',
      cell: ({ time }) => <span className="num">{formatMoment(time)}</span>,
    },
    { key: 'game', header: t('bets.game'), card: 'title', cell: (bet) => <GameName {...bet} /> },
    {
      key: 'vendor',
      header: t('bets.vendor'),
      cell: ({ vendorName }) => <span className="faint">{vendorName}</span>,
    },
    { key: 'state', header: t('bets.state'), cell: ({ state }) => <BetState state={state} /> },
    {
      key: 'bet',
      header: t('bets.bet'),
      figures: true,
      card: 'figureNote',
      cell: ({ bet }) => <Money amount={bet} {...money} />,
    },
    moneyColumn('validBet', t('bets.validBet'), money),
    moneyColumn('win', t('bets.win'), money),
    {
      key: 'net',
      header: t('bets.net'),
      figures: true,
      card: 'figure',
      cell: ({ net, state }) =>
        state === 'settled' ? (
          <Delta amount={net} {...money} />
        ) : (
          <span className={styles.unsettled}>{t(`bets.states.${state}`)}</span>
        ),
    },
  ]
}
