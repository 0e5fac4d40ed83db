import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { homeRowQueries } from '#lib/queries/home-rows-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Region } from '#ui/region/region.tsx'
import { shelvesOf } from '../model/home-rows.ts'
import styles from './home-page.module.css'
import { RowShelf } from './row-shelf.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'

/** The rows of games by theme. The member's own come first; if those fail, everybody's still show. */
export function ThemeRows() {
  const { t } = useTranslation(['sections', 'common'])
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const queries = homeRowQueries(useGateway(), code)
  const own = useQuery({ ...queries.own(), enabled: useSignedIn(), placeholderData: keepPreviousData })
  const rows = useQuery({ ...queries.rows(), placeholderData: keepPreviousData })
  const mine = own.data?.rows ?? []
  return (
    <>
      {shelvesOf(mine, rows.data?.rows ?? []).map((row) => (
        // Each row has a region of its own, so that a broken row doesn't take the others with it.
        <Region key={row.rowId}>
          <RowShelf row={row} seen={gatewayTimeOf((mine.includes(row) ? own : rows).dataUpdatedAt)} />
        </Region>
      ))}
      {!rows.data && rows.error && (
        <section className={styles.section}>
          <FailureState
            title={t('rows.failed')}
            retry={{
              label: t('common:action.retry'),
              onPress: () => void rows.refetch(),
              busy: rows.isFetching,
            }}
          >
            {faultMessage(rows.error)}
          </FailureState>
        </section>
      )}
      {!rows.data && !rows.error && (
        <>
          <ShelfSkeleton />
          <ShelfSkeleton />
        </>
      )}
    </>
  )
}
