import { Search } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import type { MoveValues } from '../model/move-values.ts'
import { listWallets } from '../model/wallet-rows.ts'
import styles from './wallet-list.module.css'
import { WalletRow } from './wallet-row.tsx'

type WalletListProps = {
  vendors: readonly Wallet[]
  form: UseFormReturn<MoveValues>
  /** Called with what a row's button puts into the form. */
  onPick: (values: MoveValues) => void
}

/** The vendors' wallets: those with money and the large vendors first, the rest by search or on request. */
export function WalletList({ vendors, form: { control }, onPick }: WalletListProps) {
  const { t } = useTranslation('wallets')
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const chosen = useWatch({ control, name: 'vendor' })
  const listed = listWallets(vendors, typed, all)
  const hidden = vendors.length - listed.length
  return (
    <section className={styles.list} aria-label={t('list.title')}>
      <Field label={t('list.search')} hideLabel>
        <TextInput
          type="search"
          lead={<Search />}
          placeholder={t('list.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {listed.length > 0 ? (
        <div className={styles.rows}>
          <p className={styles.heads} aria-hidden="true">
            <span>{t('list.provider')}</span>
            <span>{t('list.balance')}</span>
          </p>
          <ul>
            {listed.map((wallet) => (
              <WalletRow
                key={wallet.vassalage}
                wallet={wallet}
                current={wallet.vassalage === chosen}
                onPick={onPick}
              />
            ))}
          </ul>
        </div>
      ) : (
        <p role="status" className={styles.none}>
          {t('list.none', { typed: typed.trim() })}
        </p>
      )}
      {typed.trim() === '' && (hidden > 0 || all) && (
        <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'list.fewer' : 'list.more')}
        </Button>
      )}
    </section>
  )
}
