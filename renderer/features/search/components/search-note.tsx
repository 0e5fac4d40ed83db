import { useTranslation } from 'react-i18next'
import type { Results } from '../model/results.ts'
import styles from './search-dialog.module.css'

type SearchNoteProps = {
  words: string
  results: Results
  /** `failed`: at least one source didn't load. */
  state: 'pending' | 'failed' | 'done'
}

/** Says when no name matches exactly as typed, and when a source of results failed. */
export function SearchNote({ words, results, state }: SearchNoteProps) {
  const { t } = useTranslation('search')
  const lacking = words !== '' && results.guessed && state !== 'pending'
  if (!lacking && state !== 'failed') return null
  return (
    <p className={styles.note}>
      {lacking && t(results.count > 0 ? 'search.guessed' : 'search.none', { words })}{' '}
      {state === 'failed' && t('search.failed')}
    </p>
  )
}
