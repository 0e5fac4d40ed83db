import { useTranslation } from 'react-i18next'
import { isOfferedPath } from '#lib/games/offered.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import type { HomeRow } from '#shared/contract/endpoints/home-rows.ts'
import { Shelf } from '#ui/shelf/shelf.tsx'
import { RowGame } from './row-game.tsx'

type RowShelfProps = {
  row: HomeRow
  /** When it was fetched, in milliseconds since 1970. */
  seen: number
}

/** A row of games, as the gateway made it. */
export function RowShelf({ row, seen }: RowShelfProps) {
  const { t } = useTranslation(['sections', 'common'])
  const wide = row.shape === 'wide'
  const to = ownPath(row.more ?? '')
  return (
    <Shelf
      title={row.title}
      note={row.note}
      more={to !== undefined && isOfferedPath(to) ? { to, label: t('common:action.seeAll') } : undefined}
      previousLabel={t('rows.previous', { row: row.title })}
      nextLabel={t('rows.next', { row: row.title })}
      shape={wide ? 'wide' : 'tall'}
    >
      {row.games.map((game) => (
        <RowGame key={`${game.nodeId} ${game.roomId ?? ''}`} game={game} wide={wide} seen={seen} />
      ))}
    </Shelf>
  )
}
