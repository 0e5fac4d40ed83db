import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Result, Section } from '../model/results.ts'
import { ResultRow } from './result-row.tsx'
import styles from './search-dialog.module.css'

type ResultListProps = {
  id: string
  sections: readonly Section[]
  active: Result | undefined
  /** Whether to show placeholders, because no game has loaded yet. */
  pending: boolean
  optionId: (result: Result) => string
  onChoose: (result: Result) => void
  onPoint: (id: string) => void
}

/** The results, grouped into sections. */
export function ResultList({ id, sections, active, pending, optionId, onChoose, onPoint }: ResultListProps) {
  const { t } = useTranslation('search')
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {pending && <Rows />}
      {sections.map(({ name, results }) => (
        <div key={name} role="group" aria-label={t(`search.section.${name}`)}>
          <h3 role="presentation">{t(`search.section.${name}`)}</h3>
          {results.map((result) => (
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
          ))}
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
