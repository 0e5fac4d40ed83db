import { useTranslation } from 'react-i18next'
import type { Results } from '../model/results.ts'
import styles from './search-dialog.module.css'

type SearchNoteProps = {
  words: string
  results: Results
  /** Whether results are still awaited, so that nothing can be said yet. */
  pending: boolean
}

/** Says when no name matches exactly as typed. */
export function SearchNote({ words, results, pending }: SearchNoteProps) {
  const { t } = useTranslation('search')
  if (words === '' || !results.guessed || pending) return null
  return <p className={styles.note}>{t(results.count > 0 ? 'search.guessed' : 'search.none', { words })}</p>
}
