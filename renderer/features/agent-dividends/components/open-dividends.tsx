import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useDividendNote } from '../api/use-dividend-note.ts'
import { useRequestDividend } from '../api/use-dividend-requests.ts'
import { periodName } from '../model/period-name.ts'
import { DividendState } from './dividend-state.tsx'
import styles from './dividends.module.css'
import { OpenDividend } from './open-dividend.tsx'
import { RequestButton } from './request-button.tsx'

/** What can be requested or is under way: one with its steps, several as a list. */
export function OpenDividends({ dividends }: { dividends: readonly Dividend[] }) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const note = useDividendNote()
  const faultMessage = useFaultMessage()
  const requesting = useRequestDividend()
  const [first, ...others] = dividends
  const failure = requesting.error !== null && <Notice tone="danger">{faultMessage(requesting.error)}</Notice>
  if (!first)
    return (
      <Card padded={false}>
        <div className={styles.card}>
          <h3>{t('open.nothing.title')}</h3>
          <p className="small muted">{t('open.nothing.hint')}</p>
          {failure}
        </div>
      </Card>
    )
  return (
    <div className={styles.section}>
      {failure}
      {others.length === 0 ? (
        <OpenDividend dividend={first} requesting={requesting} />
      ) : (
        <Card padded={false}>
          <ul className={styles.rows} aria-label={t('open.title')}>
            {dividends.map((dividend) => (
              <li key={dividend.dividendId}>
                <div className={styles.words}>
                  <b>
                    <span>{periodName(dividend, tag)}</span> <DividendState state={dividend.state} />
                  </b>
                  <small>
                    <span>
                      {t('open.share', {
                        rate: formatPercent(dividend.rate, tag),
                        amount: formatCurrency(dividend.netProfit, money),
                      })}
                    </span>{' '}
                    <span>{note(dividend)}</span>
                  </small>
                </div>
                <b className={`fig ${styles.sum}`}>
                  <Money amount={dividend.amount} {...money} />
                </b>
                <div className={styles.buttons}>
                  <RequestButton dividend={dividend} requesting={requesting} size="sm" />
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
