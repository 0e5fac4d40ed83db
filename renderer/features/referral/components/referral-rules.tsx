import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/card/card.tsx'
import type { Overview } from '../model/overview.ts'
import styles from './referral-rules.module.css'

/** The server's rules in words. */
export function ReferralRules({ rules: { levels, turnover, activeDays } }: Pick<Overview, 'rules'>) {
  const { t } = useTranslation('referral')
  const { tag } = useLanguage()
  return (
    <Card>
      <h3>{t('rules.title')}</h3>
      <ul className={styles.rules}>
        {levels.map(({ level, percent: share }) => {
          const percent = formatPercent(share, tag)
          return (
            <li key={level}>
              {level === 1
                ? t('rules.first', { percent })
                : level === 2
                  ? t('rules.second', { percent })
                  : t('rules.further', { level, percent })}
            </li>
          )
        })}
        <li>{t('rules.counts')}</li>
        <li>
          <span>{t('rules.paid', { zone: zoneName(tag) })}</span>{' '}
          <span>{turnover > 0 ? t('rules.turnover', { times: turnover }) : t('rules.free')}</span>
        </li>
        <li>{t('rules.active', { days: activeDays })}</li>
      </ul>
    </Card>
  )
}
