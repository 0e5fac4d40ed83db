import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Found, Piece } from '../model/search-help.ts'
import styles from './help-page.module.css'

type HelpResultsProps = {
  found: readonly Found[]
  onChoose: (tag: string) => void
  onClear: () => void
}

/** The search results: each topic with an excerpt around the first match. */
export function HelpResults({ found, onChoose, onClear }: HelpResultsProps) {
  const { t } = useTranslation('content')
  if (found.length === 0)
    return (
      <div className={styles.text}>
        <EmptyState
          scene="lens"
          title={t('help.none')}
          action={<Button onClick={onClear}>{t('help.clear')}</Button>}
        >
          {t('help.noneHint')}
        </EmptyState>
      </div>
    )
  return (
    <section className={styles.text} aria-labelledby="found">
      <h2 id="found">{t('help.found', { count: found.length })}</h2>
      <ul className={styles.found}>
        {found.map(({ tag, title, excerpt }) => (
          <li key={tag}>
            <h3>
              <button type="button" onClick={() => onChoose(tag)}>
                <Marked pieces={title} />
              </button>
            </h3>
            <p>
              <Marked pieces={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A text with the matches marked. */
const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, hit }) => (hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))
