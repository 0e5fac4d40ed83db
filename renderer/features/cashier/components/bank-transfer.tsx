import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { CopiedText } from './copied-text.tsx'
import styles from './payment-panel.module.css'
import { SlipForm } from './slip-form.tsx'

type BankTransferProps = {
  order: DepositOrder
  account: NonNullable<NonNullable<DepositOrder['payment']>['account']>
}

/** The account to transfer to, and the form for the slip. */
export function BankTransfer({ order: { orderId, amount }, account }: BankTransferProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const copied = (name: string, text: string) => (
    <Fact name={name}>
      <CopiedText text={text} what={name} />
    </Fact>
  )
  return (
    <div className={styles.transfer}>
      <p className={`fig ${styles.amount}`}>{writeMoney(amount, tag)}</p>
      <Facts>
        <Fact name={t('bank.name')}>{account.bank}</Fact>
        <Fact name={t('bank.holder')}>{account.name}</Fact>
        {copied(t('bank.number'), account.number)}
        {copied(t('bank.reference'), account.reference)}
      </Facts>
      <p>{t('bank.note')}</p>
      <SlipForm orderId={orderId} />
    </div>
  )
}
