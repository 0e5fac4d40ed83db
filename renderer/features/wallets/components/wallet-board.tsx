import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import { useRecall, useWalletTransfer } from '../api/use-wallet-money.ts'
import { firstValues, type MoveValues, valuesOf } from '../model/move-values.ts'
import { isFunded, readWallets } from '../model/wallet-rows.ts'
import { MoveCard } from './move-card.tsx'
import { RecallButton } from './recall-button.tsx'
import { RecallNotice } from './recall-notice.tsx'
import { useMoveResolver } from './use-move-resolver.ts'
import styles from './wallet-board.module.css'
import { WalletList } from './wallet-list.tsx'

/** The main wallet and one for each vendor: figures, the list, and the form that moves money between them. */
export function WalletBoard({ wallets }: { wallets: readonly Wallet[] }) {
  const { t } = useTranslation('wallets')
  const money = useMoneyFormat()
  const { main, vendors, withVendors, total } = readWallets(wallets)
  const move = useWalletTransfer()
  const recall = useRecall()
  const { state } = move
  const form = useForm<MoveValues>({
    defaultValues: 'input' in state && state.input ? valuesOf(state.input) : firstValues(vendors),
    shouldFocusError: false,
    resolver: useMoveResolver(wallets),
  })
  const handlePick = (values: MoveValues) => {
    // At once, because the form may have to replace the last order before it can be focused.
    flushSync(() => {
      if (state.step === 'settled') move.again()
      form.reset(values)
    })
    form.setFocus('amount')
  }
  const figures = [
    { key: 'total', name: t('total'), value: <Money amount={total} {...money} /> },
    { key: 'main', name: t('main'), value: <Money amount={main} {...money} /> },
    { key: 'vendors', name: t('withVendors'), value: <Money amount={withVendors} {...money} /> },
  ]
  return (
    <>
      <CentreHead
        note={t('note')}
        actions={<RecallButton recall={recall} empty={!vendors.some(isFunded)} />}
      />
      <RecallNotice recall={recall} />
      <Figures figures={figures} />
      <div className={styles.board}>
        <WalletList vendors={vendors} form={form} onPick={handlePick} />
        <MoveCard wallets={wallets} form={form} move={move} />
      </div>
    </>
  )
}
