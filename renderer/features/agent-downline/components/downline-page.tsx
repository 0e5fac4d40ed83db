import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import type { Downline } from '#shared/contract/endpoints/agent-team.ts'
import { AccountSearch } from '#ui/account-search/account-search.tsx'
import { Button } from '#ui/button/button.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { TeamPath } from '#ui/team-path/team-path.tsx'
import { useDownlineColumns } from '../api/use-downline-columns.ts'
import { useDownlines } from '../api/use-downlines.ts'
import type { MessageTarget } from '../api/use-team-message.ts'
import { DownlineDetail } from './downline-detail.tsx'
import { DownlineFilters } from './downline-filters.tsx'
import styles from './downline-page.module.css'
import { DownlineTable } from './downline-table.tsx'
import { MessageDialog } from './message-dialog.tsx'

/** Everybody below the agent, or below one of its downlines: searched, filtered and sorted by the gateway. */
export function DownlinePage() {
  const { t } = useTranslation('agentDownline')
  const { tag } = useLanguage()
  const records = useDownlines()
  const { view, downlines, ask, filter } = records
  const [open, setOpen] = useState<Downline>()
  const [target, setTarget] = useState<MessageTarget>()
  const { from, to } = view.range
  const total = downlines.data?.total ?? 0
  const csv = useCsvExport({ name: `downline-${from}-${to}`, columns: useDownlineColumns(), ask, total })
  const handleStart = () => void csv.start()
  const showTeam = (user: string | undefined) => {
    setOpen(undefined)
    view.change({ clear: true, values: { user } })
  }
  return (
    <>
      <CentreHead
        note={t('note')}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={total === 0}
              onStart={handleStart}
            />
          )
        }
      />
      {downlines.data && <TeamPath path={downlines.data.path} onOpen={showTeam} />}
      <div className={styles.tools}>
        <AccountSearch
          find={view.values.find}
          onFind={(find) => view.change({ values: { find } })}
          label={t('search')}
          submit={t('find')}
        />
        {total > 0 && (
          <Button
            size="sm"
            disabled={downlines.isPlaceholderData}
            onClick={() => setTarget({ filter, count: total })}
          >
            <Mail />
            <span>{t('message.all', { count: total, number: formatCount(total, tag) })}</span>
          </Button>
        )}
      </div>
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
        <DownlineFilters records={records} />
      </FilterBar>
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
      <DownlineTable records={records} onOpen={setOpen} />
      {open && (
        <DownlineDetail
          downline={open}
          range={view.range}
          moments={view.moments}
          onTeam={showTeam}
          onMessage={setTarget}
          onClose={() => setOpen(undefined)}
        />
      )}
      {target && <MessageDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  )
}
