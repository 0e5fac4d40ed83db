import { useTranslation } from 'react-i18next'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Money } from '#ui/money/money.tsx'
import { BonusState } from './bonus-state.tsx'

/** The columns of the table. */
export function useBonusCells(money: MoneyFormat): readonly Column<Bonus>[] {
  const { t } = useTranslation('rewards')
  return [
    {
      key: 'time',
      header: t('time'),
      card: 'note',
      cell: ({ time }) => <span className="num">{formatMoment(time)}</span>,
    },
    { key: 'bonus', header: t('bonus.bonus'), card: 'title', cell: ({ title }) => <b>{title}</b> },
    {
      key: 'kind',
      header: t('bonus.kind'),
      cell: ({ kind }) => <span className="faint">{t(`bonus.kinds.${kind}`)}</span>,
    },
    {
      key: 'state',
      header: t('bonus.state'),
      card: 'figureNote',
      cell: ({ state }) => <BonusState state={state} />,
    },
    {
      key: 'amount',
      header: t('bonus.amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => <Money amount={amount} {...money} />,
    },
    moneyColumn('required', t('bonus.required'), money),
    moneyColumn('left', t('bonus.left'), money),
  ]
}
