import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { isZero } from '#shared/domain/money.ts'
import type { TermName } from '../model/term-rows.ts'

/** Returns a function that writes one term of a contract. */
export function useTermText() {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  return (name: TermName, contract: Pick<AgentContract, TermName>): string => {
    if (name === 'rate') return formatPercent(contract.rate, tag)
    if (name === 'period') return t(`period.${contract.period}`)
    if (isZero(String(contract[name]))) return t('noLeast')
    if (name === 'activeMembers') return formatCount(contract.activeMembers, tag)
    return formatCurrency(contract[name], money)
  }
}
