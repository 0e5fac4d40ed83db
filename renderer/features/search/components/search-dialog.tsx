import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { isSearchKey } from '#shared/domain/search-key.ts'
import { readLine } from '#shared/domain/typed-text.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useSearchGames } from '../api/use-search-games.ts'
import type { Destination, DestinationGroup } from '../model/destinations.ts'
import {
  isFound,
  type RemoteName,
  type RemoteState,
  type Result,
  resultsOf,
  stepTo,
  type VendorEntry,
} from '../model/results.ts'
import { ResultList } from './result-list.tsx'
import styles from './search-dialog.module.css'
import { SearchFoot } from './search-foot.tsx'
import { SearchNote } from './search-note.tsx'

/** Longest search text, in characters. */
const longest = 60

type SearchDialogProps = {
  vendors: readonly VendorEntry[]
  places: Readonly<Record<DestinationGroup, readonly Destination[]>>
  /** How far the promotions have loaded, and the function that loads them again. */
  promotions: { state: RemoteState; retry: () => void }
  onClose: () => void
}

/** Finds games, vendors, pages, promotions and settings by name. Can be used with the keyboard or by touch alone. */
export function SearchDialog({ vendors, places, promotions, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [pointed, setPointed] = useState<string>()
  const { state, retry, ...games } = useSearchGames(search)
  const choose = useChoose(onClose, { games: retry, promotions: promotions.retry })

  const states = { games: state, promotions: promotions.state }
  const results = resultsOf({ search, ...games, vendors, places, states })
  const all = results.sections.flatMap((section) => section.results)
  const typed = readLine(search) !== ''
  // Promotions are worth waiting for only as long as there is nothing else.
  const pending = state === 'pending' || (promotions.state === 'pending' && results.count === 0)
  // Typed text activates the first result. Before that, none is active.
  const first = all.find(isFound) ?? all.find(({ kind }) => kind === 'all')
  const active = all.find((result) => result.id === pointed) ?? (typed ? first : undefined)
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
    } else if (isSearchKey(event)) {
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
        <SearchNote words={readLine(search)} results={results} pending={pending} />
        <ResultList
          id={`${id}-list`}
          sections={results.sections}
          active={active}
          typed={typed}
          pending={!typed && state === 'pending' && all.every(({ kind }) => kind !== 'game')}
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
function useChoose(
  close: () => void,
  retry: Readonly<Record<RemoteName, () => void>>,
): (result: Result) => void {
  const navigate = useNavigate()
  const launch = useLaunchGame()
  return (result) => {
    if (result.kind === 'game') return launch(result.game)
    if (result.kind === 'retry') return retry[result.what]()
    close()
    if (result.kind === 'place') result.place.go()
    else if (result.kind === 'vendor') void navigate(result.vendor.to)
    else void navigate(pathTo('games', { search: result.words }))
  }
}
