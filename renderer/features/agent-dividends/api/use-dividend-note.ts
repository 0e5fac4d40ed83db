import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { lastDayBefore } from '../model/period-name.ts'

/** Returns a function that says what there is to a dividend's state: when, why, or until when. */
export function useDividendNote(): (dividend: Dividend) => string {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const day = (time: number | null) => (time === null ? '' : formatDate(time, tag))
  return ({ state, failed, until, requested, checked, decided, reason, reference }) => {
    const lastDay = day(lastDayBefore(until))
    switch (state) {
      case 'ready':
        return t('detail.ready', { day: lastDay })
      case 'requested':
        return day(requested)
      case 'checked':
        return day(checked)
      case 'paid':
        return [day(decided), reference].filter(Boolean).join(', ')
      case 'rejected':
        return [day(decided), reason].filter(Boolean).join(': ')
      case 'none':
        return failed.length === 0 ? t('why.tiny') : failed.map((one) => t(`why.${one}`)).join(', ')
      case 'lapsed':
        return t('detail.lapsed', { day: lastDay })
    }
  }
}
