import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { devices } from '#shared/contract/endpoints/devices.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { loginFilter } from '../model/login-filter.ts'
import styles from './devices-section.module.css'
import { useLoginColumns } from './use-login-columns.tsx'

const loginsPerPage = 10

/** Logins and failed attempts, latest first. */
export function LoginHistory() {
  const { t } = useTranslation(['account', 'records'])
  const view = useRecordView(loginFilter)
  const input = { ...view.moments, pageNo: view.page, pageSize: loginsPerPage }
  const logins = useQuery(recordQuery(useGateway(), devices.logins, input))
  return (
    <section className={styles.part} aria-labelledby="login-history">
      <h3 id="login-history">{t('devices.history')}</h3>
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
      <RecordTable
        label={t('devices.history')}
        columns={useLoginColumns()}
        rowKey={({ loginId }) => loginId}
        skeletons={5}
        query={logins}
        page={view.page}
        perPage={loginsPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('devices.historyFailed')}
        empty={<NoRecords view={view} none={{ title: t('devices.none'), hint: t('devices.noneHint') }} />}
      />
    </section>
  )
}
