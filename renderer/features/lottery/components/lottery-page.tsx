import { Scene } from 'virtual:artwork'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import type { GameEvent } from '#lib/platform/platform.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { useDraws } from '../api/use-draws.ts'
import { lotteryTargetOf } from '../model/lottery-target.ts'
import { Countdown } from './countdown.tsx'
import { GameMenu, useMenu } from './game-menu.tsx'
import { LatestDraws } from './latest-draws.tsx'
import styles from './lottery-page.module.css'
import { LotteryStage } from './lottery-stage.tsx'
import { OpenedNumbers } from './opened-numbers.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { useBettingInSight } from './use-betting-in-sight.ts'

/**
 * /lottery: all games with the time until their next draw, the numbers of the open game, and its betting view. If the
 * address names no game, the lottery's own lobby. Visitors see everything but the betting view.
 */
export function LotteryPage() {
  const { t } = useTranslation(['lottery', 'common'])
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const signedIn = useSignedIn()
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  const draws = useDraws()
  const menu = useMenu()
  const target = lotteryTargetOf(query)
  const game = menu.games?.find(({ gameCode }) => gameCode === target.gameCode)
  // The lobby starts with the first game. A game that isn't in the menu still has numbers.
  const shownCode = target.gameCode ?? menu.games?.[0]?.gameCode
  const draw = draws?.list.find(({ gameCode }) => gameCode === shownCode)
  const shownName = game?.gameName ?? (target.gameCode === undefined ? menu.games?.[0]?.gameName : undefined)
  const title = game?.gameName ?? t('title')
  const betting = useBettingInSight(target.gameCode)
  useDocumentTitle(game?.gameName)

  // No action: the betting view opens by itself after the login. Only links to a game ask for a login on arrival.
  const logIn = () => protect(() => {})
  const askToLogIn = useEffectEvent(() => {
    if (target.gameCode !== undefined) logIn()
  })
  useEffect(() => askToLogIn(), [])

  const handleEvent = (event: GameEvent) => {
    if (event.type !== 'message') return
    switch (event.message.type) {
      case 'ready':
        return void queryClient.invalidateQueries({ queryKey: endpointKey(lottery.recent) })
      case 'close':
      case 'lobby':
        return void navigate(pathTo('lott'))
      case 'deposit':
        return protect(() => show({ name: 'deposit' }), 'trueAccount')
      case 'balance':
      case 'roundEnd':
      case 'insufficientFunds':
        return void queryClient.invalidateQueries({ queryKey: memberQueries(gateway).balance().queryKey })
      case 'roundStart':
      case 'sessionExpired':
        return undefined
    }
  }
  return (
    <>
      <div className={styles.head}>
        <PageHead title={t('title')} lead={t('intro')} />
      </div>
      <div className={styles.columns}>
        <GameMenu menu={menu} draws={draws} gameCode={shownCode} />
        <section ref={betting} className={styles.betting} data-theme="dark" aria-label={title}>
          {/* The betting view has a name and a clock of its own. */}
          {!signedIn && (
            <header>
              <b>{shownName ?? title}</b>
              {draws && draw && <Countdown worded closeTime={draw.next.closeTime} />}
            </header>
          )}
          <div className={styles.stage}>
            {signedIn ? (
              // The frame's texts come with it, and the page around it stays meanwhile.
              <Suspense fallback={<StageSkeleton />}>
                <LotteryStage
                  key={`${target.gameCode} ${target.vendor} ${target.playType}`}
                  target={target}
                  title={title}
                  onEvent={handleEvent}
                />
              </Suspense>
            ) : (
              <StageCard
                scene={
                  <Scene
                    width={664}
                    height={608}
                    sunX={0.5}
                    horizon={0.8}
                    sunRadius={0.12}
                    boat={{ x: 0.3, scale: 0.62 }}
                  />
                }
                title={t('visitor.title')}
                actions={
                  <Button variant="primary" onClick={logIn}>
                    {t('common:action.logIn')}
                  </Button>
                }
              >
                {t('visitor.text')}
              </StageCard>
            )}
          </div>
        </section>
        {target.gameCode === undefined ? (
          <LatestDraws games={menu.games} />
        ) : (
          <OpenedNumbers key={target.gameCode} gameCode={target.gameCode} game={game?.gameName} />
        )}
      </div>
    </>
  )
}
