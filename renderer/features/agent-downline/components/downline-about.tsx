import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Downline } from '#shared/contract/endpoints/agent-team.ts'
import styles from './downline-about.module.css'

/** Whether a row is an agent or a member. On a card also what has no column there: team and balance. */
export function DownlineAbout({ downline: { agent, team, balance } }: { downline: Downline }) {
  const { t } = useTranslation('agentDownline')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const type = t(agent ? 'agent' : 'member')
  const about = { type, team: formatCount(team, tag), balance: formatCurrency(balance, money) }
  return (
    <>
      <span className={styles.type}>{type}</span>
      <span className={styles.about}>{t(agent ? 'about' : 'aboutMember', about)}</span>
    </>
  )
}
