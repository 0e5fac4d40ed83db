import { formatCurrency, type MoneyFormat } from '#lib/i18n/format-currency.ts'
import { classNames } from '#ui/class-names.ts'

export interface MoneyProps extends MoneyFormat {
  /** An exact decimal, as received: "1234.50". */
  amount: string
  /** In the narrow display font: balances, jackpots, totals. */
  figure?: boolean | undefined
  className?: string | undefined
}

/** An amount of money, with digits of equal width. */
export function Money({ amount, figure = false, className, ...format }: MoneyProps) {
  return (
    <span translate="no" className={classNames(figure ? 'fig' : 'num', className)}>
      {formatCurrency(amount, format)}
    </span>
  )
}
