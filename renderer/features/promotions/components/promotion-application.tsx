import { useTranslation } from 'react-i18next'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useApplications } from '../api/use-applications.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationList } from './application-list.tsx'
import styles from './promotion-application.module.css'

type PromotionApplicationProps = {
  promotion: Promotion
  /** Whether the promotion is running. What was applied for before is shown after its end, too. */
  open: boolean
}

/** Applying for a promotion, and what became of earlier applications. For real accounts. */
export function PromotionApplication({ promotion, open }: PromotionApplicationProps) {
  const { t } = useTranslation('promotions')
  const applications = useApplications(promotion.promotionId)
  const { data, error } = applications.query
  if (error && !data) return <LoadFailure query={applications.query} title={t('list.failed')} />
  if (!data) return <Skeleton height="420px" />
  return (
    <div className={styles.columns}>
      {open && promotion.apply && (
        <ApplicationForm promotion={promotion} apply={promotion.apply} week={data} send={applications.send} />
      )}
      {data.list.length > 0 && <ApplicationList list={data.list} turnover={promotion.apply?.turnover ?? 0} />}
    </div>
  )
}
