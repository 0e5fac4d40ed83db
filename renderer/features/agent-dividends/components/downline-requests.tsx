import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DownlineRequest } from '#shared/contract/endpoints/agent-dividends.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import { RecordPager } from '#ui/record-table/record-pager.tsx'
import { useLastPage } from '#ui/record-table/use-last-page.ts'
import { type DividendRequests, requestsPerPage } from '../api/use-dividend-requests.ts'
import styles from './dividends.module.css'
import { DownlineRow } from './downline-row.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

/** What downlines have requested. The agent pays each from its wallet, or rejects it with a reason. */
export function DownlineRequests({ requests }: { requests: DividendRequests }) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const [paying, setPaying] = useState<DownlineRequest>()
  const [rejecting, setRejecting] = useState<DownlineRequest>()
  const { query, page, onPage, payment } = requests
  const { data, isPlaceholderData } = query
  const isBeyond = useLastPage(data?.downlines.totalPages ?? 0, page, onPage)
  if (!data) return null
  const { downlines, free } = data
  const sum = (amount: string) => formatCurrency(amount, money)
  const { state } = payment
  return (
    <section className={styles.section} aria-labelledby="dividend-requests">
      <header>
        <h3 id="dividend-requests">{t('requests.title')}</h3>
        {downlines.total > 0 && (
          <span className="small muted">
            {t('requests.sum', { number: formatCount(downlines.total, tag), amount: sum(downlines.amount) })}
          </span>
        )}
      </header>
      <div aria-live="polite" className={styles.outcome}>
        {state.step === 'settled' ? (
          <Notice icon={<CircleCheck />}>
            {t('pay.done', { ...state.result, amount: sum(state.result.amount) })}
          </Notice>
        ) : (
          <OperationNotice
            operation={payment}
            lost={t('pay.lost')}
            expired={t('pay.expired')}
            unsure={t('pay.unsure')}
          />
        )}
      </div>
      <Card padded={false}>
        {downlines.total === 0 ? (
          <p className={styles.none}>{t('requests.none')}</p>
        ) : (
          <ul
            className={styles.rows}
            aria-label={t('requests.title')}
            aria-busy={isPlaceholderData || isBeyond}
          >
            {downlines.list.map((request) => (
              <DownlineRow
                key={request.dividendId}
                request={request}
                busy={payment.busy}
                own={'input' in state && state.input?.dividendId === request.dividendId}
                onPay={() => setPaying(request)}
                onReject={() => setRejecting(request)}
              />
            ))}
          </ul>
        )}
      </Card>
      {downlines.totalPages > 1 && (
        <RecordPager
          data={downlines}
          stale={isPlaceholderData}
          page={page}
          perPage={requestsPerPage}
          onPage={onPage}
          pages={t('requests.pages')}
        />
      )}
      {paying && (
        <PayDialog request={paying} free={free} payment={payment} onClose={() => setPaying(undefined)} />
      )}
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(undefined)} />}
    </section>
  )
}
