import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { LimitKind } from '#shared/contract/endpoints/limits.ts'
import type { Amount } from '#shared/domain/money.ts'
import { formatMinutes } from './format-minutes.ts'

/** Returns a function that formats a limit's figure: money, or minutes for time. */
export function useLimitValue(): (kind: LimitKind, value: Amount) => string {
  const { tag } = useLanguage()
  return (kind, value) => (kind === 'time' ? formatMinutes(Number(value), tag) : formatMoney(value, tag))
}
