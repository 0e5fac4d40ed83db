import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { Application } from '#shared/contract/endpoints/promotions.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { type ApplicationClaim, useApplicationClaim } from '../api/use-application-claim.ts'
import { stateTone } from '../model/promotion-state.ts'
import { ClaimNotice } from './claim-notice.tsx'
import styles from './promotion-application.module.css'
import { PromotionStateTag } from './promotion-state-tag.tsx'
import { useGain } from './use-gain.ts'

type ApplicationListProps = { list: readonly Application[]; turnover: number }

/** The member's applications, latest first. An accepted one can be claimed. */
export function ApplicationList({ list, turnover }: ApplicationListProps) {
  const { t } = useTranslation('promotions')
  const claim = useApplicationClaim()
  return (
    <Card className={styles.list}>
      <h2>{t('list.title')}</h2>
      <ClaimNotice claim={claim} />
      <ol>
        {list.map((application) => (
          <Item key={application.applicationId} application={application} turnover={turnover} claim={claim} />
        ))}
      </ol>
    </Card>
  )
}

type ItemProps = { application: Application; turnover: number; claim: ApplicationClaim }

function Item({ application, turnover, claim }: ItemProps) {
  const { t } = useTranslation('promotions')
  const { applicationId, state, remark, sentTime, claimedTime, reason } = application
  const gain = useGain(application)
  const { step } = claim.state
  const under = step === 'sending' && claim.state.input.applicationId === applicationId
  return (
    <li data-tone={stateTone[state]}>
      <div className={styles.row}>
        <b dir="auto" className="clip">
          {remark || t('list.noRemark')}
        </b>
        <PromotionStateTag state={state} />
      </div>
      <div className={styles.row}>
        <small className="num">
          {claimedTime === null
            ? t('list.sent', { time: formatMoment(sentTime) })
            : t('list.claimed', { time: formatMoment(claimedTime) })}
        </small>
        {gain && <span className="fig">{gain}</span>}
      </div>
      {reason && <p className="small">{reason}</p>}
      {state === 'issued' && gain && (
        <>
          <Button
            variant="accent"
            size="sm"
            block
            busy={under}
            busyLabel={t('claim.sending')}
            disabled={step === 'unknown'}
            onClick={() => claim.claim({ applicationId })}
          >
            {t('claim.press', { gain })}
          </Button>
          {application.amount !== null && (
            <small className="faint">
              {turnover > 0 ? t('claim.turnover', { times: turnover }) : t('claim.free')}
            </small>
          )}
        </>
      )}
    </li>
  )
}
