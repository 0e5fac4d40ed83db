import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import type { Deposit } from '../api/use-deposit.ts'

type UnsureOrderProps = { idempotencyKey: string; deposit: Deposit }

/** The answer to a deposit was lost: asks the gateway by the request's key until it says what is true. */
export function UnsureOrder({ idempotencyKey, deposit }: UnsureOrderProps) {
  const { t } = useTranslation(['cashier', 'common'])
  const { data, isFetching, refetch } = useQuery(cashierQueries(useGateway()).orderOfKey(idempotencyKey))
  const { settle } = deposit
  useEffect(() => {
    if (data !== undefined) settle(data)
  }, [data, settle])
  return (
    <div aria-live="polite">
      <Notice
        tone="warn"
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      >
        <b>{t('unsure.title')}</b> {t('unsure.body')}
      </Notice>
    </div>
  )
}
