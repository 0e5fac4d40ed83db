import { useTranslation } from 'react-i18next'
import { useBalance } from '#lib/balance/use-balance.tsx'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './single-wallet.module.css'

/** The only wallet, for merchants with one for all games. Nothing can be moved, so there is nothing to move it with. */
export function SingleWallet() {
  const { t } = useTranslation(['wallets', 'common'])
  const { shown, failed } = useBalance()
  const show = useOverlays((state) => state.show)
  return (
    <>
      <CentreHead note={t('single.note')} />
      <Card className={styles.card}>
        <h3>{t('single.balance')}</h3>
        <p className={`fig ${styles.figure}`}>
          {shown ?? (failed ? t('common:balance.failed') : <Skeleton width="180px" height="40px" />)}
        </p>
        <p className={styles.words}>{t('single.body')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => show({ name: 'member', page: 'depositv2' })}>
            {t('common:action.deposit')}
          </Button>
          <Button onClick={() => show({ name: 'member', page: 'withdraw' })}>{t('single.withdraw')}</Button>
        </div>
      </Card>
    </>
  )
}
