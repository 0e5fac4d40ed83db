import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { PayoutAccount } from '#shared/contract/endpoints/payout.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { figuresOf, type WithdrawalValues } from '../model/check-withdrawal.ts'

type WithdrawConfirmProps = {
  values: WithdrawalValues
  terms: WithdrawalTerms
  accounts: readonly PayoutAccount[]
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The last question before the money leaves: what arrives, where, and what stays. */
export function WithdrawConfirm({ values, terms, accounts, busy, onClose, onConfirm }: WithdrawConfirmProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const figures = figuresOf(values.amount, terms)
  const account = accounts.find(({ accountId }) => accountId === values.accountId)
  if (!figures || !account) return null
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      cover={!busy}
      icon={<Landmark />}
      title={t('confirm.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('confirm.back')}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={t('confirm.busy')} onClick={onConfirm}>
            {t('summary.submitAmount', { amount: writeMoney(figures.amount, tag) })}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Facts>
          <Fact name={t('confirm.to')}>{`${account.bankName} ${account.number}`}</Fact>
          <Fact name={t('summary.amount')}>{writeMoney(figures.amount, tag)}</Fact>
          <Fact name={t('summary.fee')}>{writeMoney(terms.fee.next, tag)}</Fact>
          <Fact name={t('summary.left')}>{writeMoney(figures.left, tag)}</Fact>
          <Fact name={t('summary.received')} total>
            {writeMoney(figures.received, tag)}
          </Fact>
        </Facts>
        <p>{t('summary.final')}</p>
      </div>
    </ConfirmDialog>
  )
}
