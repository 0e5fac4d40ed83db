import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { useRequestDividend } from '../api/use-dividend-requests.ts'
import { periodName } from '../model/period-name.ts'

type RequestButtonProps = Pick<ButtonProps, 'size' | 'block'> & {
  dividend: Dividend
  requesting: ReturnType<typeof useRequestDividend>
}

/**
 * Requests one dividend. Renders nothing for a dividend that is under way. It can't be pressed while another one is
 * requested.
 */
export function RequestButton({ dividend, requesting, size, block }: RequestButtonProps) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { dividendId, state } = dividend
  const words = { amount: formatCurrency(dividend.amount, money), period: periodName(dividend, tag) }
  if (state !== 'ready' && state !== 'rejected') return null
  const { request, pending } = requesting
  const own = pending === dividendId
  const handleRequest = () => void request(dividendId, () => showToast({ title: t('open.done', words) }))
  return (
    <Button
      variant="primary"
      size={size}
      block={block}
      busy={own}
      busyLabel={t('open.requesting')}
      disabled={pending !== undefined && !own}
      aria-label={t('open.requestOf', words)}
      onClick={handleRequest}
    >
      {t('open.request', words)}
    </Button>
  )
}
