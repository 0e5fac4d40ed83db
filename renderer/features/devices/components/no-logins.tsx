import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { useRecordView } from '#lib/records/use-record-view.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type NoLoginsProps = {
  view: Pick<ReturnType<typeof useRecordView>, 'page' | 'change'>
  /** Number of pages in the filter. The address may name a page past the last. */
  pages: number
}

/** Shown when there are no logins. On a page past the last it goes to the last one. */
export function NoLogins({ view: { page, change }, pages }: NoLoginsProps) {
  const { t } = useTranslation('account')
  const beyond = pages > 0 && page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })
  if (beyond) return null
  return (
    <EmptyState scene="boat" title={t('devices.none')}>
      {t('devices.noneHint')}
    </EmptyState>
  )
}
