import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstPaintStage } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { TileGrid, TileRoom } from '#ui/tile/tile-grid.tsx'
import { type Choice, noFilters } from '../model/choice.ts'
import type { Lobby } from '../model/lobby.ts'
import { countOf, type Lanes, noLanes } from '../model/vendors.ts'
import { visitorGames, wholeRows } from '../model/visitor-games.ts'
import { LoginPrompt } from './login-prompt.tsx'
import { SkeletonGrid } from './skeleton-grid.tsx'
import { useColumns } from './use-columns.ts'
import styles from './visitor-lobby.module.css'

export interface VisitorLobbyProps {
  lobby: Lobby
  choice: Choice
  lanes: Lanes | undefined
}

/** The lobby of a visitor: its hot and popular games, and a login prompt. */
export function VisitorLobby({ lobby, choice, lanes = noLanes }: VisitorLobbyProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { code } = useLanguage()
  const columns = useColumns()
  const faultMessage = useFaultMessage()
  const queries = gameQueries(useGateway(), code)
  const hotQuery = useQuery(queries.hot())
  const popularQuery = useQuery(queries.popular())
  const own = choice.list === 'fav' || choice.list === 'recent'
  const { hot, popular } = visitorGames(
    lobby,
    { ...choice, ...noFilters },
    hotQuery.data?.categories ?? [],
    popularQuery.data?.list ?? [],
  )
  const stage = useFirstPaintStage()
  const isNarrow = columns < 5
  // Both lists decide how many rows each one fills, so nothing is laid out below until both have loaded.
  const coming = hotQuery.isLoading || popularQuery.isLoading
  const failure = hotQuery.error ?? popularQuery.error

  return (
    <>
      {failure && (
        <Card>
          <FailureState
            title={t('failed.title')}
            retry={{
              label: common('action.retry'),
              onPress() {
                void hotQuery.refetch()
                void popularQuery.refetch()
              },
            }}
          >
            {faultMessage(failure)}
          </FailureState>
        </Card>
      )}
      {!own && (
        <>
          <GameRows
            title={t('visitor.hot')}
            note={t('visitor.hotNote')}
            games={coming ? undefined : hot}
            rows={isNarrow ? 2 : 1}
            isRoom={stage === 'frame'}
          />
          {!coming && (
            <GameRows
              title={t('visitor.popular')}
              note={t('visitor.popularNote')}
              games={popular}
              rows={isNarrow ? 4 : 2}
              // On a phone the hot games fill the first screen.
              isRoom={stage === 'frame' || (stage === 'near' && isNarrow && hot.length > columns)}
            />
          )}
        </>
      )}
      {(own || (!coming && stage === 'all')) && (
        <LoginPrompt list={choice.list} count={countOf(lobby, choice.vendor, lanes)} />
      )}
    </>
  )
}

type GameRowsProps = {
  title: string
  note: string
  /** Undefined while loading. */
  games: readonly Game[] | undefined
  rows: number
  /** Whether only a placeholder is rendered, because the games render later. */
  isRoom: boolean
}

function GameRows({ title, note, games, rows, isRoom }: GameRowsProps) {
  const id = useId()
  const columns = useColumns()
  if (games?.length === 0) return null
  const shown = games && wholeRows(games, columns, rows)
  return (
    <section aria-labelledby={id} className={styles.rows}>
      <SectionHeading id={id} title={title} note={note} />
      {shown && !isRoom && (
        <TileGrid>
          {shown.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
        </TileGrid>
      )}
      {shown && isRoom && <TileRoom rows={Math.ceil(shown.length / columns)} />}
      {/* Enough rows to fill the window, so that what follows stays below the fold while loading. */}
      {!shown && <SkeletonGrid rows={rows + 3} />}
    </section>
  )
}
