import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sectionPath } from '#lib/paths/path-to.ts'
import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OwnPlace } from './own-place.tsx'
import styles from './ranking-page.module.css'

type RankingAsideProps = { kind: RankingKind; period: RankingPeriod; players: number | undefined }

/** Beside a ranking: the member's own place, how the ranking works, and a link to responsible gaming. */
export function RankingAside({ kind, period, players }: RankingAsideProps) {
  const { t } = useTranslation('ranking')
  return (
    <aside className={styles.aside}>
      <OwnPlace kind={kind} period={period} players={players} />
      <Card className={styles.how}>
        <h2>{t('how')}</h2>
        <p className="small muted">{t(`howText.${kind}`)}</p>
      </Card>
      <Notice icon={<HeartHandshake />}>
        {t('calm')}{' '}
        <Link className="link" to={sectionPath('help', 'responsible-gaming')}>
          {t('calmLink')}
        </Link>
      </Notice>
    </aside>
  )
}
