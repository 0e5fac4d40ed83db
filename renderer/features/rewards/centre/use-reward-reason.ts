import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Reward } from '#shared/contract/endpoints/rewards.ts'

/** Says what a reward is given for, with its figures. */
export function useRewardReason(): (reward: Reward) => string {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  return ({ kind, day = 1, basis = '0', goal = '0', percent = '', from = 0, to = 1 }) => {
    switch (kind) {
      case 'checkin':
        return t('reason.checkin', { day })
      case 'cashback':
        return t('reason.cashback', {
          percent,
          loss: formatCurrency(basis, money),
          from: formatDay(from, tag),
          to: formatDay(to - 1, tag),
        })
      case 'milestone':
        return t('reason.milestone', {
          goal: formatCurrency(goal, money),
          done: formatCurrency(basis, money),
        })
      default:
        return t(`reason.${kind}`)
    }
  }
}
