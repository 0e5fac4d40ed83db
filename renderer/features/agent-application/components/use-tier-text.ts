import { useTranslation } from 'react-i18next'

type Tier = { from: number; to: number | null }

/** The size of a team in words: "5 to 19", "100 or more". */
export function useTierText(): (tier: Tier) => string {
  const { t } = useTranslation('join')
  return ({ from, to }) => (to === null ? t('earn.more', { from }) : t('earn.range', { from, to }))
}
