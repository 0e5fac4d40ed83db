import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { DepositBonus, DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import { bonusClosed } from '../model/bonus-fault.ts'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import styles from './bonus-choice.module.css'
import { BonusOption } from './bonus-option.tsx'
import { GroupError } from './group-error.tsx'

type BonusChoiceProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  layout: DeskLayout
}

/** The deposit bonuses as radio buttons, and none. One that this deposit doesn't get comes last and says why. */
export function BonusChoice({ form, channels, layout }: BonusChoiceProps) {
  const { t } = useTranslation(['cashier', 'common'])
  const errorId = useId()
  const { data, isPending, isError, refetch } = useQuery(cashierQueries(useGateway()).bonuses())
  const [channelId, amount, bonusId] = useWatch({
    control: form.control,
    name: ['channelId', 'amount', 'bonusId'],
  })
  const error = useFieldError(form.control, 'bonusId')
  const channel = channelOf(channels, channelId)
  const isLast = (bonus: DepositBonus) =>
    bonus.bonusId !== bonusId && bonusClosed(bonus, channel?.channelId ?? '') !== undefined
  const option = (bonus: DepositBonus) => (
    <BonusOption
      key={bonus.bonusId}
      bonus={bonus}
      channel={channel}
      amount={amount}
      radio={form.register('bonusId')}
      chosen={bonus.bonusId === bonusId}
    />
  )
  return (
    <section>
      {layout === 'page' ? (
        <StepHeading number={3}>{t('bonus.title')}</StepHeading>
      ) : (
        <h3 className={styles.heading}>{t('bonus.title')}</h3>
      )}
      {isPending && <Skeleton height="118px" />}
      {isError && !data && (
        <p className={styles.failed} role="status">
          <span>{t('bonus.failed')}</span>{' '}
          <button type="button" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </button>
        </p>
      )}
      {data && (
        <div
          role="radiogroup"
          aria-label={t('bonus.title')}
          aria-describedby={error ? errorId : undefined}
          className={styles.bonuses}
        >
          {data.filter((bonus) => !isLast(bonus)).map(option)}
          <label className={styles.bonus}>
            <input type="radio" value="" {...form.register('bonusId')} />
            <i className={styles.dot} />
            <span>
              <b>{t('bonus.none')}</b>
              <small>{t('bonus.noneNote')}</small>
            </span>
          </label>
          {data.filter(isLast).map(option)}
        </div>
      )}
      <GroupError id={errorId}>{error}</GroupError>
    </section>
  )
}
