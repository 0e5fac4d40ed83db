import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { isFound, type Result, type Section } from '../model/results.ts'
import { ResultRow } from './result-row.tsx'
import styles from './search-dialog.module.css'

type ResultListProps = {
  id: string
  sections: readonly Section[]
  active: Result | undefined
  /** Whether something is searched for. Before that the list only suggests. */
  typed: boolean
  /** Whether to show placeholders, because no game has loaded yet. */
  pending: boolean
  optionId: (result: Result) => string
  onChoose: (result: Result) => void
  onPoint: (id: string) => void
}

/** The results, grouped into sections. */
export function ResultList({
  id,
  sections,
  active,
  typed,
  pending,
  optionId,
  onChoose,
  onPoint,
}: ResultListProps) {
  const { t } = useTranslation('search')
  const labelOf = ({ name, results }: Section) => {
    const title = t(`search.section.${name}`)
    const count = results.filter(isFound).length
    return typed && count > 0 ? `${title}, ${t('search.count', { count })}` : title
  }
  const rowOf = (result: Result) => (
    <ResultRow
      key={result.id}
      id={optionId(result)}
      result={result}
      active={result.id === active?.id}
      onChoose={() => onChoose(result)}
      onPoint={() => {
        if (result.id !== active?.id) onPoint(result.id)
      }}
    />
  )
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {pending && <Rows />}
      {sections.map((section) => (
        <div key={section.name} role="group" aria-label={labelOf(section)}>
          <h3 role="presentation">{t(`search.section.${section.name}`)}</h3>
          {section.results.filter(({ kind }) => kind !== 'all').map(rowOf)}
          {section.waiting && (
            <p role="presentation" className={styles.waiting}>
              {t('search.wait')}
            </p>
          )}
          {section.results.filter(({ kind }) => kind === 'all').map(rowOf)}
        </div>
      ))}
    </div>
  )
}

/** Placeholders for the first games. */
const Rows = () => (
  <div className={styles.rows} aria-hidden="true">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="38px" height="38px" />
        <span className={styles.words}>
          <Skeleton width="160px" height="14px" />
        </span>
      </div>
    ))}
  </div>
)
