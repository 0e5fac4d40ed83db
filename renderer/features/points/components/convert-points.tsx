import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { pointQueries } from '../api/point-queries.ts'
import { convertOperation } from '../api/trade-operations.ts'
import { useTradeRefresh } from '../api/use-trade-refresh.ts'
import { ConvertForm } from './convert-form.tsx'
import styles from './redeem.module.css'
import { TradeResult } from './trade-result.tsx'

/** Converts points to money. While the outcome of an earlier conversion is unknown, it shows that instead of a form. */
export function ConvertPoints({ onOrders }: { onOrders: () => void }) {
  const { t } = useTranslation('points')
  const query = useQuery(pointQueries(useGateway()).convertRule())
  const { data: rule, error } = query
  const operation = useMoneyOperation(convertOperation)
  const { state, again } = operation
  useTradeRefresh(state.step)
  const leave = useEffectEvent(() => {
    if (state.step === 'settled') again()
  })
  useEffect(() => () => leave(), [])
  if (error && !rule) return <LoadFailure query={query} title={t('convert.failed')} />
  return (
    <Card className={styles.convert}>
      {state.step === 'unknown' ? (
        <UnsureNotice operation={operation}>
          <b>{t('trade.unsure')}</b> <span>{t('trade.unsureBody')}</span>
        </UnsureNotice>
      ) : state.step === 'settled' ? (
        <TradeResult order={state.result} onDone={again} onOrders={onOrders} />
      ) : rule ? (
        <ConvertForm rule={rule} operation={operation} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Card>
  )
}
