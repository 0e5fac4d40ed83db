import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDay, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { sectionPath } from '#lib/paths/path-to.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { RankingKind, RankingPeriod, rankings } from '#shared/contract/endpoints/rankings.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OwnRank } from './own-rank.tsx'
import styles from './ranking-page.module.css'

type RankingAsideProps = {
  kind: RankingKind
  period: RankingPeriod
  /** Undefined while loading. */
  ranking: ValueOf<typeof rankings.top> | undefined
}

/** Beside a ranking: the member's own place, how the ranking works, and a link to responsible gaming. */
export function RankingAside({ kind, period, ranking }: RankingAsideProps) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const prizes = ranking?.prizes
  return (
    <aside className={styles.aside}>
      <OwnRank kind={kind} period={period} players={ranking?.players} />
      <Card className={styles.how}>
        <h2>{t('how')}</h2>
        <p className="small muted">{t(`howText.${kind}`, { zone: zoneName(tag) })}</p>
        {prizes && (
          <p className="small muted">
            {t('paid', { day: formatDay(prizes.paidTime, tag), turnover: prizes.turnover })}
          </p>
        )}
      </Card>
      <Notice icon={<HeartHandshake />}>
        <span>{t('calm')}</span>{' '}
        <Link className="link" to={sectionPath('help', 'responsible-gaming')}>
          {t('calmLink')}
        </Link>
      </Notice>
    </aside>
  )
}
