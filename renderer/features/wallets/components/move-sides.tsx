import { ArrowUpDown } from 'lucide-react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { mainWallet } from '#shared/contract/endpoints/wallets.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Money } from '#ui/money/money.tsx'
import type { MoveValues } from '../model/move-values.ts'
import { balanceOf } from '../model/wallet-rows.ts'
import styles from './move-card.module.css'

type MoveSidesProps = { wallets: readonly Wallet[]; form: UseFormReturn<MoveValues> }

/** From and to: the main wallet on one side, the chosen vendor's on the other. */
export function MoveSides({ wallets, form: { control, clearErrors } }: MoveSidesProps) {
  const { t } = useTranslation('wallets')
  const money = useMoneyFormat()
  const { ref, ...vendor } = useController({ control, name: 'vendor' }).field
  const direction = useController({ control, name: 'direction' }).field
  const error = useFieldError(control, 'vendor')
  const isIn = direction.value === 'in'
  const options = wallets
    .filter(({ vassalage, open }) => vassalage !== mainWallet && (!isIn || open !== false))
    .map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }))
  const handleSwap = () => {
    clearErrors()
    direction.onChange(isIn ? 'out' : 'in')
  }
  const main = (
    <div key="main" className={styles.side}>
      <span>{t(isIn ? 'move.from' : 'move.to')}</span>
      <b>{t('main')}</b>
      <Money amount={balanceOf(wallets, mainWallet)} {...money} />
    </div>
  )
  const other = (
    <div key="vendor" className={styles.side} data-field="">
      <Field
        label={t(isIn ? 'move.toVendor' : 'move.fromVendor')}
        mark={<Money amount={balanceOf(wallets, vendor.value)} {...money} />}
        error={error}
      >
        <Combobox
          ref={ref}
          options={options}
          value={vendor.value}
          onValueChange={vendor.onChange}
          onBlur={vendor.onBlur}
          listLabel={t('list.title')}
          noMatch={t('move.noVendor')}
        />
      </Field>
    </div>
  )
  return (
    <div className={styles.sides}>
      {isIn ? main : other}
      <IconButton key="swap" label={t('move.swap')} onClick={handleSwap}>
        <ArrowUpDown />
      </IconButton>
      {isIn ? other : main}
    </div>
  )
}
