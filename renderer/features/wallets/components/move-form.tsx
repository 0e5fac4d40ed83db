import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { Button } from '#ui/button/button.tsx'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import type { WalletMove } from '../api/use-wallet-money.ts'
import { type MoveValues, sidesOf } from '../model/move-values.ts'
import { MoveAmount } from './move-amount.tsx'
import styles from './move-card.module.css'
import { MoveSides } from './move-sides.tsx'

type MoveFormProps = { wallets: readonly Wallet[]; form: UseFormReturn<MoveValues>; move: WalletMove }

/** Which way, which vendor, how much; and why the last try failed. */
export function MoveForm({ wallets, form, move }: MoveFormProps) {
  const { t } = useTranslation('wallets')
  const { tag } = useLanguage()
  const { state, send } = move
  const typed = readTypedAmount(useWatch({ control: form.control, name: 'amount' }))
  useFocusFirstError(form, ['vendor', 'amount'])
  const handleMove = (values: MoveValues) => {
    const amount = readTypedAmount(values.amount)
    return amount && send({ ...sidesOf(values), amount })
  }
  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(handleMove))}>
      <MoveSides wallets={wallets} form={form} />
      <MoveAmount wallets={wallets} form={form} />
      <OperationNotice operation={move} lost={t('move.lost')} expired={t('expired')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={state.step === 'sending'}
        busyLabel={t('move.sending')}
      >
        {typed ? t('move.submit', { amount: writeMoney(typed, tag) }) : t('move.title')}
      </Button>
      <p className="tiny faint">{t('move.note')}</p>
    </form>
  )
}
