import { useTranslation } from 'react-i18next'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRegisterCentre } from '../api/use-register-centre.ts'
import { AccountDesk } from './account-desk.tsx'
import { LinkDesk } from './link-desk.tsx'
import { LinkTable } from './link-table.tsx'
import styles from './register-centre.module.css'

/** How an agent's team grows: invitation links, and accounts that the agent creates. */
export function RegisterCentre() {
  const { t } = useTranslation('agentRegister')
  const state = useRegisterCentre()
  const { options } = state
  if (options.error && !options.data) return <LoadFailure query={options} title={t('failed')} />
  if (!options.data)
    return (
      <div className="stack" aria-busy="true">
        <Skeleton height="260px" />
        <Skeleton height="220px" />
      </div>
    )
  return (
    <>
      <CentreHead note={t('note')} />
      <div className={styles.desks}>
        <LinkDesk options={options.data} />
        <AccountDesk options={options.data} />
      </div>
      <LinkTable state={state} />
    </>
  )
}
