import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Rebate } from '#shared/contract/endpoints/rebates.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'

/** A rebate that was paid, with what each game type added. */
export function RebateDetail({ rebate, onClose }: { rebate: Rebate; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'common'])
  const money = useMoneyFormat()
  const nameOf = (gameType: string) => {
    const type = gameTypes.find((other) => other === gameType)
    return type ? t(`common:category.${type}`) : gameType
  }
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t('rebate.history.detail')}
      closeLabel={t('common:action.close')}
    >
      <Facts>
        <Fact exact name={t('order')}>
          {rebate.orderId}
        </Fact>
        <Fact name={t('time')}>{formatMoment(rebate.createTime)}</Fact>
        {rebate.lines.map(({ gameType, bets, percent, amount }) => (
          <Fact
            key={gameType}
            name={t('rebate.history.line', {
              type: nameOf(gameType),
              percent,
              amount: formatCurrency(bets, money),
            })}
          >
            <Money amount={amount} {...money} />
          </Fact>
        ))}
        <Fact name={t('rebate.amount')} total>
          <Money amount={rebate.amount} {...money} />
        </Fact>
      </Facts>
    </Sheet>
  )
}
