import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { formatCurrency, type MoneyFormat } from '#lib/i18n/format-currency.ts'
import { isZero } from '#shared/domain/money.ts'
import styles from './delta.module.css'

export interface DeltaProps extends MoneyFormat {
  /** An exact decimal; negative for a loss. */
  amount: string
}

/** A win or loss, indicated by sign, arrow and colour together. */
export function Delta({ amount, ...format }: DeltaProps) {
  const sign = signOf(amount)
  const Arrow = sign === 'up' ? ArrowUpRight : ArrowDownRight
  return (
    <span className={styles.delta} data-sign={sign}>
      {sign !== 'none' && <Arrow />}
      <span translate="no">{`${sign === 'up' ? '+' : ''}${formatCurrency(amount, format)}`}</span>
    </span>
  )
}

function signOf(amount: string): 'up' | 'down' | 'none' {
  if (isZero(amount)) return 'none'
  return amount.startsWith('-') ? 'down' : 'up'
}
