import { useTranslation } from 'react-i18next'
import type { TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import styles from './holder-name.module.css'

type HolderNameProps = { holder: Pick<TeamBet, 'account' | 'level' | 'upline'> }

/** Whose record it is: the account, and the upline that it is under. */
export function HolderName({ holder: { account, level, upline } }: HolderNameProps) {
  const { t } = useTranslation('agentRecords')
  return (
    <span className={styles.holder}>
      <bdi>{account}</bdi>
      <small>{level === 1 ? t('direct') : t('under', { account: upline.account })}</small>
    </span>
  )
}
