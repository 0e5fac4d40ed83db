import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WalletMove } from '../api/use-wallet-money.ts'
import type { MoveValues } from '../model/move-values.ts'
import styles from './move-card.module.css'
import { MoveForm } from './move-form.tsx'
import { MoveOrder } from './move-order.tsx'

type MoveCardProps = { wallets: readonly Wallet[]; form: UseFormReturn<MoveValues>; move: WalletMove }

/** Moving money: the form, then the order that it made. */
export function MoveCard({ wallets, form, move }: MoveCardProps) {
  const { t } = useTranslation(['wallets', 'common'])
  const { state } = move
  return (
    <Card className={styles.card}>
      <h3>{t('move.title')}</h3>
      {state.step === 'settled' ? (
        <MoveOrder wallets={wallets} order={state.result} move={move} form={form} />
      ) : state.step === 'unknown' ? (
        <div aria-live="polite">
          <Notice
            tone="warn"
            action={
              <Button size="sm" busy={move.isAsking} onClick={move.ask}>
                {t('common:action.retry')}
              </Button>
            }
          >
            <b>{t('unsure.title')}</b> {t('unsure.body')}
          </Notice>
        </div>
      ) : (
        <MoveForm wallets={wallets} form={form} move={move} />
      )}
    </Card>
  )
}
