import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import type { useLobbyGames } from '../api/use-lobby-games.ts'
import type { Choice } from '../model/choice.ts'
import { EmptyLobby } from './empty-lobby.tsx'
import { GameGrid } from './game-grid.tsx'
import styles from './lobby-games.module.css'
import { SkeletonGrid } from './skeleton-grid.tsx'

export interface LobbyGamesProps {
  found: ReturnType<typeof useLobbyGames>
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

/** The games of a list: skeleton, failure, empty state, or the grid with its "load more" footer. */
export function LobbyGames({ found, choice, onChange }: LobbyGamesProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { games, total, moreError } = found
  const figure = (value: number) => formatCount(value, tag)

  if (found.isLoading) return <SkeletonGrid rows={3} />
  if (found.error)
    return (
      <Card>
        <FailureState
          title={t('failed.title')}
          retry={{ label: common('action.retry'), onPress: found.retry }}
        >
          {faultMessage(found.error)}
        </FailureState>
      </Card>
    )
  if (games.length === 0 && !found.hasMore) return <EmptyLobby choice={choice} onChange={onChange} />
  return (
    <>
      {games.length > 0 && (
        // After a page failed, only the retry button loads again. Scrolling doesn't.
        <GameGrid games={games} onNearEnd={moreError ? undefined : found.loadMore} />
      )}
      {moreError && (
        <div role="alert" className={styles.failed}>
          <b>{t('failed.more')}</b>
          <p>
            {t('failed.moreHelp', {
              reason: faultMessage(moreError) ?? '',
              count: games.length,
              figure: figure(games.length),
            })}
          </p>
          <Button onClick={found.loadMore}>
            <RotateCw />
            <span>{common('action.retry')}</span>
          </Button>
        </div>
      )}
      {found.hasMore && !moreError && (
        <LoadMore
          label={common('action.loadMore')}
          busyLabel={t('loadingMore')}
          progress={
            total !== undefined &&
            t('progress', { shown: figure(games.length), total: figure(total), count: total })
          }
          share={total === undefined ? undefined : games.length / Math.max(total, games.length)}
          busy={found.isLoadingMore}
          onPress={found.loadMore}
        />
      )}
    </>
  )
}
