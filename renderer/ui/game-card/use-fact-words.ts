import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'

const volatilities = ['low', 'medium', 'high'] as const
const features = [
  'freeSpins',
  'expandingWilds',
  'holdAndWin',
  'tumble',
  'ways',
  'bonusBuy',
  'crash',
  'shared',
] as const

/** Words for the facts that a gateway states in codes. An unknown code stands for itself. */
export function useFactWords() {
  const { t } = useTranslation('facts')
  const { tag } = useLanguage()
  return {
    volatility(code: string): string {
      const known = volatilities.find((one) => one === code)
      return known ? t(`volatility.${known}`) : code
    },
    feature(code: string): string {
      const known = features.find((one) => one === code)
      return known ? t(`feature.${known}`) : code
    },
    rtp: (percent: string): string => formatPercent(percent, tag),
  }
}
