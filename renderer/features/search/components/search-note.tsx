import { useTranslation } from 'react-i18next'
import type { Results } from '../model/results.ts'
import styles from './search-dialog.module.css'

type SearchNoteProps = {
  words: string
  results: Results
  /** Whether more may come, or something that should have come didn't. */
  state: 'pending' | 'failed' | 'done'
}

/** What there is to say of a search that found nothing as it was typed, or couldn't look everywhere. */
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
