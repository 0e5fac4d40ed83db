import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { readSearch, searchable } from '#shared/domain/typed-text.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field } from '#ui/field/field.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import styles from './sub-games.module.css'

/** One row of the columns of an unknown list, because most of these lists are short. */
const skeletons = [0, 1, 2]
/** Lists of up to two rows need no search field. */
const seenAtOnce = 10

/** Columns for a list of games, or for one that is empty or unknown. Short lists get no empty columns. */
export const columnsFor = (count = 0): 2 | 3 | 4 | 5 => {
  if (count === 0 || count === 3) return 3
  if (count < 3) return 2
  return count === 4 ? 4 : 5
}

type SubGamesProps = { games: readonly Game[] | undefined; columns: 2 | 3 | 4 | 5 }

/** A list of games, with a name filter if it is long. `games` is undefined while loading. */
export function SubGames({ games, columns }: SubGamesProps) {
  const { t } = useTranslation('lobby')
  const { tag } = useLanguage()
  const launch = useLaunchGame()
  const [name, setName] = useState('')
  const wanted = readSearch(name)
  const shown = games?.filter(({ gameName }) => searchable(gameName).includes(wanted))
  const count = games?.length ?? 0

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const [only, ...others] = shown ?? []
    if (only && others.length === 0) launch(only)
  }
  return (
    <div>
      {count > seenAtOnce && (
        <form role="search" className={styles.tools} onSubmit={handleSubmit}>
          <Field label={t('search.label')} hideLabel className={styles.search}>
            <TextInput
              type="search"
              tone="soft"
              lead={<Search />}
              autoComplete="off"
              placeholder={t('subGames.search', { count, figure: formatCount(count, tag) })}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <span className="grow" />
          <span className="small faint wide-only">{t('subGames.note')}</span>
        </form>
      )}
      <div className={styles.games} data-columns={columns} aria-busy={!games}>
        {shown?.map((game) => (
          <GameCard key={game.nodeId} game={game} />
        ))}
        {!shown && skeletons.map((place) => <TileSkeleton key={place} />)}
      </div>
      {shown?.length === 0 && (
        <div role="status">
          <EmptyState scene="lens" title={t('subGames.none')} />
        </div>
      )}
    </div>
  )
}
