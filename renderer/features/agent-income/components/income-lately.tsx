import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Money } from '#ui/money/money.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useIncome } from '../api/use-income.ts'

/** The income of the last two weeks, for the menu. It is asked as the income's page asks it, which then has it. */
export function IncomeLately() {
  const { t } = useTranslation('agentIncome')
  const money = useMoneyFormat()
  const { data, error } = useIncome().income
  return (
    <>
      <small>{t('lately')}</small>
      {data ? (
        <Money amount={data.now.income} figure {...money} />
      ) : (
        <span>{error ? <small>{t('failed')}</small> : <Skeleton width="140px" height="34px" />}</span>
      )}
    </>
  )
}
