import { BadgeCheck, CircleX, Hourglass, IdCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useRecordSearch } from '#lib/records/record-search.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { identity } from '#shared/contract/endpoints/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './identity-section.module.css'

type Check = ValueOf<typeof identity.check>
type IdentityStateProps = { check: Check; onStart: () => void }

const looks = {
  none: { icon: <IdCard />, tile: 'accent', tag: 'plain' },
  review: { icon: <Hourglass />, tile: 'accent', tag: 'soft' },
  verified: { icon: <BadgeCheck />, tile: 'accent', tag: 'accent' },
  rejected: { icon: <CircleX />, tile: 'danger', tag: 'danger' },
} as const

/** The state of the identity check, and what to do next. */
export function IdentityState({ check, onStart }: IdentityStateProps) {
  const { t } = useTranslation('account')
  const { change } = useRecordSearch()
  const { state, document, reason, sent, decided, detailsComplete, required } = check
  const { icon, tile, tag } = looks[state]
  const mayStart = state === 'none' || state === 'rejected'
  const name = document ? t(`identity.document.${document}`) : ''
  return (
    <Card className={styles.state}>
      <div className={styles.top}>
        <IconTile tone={tile}>{icon}</IconTile>
        <Tag tone={tag}>{t(`identity.state.${state}`)}</Tag>
      </div>
      <div role="status">
        <h3>{t(`identity.title.${state}`)}</h3>
      </div>
      <p className="small muted">
        {state === 'rejected' && reason ? t(`identity.reason.${reason}`) : t(`identity.body.${state}`)}
      </p>
      {mayStart && !detailsComplete && <p className="small">{t('identity.details')}</p>}
      {mayStart && (
        <div className={styles.buttons}>
          {detailsComplete ? (
            <Button variant="primary" onClick={onStart}>
              {t(`identity.start.${state}`)}
            </Button>
          ) : (
            <Button
              variant="primary"
              onClick={() => change(() => new URLSearchParams({ section: 'profile' }))}
            >
              {t('identity.toProfile')}
            </Button>
          )}
        </div>
      )}
      <small className="tiny faint">
        {state === 'none' && required && <span>{t('identity.before')}</span>}
        {state === 'review' && sent !== null && (
          <span>{t('identity.sent', { name, time: formatMoment(sent) })}</span>
        )}
        {decided !== null && <span>{t('identity.decided', { name, time: formatMoment(decided) })}</span>}
      </small>
    </Card>
  )
}
