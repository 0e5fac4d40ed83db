import { Landmark, Trash2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount } from '#shared/contract/endpoints/payout.ts'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './payout-card.module.css'
import { UsableFrom } from './usable-from.tsx'

const icons = { bank: Landmark, wallet: Wallet }

type PayoutCardProps = {
  account: PayoutAccount
  /** Place in the list, which gives it its colour. */
  index: number
  busy: boolean
  onDefault: () => void
  onRemove: () => void
}

/** A bank account or e-wallet as a card with a horizon. */
export function PayoutCard({ account, index, busy, onDefault, onRemove }: PayoutCardProps) {
  const { t } = useTranslation('withdrawals')
  const { kind, bankName, number, holder, isDefault, usableFrom } = account
  const Icon = icons[kind]
  const name = `${bankName} ${number}`
  return (
    <li className={styles.card} data-tone={index % 3}>
      <span className={styles.sun} aria-hidden="true" />
      <div className={styles.top}>
        <span>
          <Icon />
          <span>{t(`payout.kind.${kind}`)}</span>
        </span>
        {isDefault && <Tag tone="primary">{t('payout.default')}</Tag>}
      </div>
      <b>{bankName}</b>
      <span className={`num ${styles.number}`}>{number}</span>
      <small>{holder}</small>
      <UsableFrom time={usableFrom} />
      <div className={styles.actions}>
        {!isDefault && (
          <button
            type="button"
            aria-label={t('payout.makeDefaultOf', { account: name })}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onDefault()}
          >
            {t('payout.makeDefault')}
          </button>
        )}
        <button type="button" aria-label={t('payout.removeOf', { account: name })} onClick={onRemove}>
          <Trash2 />
          <span>{t('payout.remove')}</span>
        </button>
      </div>
    </li>
  )
}
