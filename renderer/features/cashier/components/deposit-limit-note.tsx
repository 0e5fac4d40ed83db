import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { limitsQuery } from '#lib/limits/limits-queries.ts'
import { tightestLimit } from '#lib/limits/tightest-limit.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { DepositValues } from '../model/deposit-values.ts'

/** What is left of the deposit limit that leaves the least. A warning if the typed amount is more. */
export function DepositLimitNote({ control }: { control: Control<DepositValues> }) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { data } = useQuery(limitsQuery(useGateway()))
  const typed = readTypedAmount(useWatch({ control, name: 'amount' }))
  const tightest = tightestLimit('deposit', data?.limits ?? [])
  if (!tightest) return null
  const { period, limit, left } = tightest
  const over = typed !== undefined && compareAmounts(typed, left) > 0
  return (
    <Notice tone={over ? 'warn' : 'info'} icon={<ShieldCheck />}>
      {t(`limit.${period}`, { limit: writeMoney(limit, tag), left: writeMoney(left, tag) })}
    </Notice>
  )
}
