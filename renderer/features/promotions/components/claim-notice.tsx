import { useTranslation } from 'react-i18next'
import { OperationNotice, type OperationNoticeProps } from '#ui/operation-notice/operation-notice.tsx'

type ClaimNoticeProps = { claim: OperationNoticeProps['operation'] }

/** What became of the last claim, unless it simply succeeded. */
export function ClaimNotice({ claim }: ClaimNoticeProps) {
  const { t } = useTranslation('promotions')
  return (
    <OperationNotice
      operation={claim}
      lost={t('claim.lost')}
      expired={t('claim.expired')}
      unsure={t('claim.unknown')}
    />
  )
}
