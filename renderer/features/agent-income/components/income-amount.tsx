import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'

/** An amount of income. Money that went out is marked as such; what came in is the rule, and isn't. */
export function IncomeAmount({ amount }: { amount: string }) {
  const money = useMoneyFormat()
  return amount.startsWith('-') ? <Delta amount={amount} {...money} /> : <Money amount={amount} {...money} />
}
