import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositBonus, DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { bonusFault } from '../model/bonus-fault.ts'
import { depositAmountFault } from '../model/deposit-amount-fault.ts'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'

/** Checks the form: an open channel, an amount within its limits, and a bonus that the deposit gets. */
export function useDepositResolver(channels: readonly DepositChannel[], bonuses: readonly DepositBonus[]) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  return messageResolver((values: DepositValues) => {
    const channel = channelOf(channels, values.channelId)
    if (!channel?.open) return { channelId: t('fault.channel') }
    const fault = depositAmountFault(values.amount, channel)
    if (fault) {
      const limit = 'limit' in fault ? writeMoney(fault.limit, tag, 'whole') : ''
      return { amount: t(`fault.${fault.kind}`, { limit }) }
    }
    if (values.bonusId === '') return {}
    const bonus = bonuses.find(({ bonusId }) => bonusId === values.bonusId)
    if (!bonus) return { bonusId: t('fault.bonusGone') }
    const unfit = bonusFault(bonus, values)
    return unfit
      ? {
          bonusId: t(`fault.bonus.${unfit}`, {
            channel: channel.name,
            min: writeMoney(bonus.min, tag, 'whole'),
          }),
        }
      : {}
  })
}
