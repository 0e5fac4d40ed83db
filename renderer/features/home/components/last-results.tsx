import { useTranslation } from 'react-i18next'
import type { LiveMark } from '#shared/contract/endpoints/live-tables.ts'
import { shownResults } from '../model/home-rows.ts'
import styles from './last-results.module.css'

/** The last results of a table, latest first: a bead for each side, pocket or die. */
export function LastResults({ results }: { results: readonly (readonly LiveMark[])[] }) {
  const { t } = useTranslation('sections')
  return (
    <ol className={styles.results} aria-label={t('rows.results')}>
      {shownResults(results).map(({ place, marks }) => (
        <li key={place}>
          {marks.map(({ place: at, label, short, colour }) => (
            <span key={at} className={styles.mark} data-colour={colour}>
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{`${label} `}</span>
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
