import { useTranslation } from 'react-i18next'
import { writeTypedAmount } from '#lib/forms/amount.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { Button } from '#ui/button/button.tsx'
import { Money } from '#ui/money/money.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import type { MoveValues } from '../model/move-values.ts'
import { isFunded } from '../model/wallet-rows.ts'
import styles from './wallet-list.module.css'

type WalletRowProps = { wallet: Wallet; current: boolean; onPick: (values: MoveValues) => void }

/** A vendor's wallet. Its buttons fill in the form; nothing moves before that is sent. */
export function WalletRow({ wallet, current, onPick }: WalletRowProps) {
  const { t } = useTranslation('wallets')
  const money = useMoneyFormat()
  const { vassalage: vendor, displayName: name, balance, icon, open } = wallet
  const funded = isFunded(wallet)
  return (
    <li aria-current={current || undefined}>
      <span className={styles.vendor}>
        {icon ? <VendorLogo icon={icon} name={name} /> : <b>{name}</b>}
        {open === false && <Tag>{t('list.closed')}</Tag>}
      </span>
      <span className={styles.balance} data-empty={!funded || undefined}>
        <Money amount={balance} {...money} />
      </span>
      <span className={styles.actions}>
        {funded && (
          <Button
            size="sm"
            onClick={() => onPick({ vendor, direction: 'out', amount: writeTypedAmount(balance) })}
          >
            <span>{t('list.out')}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        )}
        {open !== false && (
          <Button size="sm" variant="quiet" onClick={() => onPick({ vendor, direction: 'in', amount: '' })}>
            <span>{t('list.in')}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        )}
      </span>
    </li>
  )
}
