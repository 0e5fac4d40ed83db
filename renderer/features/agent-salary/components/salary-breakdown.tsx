import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { SalaryBets } from './salary-bets.tsx'
import { SalaryMembers } from './salary-members.tsx'
import styles from './stepped-page.module.css'

const views = ['members', 'bets'] as const

/** Lists how much each member bet in a period. For hours and slots it also lists each bet. */
export function SalaryBreakdown({ kind, from }: { kind: SalaryKind; from: number }) {
  const { t } = useTranslation('agentSalary')
  const [view, setView] = useState<(typeof views)[number]>('members')
  const tabs = views
    .filter((value) => value === 'members' || kind !== 'daily')
    .map((value) => ({ value, label: t(`detail.${value}`) }))
  return (
    <section className={styles.record} aria-label={t('detail.breakdown')}>
      {tabs.length < 2 && <h3>{t('detail.members')}</h3>}
      <Tabs
        label={t('detail.breakdown')}
        tabs={tabs}
        value={view}
        onValueChange={setView}
        className={styles.record}
      >
        {view === 'members' ? (
          <SalaryMembers kind={kind} from={from} />
        ) : (
          <SalaryBets kind={kind} from={from} />
        )}
      </Tabs>
    </section>
  )
}
