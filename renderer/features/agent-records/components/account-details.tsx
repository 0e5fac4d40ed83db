import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { TeamMove } from '#shared/contract/endpoints/agent-records.ts'
import { moveGroupNames } from '#shared/domain/move-groups.ts'
import { AccountSearch } from '#ui/account-search/account-search.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { TeamPath } from '#ui/team-path/team-path.tsx'
import { useMoveColumns } from '../api/use-move-columns.ts'
import { useTeamMoves } from '../api/use-team-moves.ts'
import styles from './account-details.module.css'
import { BackToTeam } from './back-to-team.tsx'
import { MoveDetail } from './move-detail.tsx'
import { MoveFigures } from './move-figures.tsx'
import { MoveTable } from './move-table.tsx'
import { TeamExport } from './team-export.tsx'

/** Every deposit, withdrawal, transfer, bonus and rebate of the accounts in the agent's team. */
export function AccountDetails() {
  const { t } = useTranslation(['agentRecords', 'records'])
  const { tag } = useLanguage()
  const records = useTeamMoves()
  const { view, moves, ask, scope } = records
  const { values, change, range } = view
  const [open, setOpen] = useState<TeamMove>()
  const showLine = (user: string | undefined) => change({ values: { user, find: undefined } })
  return (
    <>
      <TeamExport
        note={`${t('moves.note')} ${t('records:zone', { zone: zoneName(tag) })}`}
        name={`team-accounts-${range.from}-${range.to}`}
        columns={useMoveColumns()}
        ask={ask}
        total={moves.data?.total ?? 0}
      />
      {moves.data && <TeamPath path={moves.data.path} onOpen={showLine} />}
      <div className={styles.tools}>
        <AccountSearch
          find={values.find}
          onFind={(find) => change({ values: { find } })}
          label={t('search')}
          submit={t('find')}
        />
        <Checkbox
          checked={scope === 'all'}
          onChange={({ target }) => change({ values: { scope: target.checked ? undefined : 'direct' } })}
        >
          {t('moves.indirect')}
        </Checkbox>
      </div>
      <FilterBar {...view} latest={view.today} onRange={(next) => change({ range: next })}>
        <FilterMenu
          label={t('moves.kind')}
          all={t('moves.allKinds')}
          options={moveGroupNames.map((value) => ({ value, label: t(`moves.group.${value}`) }))}
          value={values.group}
          onValue={(value) => change({ values: { group: moveGroupNames.find((name) => name === value) } })}
        />
      </FilterBar>
      <MoveFigures moves={moves} />
      <MoveTable records={records} onOpen={setOpen} />
      <BackToTeam query={moves} user={values.user} onBack={() => showLine(undefined)} />
      {open && <MoveDetail move={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
