import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import * as pace from '#lib/clock/pace.ts'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatAgo } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { useRoving } from '#lib/roving/use-roving.ts'
import type { WinnerEntry } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import { useSlowScroll } from './use-slow-scroll.ts'
import styles from './winner-board.module.css'
import { WinnerBoardFrame, WinnerBoardSkeleton } from './winner-board-frame.tsx'

export interface WinnerBoardProps {
  className?: string | undefined
}

/** Recent wins, newest first. Pressing one starts its game. */
export function WinnerBoard({ className }: WinnerBoardProps) {
  const { t } = useTranslation(['nav', 'common'])
  const { code } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...featuredGameQueries(useGateway(), code).winners(),
    refetchInterval: pace.inStep(pace.live),
  })
  useSlowScroll(list, data !== undefined)
  // A single stop for the Tab key; arrow keys move between the wins.
  const { tabIndex, listProps } = useRoving(data?.list.length ?? 0, 'vertical')
  return (
    <WinnerBoardFrame className={className}>
      {data && data.list.length > 0 && (
        <div className={styles.room}>
          <ol ref={list} {...listProps}>
            {data.list.map((win, index) => (
              <Win
                key={`${win.time} ${win.customerName} ${win.nodeId}`}
                win={win}
                now={gatewayTimeOf(dataUpdatedAt)}
                tabIndex={tabIndex(index)}
              />
            ))}
          </ol>
        </div>
      )}
      {data?.list.length === 0 && <p className="muted small">{t('winners.none')}</p>}
      {!data && isError && (
        <div className={styles.failed}>
          <p className="muted small">{t('winners.failed')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </div>
      )}
      {!data && !isError && <WinnerBoardSkeleton />}
    </WinnerBoardFrame>
  )
}

/** @param now when the wins were loaded, in milliseconds since 1970. */
function Win({ win, now, tabIndex }: { win: WinnerEntry; now: number; tabIndex: number }) {
  const { tag } = useLanguage()
  const launch = useLaunchGame()
  return (
    <li>
      <button type="button" className={styles.win} tabIndex={tabIndex} onClick={() => launch(win)}>
        <GameThumb icon={win.iconUrl} name={win.gameName} />
        <span className="grow">
          <b className="clip">{win.gameName}</b>
          <small className="clip">
            <span>{win.customerName}</span>
            <span>{` · ${formatAgo(win.time, now, tag)}`}</span>
          </small>
        </span>
        <span className={`fig ${styles.amount}`}>{formatMoney(win.winAmount, tag)}</span>
      </button>
    </li>
  )
}
