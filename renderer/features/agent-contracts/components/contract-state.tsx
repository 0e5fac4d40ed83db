import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type {
  ContractDownline,
  ContractEffect,
  DownlineContractState,
} from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Tag, type TagProps } from '#ui/tag/tag.tsx'
import styles from './downline-contracts.module.css'

const tones: Readonly<Record<DownlineContractState, TagProps['tone']>> = {
  requested: 'soft',
  asksToEnd: 'soft',
  offered: 'plain',
  toCome: 'accent',
  inForce: 'accent',
  ending: 'plain',
  none: 'plain',
}

type ContractStateProps = {
  row: ContractDownline
  /** What accepting the offer to the agent itself would end. */
  effect: ContractEffect | null
}

/** What there is with a downline, and whether the offer that waits for the agent would end it. */
export function ContractState({
  row: { state, account, current, next, figures },
  effect,
}: ContractStateProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const time = state === 'toCome' ? next?.starts : current?.ends
  const ids = [current?.contractId, next?.contractId]
  const wouldEnd = effect?.ending.some(({ contractId }) => ids.includes(contractId)) ?? false
  return (
    <span className={styles.tags}>
      <Tag tone={tones[state]}>{t(`state.${state}`, { account, day: time ? formatDay(time, tag) : '' })}</Tag>
      {wouldEnd && <Tag tone="danger">{t('state.wouldEnd')}</Tag>}
      <small className="narrow-only">
        {t('downlines.line', {
          active: formatCount(figures.activeMembers, tag),
          validBet: formatCurrency(figures.validBet, { ...money, form: 'whole' }),
        })}
      </small>
    </span>
  )
}
