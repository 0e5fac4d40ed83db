import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { type Amount, compareAmounts, parseAmount } from '#shared/domain/money.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { type MoveValues, sidesOf } from '../model/move-values.ts'
import { balanceOf, isFunded } from '../model/wallet-rows.ts'

type MoveAmountProps = { wallets: readonly Wallet[]; form: UseFormReturn<MoveValues> }

const presets: readonly Amount[] = ['100', '500', '1000'].flatMap((text) => parseAmount(text) ?? [])

/** How much: typed, one of the presets that the wallet can pay, or all of it. */
export function MoveAmount({ wallets, form: { control } }: MoveAmountProps) {
  const { t } = useTranslation('wallets')
  const { onChange, ...field } = useController({ control, name: 'amount' }).field
  const error = useFieldError(control, 'amount')
  const [vendor, direction] = useWatch({ control, name: ['vendor', 'direction'] })
  const balance = balanceOf(wallets, sidesOf({ vendor, direction }).from)
  const payable = presets.filter((preset) => compareAmounts(preset, balance) <= 0)
  return (
    <AmountField
      label={t('move.amount')}
      error={error}
      {...field}
      onValueChange={onChange}
      presets={payable}
      all={isFunded({ balance }) ? { amount: balance, label: t('move.all') } : undefined}
      columns={3}
    />
  )
}
