import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useSearchGames } from '../api/use-search-games.ts'
import { type Place, type Result, resultsOf, stepTo, type VendorEntry } from '../model/results.ts'
import { ResultList } from './result-list.tsx'
import styles from './search-dialog.module.css'
import { SearchFoot } from './search-foot.tsx'
import { SearchNote } from './search-note.tsx'

export type { Place } from '../model/results.ts'

/** Longest search text, in characters. */
const longest = 60

type SearchDialogProps = {
  vendors: readonly VendorEntry[]
  places: readonly Place[]
  onClose: () => void
}

/** Finds games, vendors and pages by name. Can be used with the keyboard or by touch alone. */
export function SearchDialog({ vendors, places, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [pointed, setPointed] = useState<string>()
  const { pending, failed, ...games } = useSearchGames(search)
  const choose = useChoose(onClose)

  const results = resultsOf({ search, ...games, vendors, places })
  const all = results.sections.flatMap((section) => section.results)
  const typed = search.trim() !== ''
  // Typed text activates the first result. Before that, none is active.
  const active = all.find((result) => result.id === pointed) ?? (typed ? all[0] : undefined)
  const optionId = (result: Result) => `${id}-${result.id}`

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = stepTo(all, active?.id, event.key === 'ArrowDown' ? 1 : -1)
      setPointed(next)
      if (next) document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      field.current?.select()
    }
  }

  return (
    <Modal dismiss="cover" onClose={onClose} labelledBy={`${id}-title`} className={styles.place}>
      <search className={styles.panel}>
        <h2 id={`${id}-title`} className="visually-hidden">
          {t('search.title')}
        </h2>
        <div className={styles.head}>
          <Search />
          <input
            ref={field}
            data-autofocus=""
            role="combobox"
            aria-label={t('common:header.search')}
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            placeholder={t('search.hint')}
            value={search}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setSearch(event.target.value)
              setPointed(undefined)
            }}
            onKeyDown={handleKeyDown}
          />
          <IconButton label={t('common:action.close')} data-aside="" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <SearchNote
          words={search.trim()}
          results={results}
          state={failed ? 'failed' : pending ? 'pending' : 'done'}
        />
        <ResultList
          id={`${id}-list`}
          sections={results.sections}
          active={active}
          pending={pending && all.every(({ kind }) => kind !== 'game')}
          optionId={optionId}
          onChoose={choose}
          onPoint={setPointed}
        />
        <SearchFoot count={typed ? results.count : undefined} pending={pending && typed} />
      </search>
    </Modal>
  )
}

/** Opens a result. Launching a game asks for a login first if it needs one. */
function useChoose(close: () => void): (result: Result) => void {
  const navigate = useNavigate()
  const launch = useLaunchGame()
  return (result) => {
    if (result.kind === 'game') return launch(result.game)
    close()
    if (result.kind === 'place') result.place.go()
    else if (result.kind === 'vendor') void navigate(result.vendor.to)
    else void navigate(pathTo('games', { search: result.words }))
  }
}
