import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatLongMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { pinQuery } from './pin-query.ts'

/** Until when withdrawals wait after a change of what protects the account. Renders nothing while they don't. */
export function WithdrawalsWait() {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const { data } = useQuery(pinQuery(useGateway()))
  if (data?.withdrawalsFrom == null) return null
  return (
    <Notice tone="warn">
      <b>{t('wait.until', { time: formatLongMoment(data.withdrawalsFrom, tag) })}</b>{' '}
      <span>{t('wait.body')}</span>
    </Notice>
  )
}
