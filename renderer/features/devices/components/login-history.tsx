import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { devices } from '#shared/contract/endpoints/devices.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { loginFilter } from '../model/login-filter.ts'
import styles from './devices-section.module.css'
import { NoLogins } from './no-logins.tsx'
import { useLoginColumns } from './use-login-columns.tsx'

const loginsPerPage = 10

/** Logins and failed attempts, latest first. */
export function LoginHistory() {
  const { t } = useTranslation(['account', 'records', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const view = useRecordView(loginFilter)
  const input = { ...view.moments, pageNo: view.page, pageSize: loginsPerPage }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    recordQuery(useGateway(), devices.logins, input),
  )
  const first = (view.page - 1) * loginsPerPage
  return (
    <section className={styles.part} aria-labelledby="login-history">
      <h4 id="login-history">{t('devices.history')}</h4>
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
      <DataTable
        label={t('devices.history')}
        columns={useLoginColumns()}
        rows={data?.list ?? []}
        rowKey={({ loginId }) => loginId}
        loading={!data && !error}
        skeletons={5}
        stale={isPlaceholderData}
        notice={
          error &&
          data && (
            <Notice tone="warn">
              <b>{t('records:outdated')}</b> {faultMessage(error)}
            </Notice>
          )
        }
        fallback={
          error ? (
            <FailureState
              title={t('devices.historyFailed')}
              retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          ) : (
            <NoLogins view={view} pages={data?.totalPages ?? 0} />
          )
        }
      />
      {data && data.list.length > 0 && (
        <Pager
          label={t('records:pages')}
          page={view.page - 1}
          count={data.totalPages}
          onPage={(page) => view.change({ page: page + 1 })}
          summary={
            isPlaceholderData
              ? '\u2026'
              : t('records:summary', {
                  from: formatCount(first + 1, tag),
                  to: formatCount(first + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </section>
  )
}
