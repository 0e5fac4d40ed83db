import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { changeOf, type TermName, termNames } from '../model/term-rows.ts'
import styles from './terms-table.module.css'
import { useTermText } from './use-term-text.ts'

type TermsTableProps = { label: string; before: AgentContract | null; after: AgentContract }

/** What a proposal changes, term by term. */
export function TermsTable({ label, before, after }: TermsTableProps) {
  const { t } = useTranslation('agentContracts')
  const text = useTermText()
  const columns: Column<{ name: TermName }>[] = [
    { key: 'term', header: t('terms.term'), cell: ({ name }) => t(`term.${name}`) },
    {
      key: 'now',
      header: t('terms.now'),
      figures: true,
      cell: ({ name }) => <span className="muted">{before ? text(name, before) : '–'}</span>,
    },
    {
      key: 'new',
      header: t('terms.new'),
      figures: true,
      cell: ({ name }) => <NewTerm name={name} before={before} after={after} />,
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={termNames.map((name) => ({ name }))}
      rowKey={({ name }) => name}
      narrow="table"
      fallback={null}
      className={styles.table}
    />
  )
}

/** A new term: whether it rises or falls by its arrow, whether that is better by its colour and in words. */
function NewTerm({ name, before, after }: Omit<TermsTableProps, 'label'> & { name: TermName }) {
  const { t } = useTranslation('agentContracts')
  const text = useTermText()
  const change = changeOf(name, before, after)
  const Arrow = change?.direction === 'up' ? ArrowUpRight : ArrowDownRight
  return (
    <b className={styles.term} data-better={change?.isBetter}>
      {change && <Arrow />}
      <span>{text(name, after)}</span>
      {change && (
        <span className="visually-hidden">{t(change.isBetter ? 'terms.better' : 'terms.worse')}</span>
      )}
    </b>
  )
}
