import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'

type ClaimButtonProps = Pick<ButtonProps, 'variant'> & {
  /** Whether some claim is under way or its outcome unknown, and whether it is this one. */
  busy: boolean
  own: boolean
  /** What is claimed, for the button's accessible name. */
  title: string
  amount: Amount
  onClaim: () => void
}

/** Claims one thing of a list. While another one is claimed it can't be pressed. */
export function ClaimButton({ busy, own, title, amount, variant, onClaim }: ClaimButtonProps) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  return (
    <Button
      size="sm"
      variant={variant}
      busy={busy && own}
      disabled={busy && !own}
      aria-label={t('claim.of', { title, amount: formatCurrency(amount, money) })}
      onClick={onClaim}
    >
      {t('claim.button')}
    </Button>
  )
}
