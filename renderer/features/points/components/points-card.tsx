import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { usePoints } from '../api/use-points.ts'
import styles from './points-card.module.css'

/** The member's points and a link to earn more. Asks visitors to log in. */
export function PointsCard() {
  const signedIn = useSignedIn()
  return <Card className={styles.card}>{signedIn ? <Member /> : <Visitor />}</Card>
}

function Visitor() {
  const { t } = useTranslation(['points', 'common'])
  const show = useOverlays((state) => state.show)
  return (
    <>
      <p className="small muted">{t('visitor')}</p>
      <Button variant="primary" onClick={() => show({ name: 'login' })}>
        {t('common:action.logIn')}
      </Button>
    </>
  )
}

function Member() {
  const { t } = useTranslation(['points', 'common'])
  const { tag } = useLanguage()
  const { data, isError, isFetching, refetch } = usePoints()
  if (isError && !data)
    return (
      <>
        <p className="small muted" role="alert">
          {t('balanceFailed')}
        </p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      </>
    )
  return (
    <>
      <div>
        <p className="tiny faint">{t('yours')}</p>
        <p className={`fig ${styles.points}`}>
          {data ? formatCount(data.points, tag) : <Skeleton width="96px" height="28px" />}
        </p>
      </div>
      <LinkButton to={pathTo('games')}>{t('earn')}</LinkButton>
    </>
  )
}
