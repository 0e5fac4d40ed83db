import { useTranslation } from 'react-i18next'
import type { LiveMark } from '#shared/contract/endpoints/live-tables.ts'
import styles from './last-results.module.css'

/** How many marks have room below a wide tile. */
const mostMarks = 9

/** The last results of a table, latest first: a bead for each side, pocket or die. */
export function LastResults({ results }: { results: readonly (readonly LiveMark[])[] }) {
  const { t } = useTranslation('sections')
  const perRound = Math.max(1, results[0]?.length ?? 1)
  return (
    <ol className={styles.results} aria-label={t('rows.results')}>
      {results.slice(0, Math.floor(mostMarks / perRound)).map((round, place) => (
        // Results repeat, and nothing but their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {round.map(({ label, short, colour }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles.mark} data-colour={colour}>
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{label} </span>
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
