import { Landmark, Plus, Wallet } from 'lucide-react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { payout as payoutCalls } from '#shared/contract/endpoints/payout.ts'
import { ChoiceCard } from '#ui/choice-card/choice-card.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { WithdrawalValues } from '../model/check-withdrawal.ts'
import styles from './account-choice.module.css'
import { UsableFrom } from './usable-from.tsx'

const icons = { bank: Landmark, wallet: Wallet }

type AccountChoiceProps = {
  form: UseFormReturn<WithdrawalValues>
  payout: ValueOf<typeof payoutCalls.accounts>
  onAdd: () => void
}

/** The payout accounts as radio buttons, and a way to add one. */
export function AccountChoice({ form, payout: { accounts, most }, onAdd }: AccountChoiceProps) {
  const { t } = useTranslation('withdrawals')
  const { errors } = useFormState({ control: form.control, name: 'accountId' })
  return (
    <section>
      <StepHeading number={1}>{t('form.account')}</StepHeading>
      <div role="radiogroup" aria-label={t('form.account')} className={styles.accounts}>
        {accounts.map(({ accountId, bankName, number, kind, isDefault, usableFrom }) => {
          const Icon = icons[kind]
          return (
            <ChoiceCard
              key={accountId}
              value={accountId}
              {...form.register('accountId')}
              icon={<Icon />}
              title={
                <>
                  <span>{bankName}</span> {isDefault && <Tag tone="accent">{t('payout.default')}</Tag>}
                </>
              }
            >
              <span className="num">{number}</span> <UsableFrom time={usableFrom} />
            </ChoiceCard>
          )
        })}
        {accounts.length < most && (
          <button type="button" className={styles.add} onClick={onAdd}>
            <Plus />
            <span>{t('payout.add.submit')}</span>
          </button>
        )}
      </div>
      <p role="alert" className={styles.error}>
        {errors.accountId?.message}
      </p>
    </section>
  )
}
