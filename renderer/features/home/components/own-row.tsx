import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { homeRowQueries } from '#lib/queries/home-rows-query.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import styles from './home-page.module.css'
import { RowShelf } from './row-shelf.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'

/** The first of the member's own rows: the games to continue with, or to start with. */
export function OwnRow() {
  const { t } = useTranslation(['sections', 'common'])
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...homeRowQueries(useGateway(), code).own(),
    placeholderData: keepPreviousData,
    // A game may have been played since.
    refetchOnMount: 'always',
  })
  if (data) {
    const [row] = data.rows
    return row ? <RowShelf row={row} seen={gatewayTimeOf(dataUpdatedAt)} /> : null
  }
  if (!error) return <ShelfSkeleton />
  return (
    <section className={styles.section}>
      <FailureState
        title={t('rows.ownFailed')}
        retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
      >
        {faultMessage(error)}
      </FailureState>
    </section>
  )
}
