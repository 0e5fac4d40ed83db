import { Scene } from 'virtual:artwork'
import { useTranslation } from 'react-i18next'
import { admitsToPage } from '#lib/centre/gate.ts'
import { useCentreVisitor } from '#lib/centre/use-centre-visitor.ts'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { NavTabs } from '#ui/nav-tabs/nav-tabs.tsx'
import { Countdown } from './countdown.tsx'
import styles from './salary-tabs.module.css'

const pages = [
  { kind: 'daily', page: 'dailySalary', gate: { feature: 'dailySalary' } },
  { kind: 'hourly', page: 'hourlySalary', gate: { feature: 'hourlySalary' } },
  { kind: 'realtime', page: 'realtimeSalary', gate: { feature: 'realtimeSalary' } },
] as const

type SalaryTabsProps = {
  current: SalaryKind
  /** When the next real-time settlement is. Shown beside the tabs, and opens its page. */
  next?: number | null | undefined
}

/** Links between the pages of those salaries that the agent has. */
export function SalaryTabs({ current, next }: SalaryTabsProps) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const show = useOverlays((state) => state.show)
  const visitor = useCentreVisitor('agent', pages)
  const shown = pages.filter(({ kind, gate }) => kind === current || admitsToPage('agent', gate, visitor))
  const label = typeof next === 'number' && t('tabs.next', { time: formatClock(next, tag) })
  return (
    <div className={styles.bar}>
      <NavTabs label={t('tabs.label')}>
        {shown.map(({ kind, page }) => (
          <button
            key={kind}
            type="button"
            aria-current={kind === current ? 'page' : undefined}
            onClick={() => show({ name: 'agent', page })}
          >
            {t(`tabs.${kind}`)}
          </button>
        ))}
      </NavTabs>
      {label && typeof next === 'number' && (
        <button
          type="button"
          className={styles.next}
          onClick={() => show({ name: 'agent', page: 'realtimeSalary' })}
        >
          <Scene width={68} height={68} sunX={0.5} horizon={0.6} className={styles.scene} lines={3} />
          <span>
            <small>{label}</small>
            <Countdown until={next} className={`fig ${styles.left ?? ''}`} />
          </span>
        </button>
      )}
    </div>
  )
}
