import { Check, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { AgentContract, ContractFigures } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { compareAmounts, isZero } from '#shared/domain/money.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import styles from './condition-facts.module.css'

type ConditionFactsProps = {
  terms: Pick<AgentContract, 'activeMembers' | 'validBet' | 'netProfit'>
  figures: ContractFigures
}

/** The conditions of a contract, and how far the team is in the running period. */
export function ConditionFacts({ terms, figures }: ConditionFactsProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const rows = [
    {
      name: 'activeMembers',
      least:
        terms.activeMembers > 0 ? t('least', { least: formatCount(terms.activeMembers, tag) }) : t('noLeast'),
      now: formatCount(figures.activeMembers, tag),
      isReached: figures.activeMembers >= terms.activeMembers,
    },
    ...(['validBet', 'netProfit'] as const).map((name) => ({
      name,
      least: isZero(terms[name]) ? t('noLeast') : t('least', { least: formatCurrency(terms[name], money) }),
      now: formatCurrency(figures[name], money),
      isReached: compareAmounts(figures[name], terms[name]) >= 0,
    })),
  ] as const
  return (
    <Facts>
      {rows.map(({ name, least, now, isReached }) => (
        <Fact key={name} name={t(`term.${name}`)}>
          <span className={styles.condition} data-reached={isReached}>
            <span>{least}</span>
            <small>
              {isReached ? <Check /> : <Hourglass />}
              <span>{t(isReached ? 'reached' : 'notReached', { now })}</span>
            </small>
          </span>
        </Fact>
      ))}
    </Facts>
  )
}
