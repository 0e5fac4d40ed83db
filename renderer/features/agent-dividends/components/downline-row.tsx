import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DownlineRequest } from '#shared/contract/endpoints/agent-dividends.ts'
import { Button } from '#ui/button/button.tsx'
import { Money } from '#ui/money/money.tsx'
import { periodName } from '../model/period-name.ts'
import styles from './dividends.module.css'

type DownlineRowProps = {
  request: DownlineRequest
  /** Whether some payment is under way or its outcome unknown, and whether it is this one. */
  busy: boolean
  own: boolean
  onPay: () => void
  onReject: () => void
}

/** One request: whose, what of, and the buttons to decide on it. */
export function DownlineRow({ request, busy, own, onPay, onReject }: DownlineRowProps) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { account, rate, netProfit, amount, requested } = request
  const words = { account, amount: formatCurrency(amount, money), period: periodName(request, tag) }
  return (
    <li>
      <div className={styles.words}>
        <b>
          <bdi>{account}</bdi>
        </b>
        <small>
          {t('requests.line', {
            period: words.period,
            rate: formatPercent(rate, tag),
            amount: formatCurrency(netProfit, money),
            day: formatDay(requested, tag),
          })}
        </small>
      </div>
      <b className={`fig ${styles.sum}`}>
        <Money amount={amount} {...money} />
      </b>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="accent"
          busy={busy && own}
          disabled={busy && !own}
          aria-label={t('pay.of', words)}
          onClick={onPay}
        >
          {t('pay.button')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          aria-label={t('reject.of', words)}
          onClick={onReject}
        >
          {t('reject.button')}
        </Button>
      </div>
    </li>
  )
}
