import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { noteFailedCdns } from '#lib/games/cdn-store.ts'
import { pendingPopup } from '#lib/games/pending-popup.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { PendingWindow } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { GameTarget } from '../model/game-target.ts'
import { launchFailureOf, RefusedAddress } from '../model/launch-failure.ts'
import { isShown, type LaunchState } from '../model/launch-state.ts'
import { notePlaying } from '../model/play-session.ts'
import type { GameDispatch } from '../model/use-game.ts'
import { launchGame } from './launch-game.ts'

/** Launches a game when its screen mounts and again on request, and dispatches the results to its state. */
export function useLaunch(target: GameTarget, state: LaunchState, dispatch: GameDispatch) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const platform = usePlatform()
  const { code: language } = useLanguage()
  const { pathname, search } = useLocation()
  const { phase, ask } = state
  const readyTimeout = phase === 'loading' ? state.launch.readyTimeout : undefined
  const leavesFor = phase === 'leaving' ? state.launch.url : undefined

  const request = (hasWindow: boolean, signal?: AbortSignal) =>
    launchGame({ gateway, queryClient, platform, language }, target, { hasWindow, signal })

  async function openIn(window: PendingWindow, url: string) {
    dispatch({ type: 'openedOutside', startedAt: notePlaying().began })
    if ((await window.go(url)) === false) throw new RefusedAddress('window')
  }

  const launch = useEffectEvent(async (asked: number, tab: boolean, signal: AbortSignal) => {
    const window = pendingPopup.take(pathname + search)
    try {
      const launched = await request(tab || window?.opened === true, signal)
      if (launched.needsWindow) {
        dispatch({ type: 'needsWindow', blocked: window?.opened === false })
        return
      }
      const { openMode, ...address } = launched.launch
      if (openMode === 'window' && window?.opened) return await openIn(window, address.url)
      window?.cancel()
      const startedAt = notePlaying().began
      const place = openMode === 'frame' ? 'frame' : 'redirect'
      dispatch({ type: 'answered', ask: asked, startedAt, launch: { ...address, openMode: place } })
    } catch (error) {
      window?.cancel()
      const failure = launchFailureOf(error)
      dispatch({ type: 'refused', ask: asked, failure })
      dispatch({ type: 'failedOutside', failure })
    }
  })

  useEffect(() => dispatch({ type: 'ask' }), [dispatch])

  // After a CDN has failed to bring a game, the next launch uses another one.
  const cdn = useRef<string>(undefined)
  const shownCdn = isShown(state) ? state.launch.cdn : undefined
  useEffect(() => {
    if (shownCdn !== undefined) cdn.current = shownCdn
  }, [shownCdn])
  const stalls = phase === 'slow' || (phase === 'failed' && state.failure.reason === 'load')
  useEffect(() => {
    if (stalls && cdn.current !== undefined) noteFailedCdns([cdn.current])
  }, [stalls])

  const tab = phase === 'asking' && state.tab
  useEffect(() => {
    if (phase !== 'asking') return
    const controller = new AbortController()
    void launch(ask, tab, controller.signal)
    return () => controller.abort()
  }, [phase, ask, tab])

  useEffect(() => {
    if (readyTimeout === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tooLong', ask }), readyTimeout)
    return () => clearTimeout(timer)
  }, [readyTimeout, ask, dispatch])

  useEffect(() => {
    if (leavesFor !== undefined) platform.giveWay?.(leavesFor)
  }, [leavesFor, platform])

  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && dispatch({ type: 'cameBack' })
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [dispatch])

  return {
    /** Starts again with a new address. */
    ask: () => dispatch({ type: 'ask' }),
    /** Starts again in the site's own tab. Undefined where the site can't be left. */
    openHere: platform.giveWay && (() => dispatch({ type: 'ask', tab: true })),
    /** Gives a slow game more time. */
    wait: () => dispatch({ type: 'wait' }),
    /** Opens the game in its own window. Must be called inside the click handler, or browsers block the window. */
    async openOutside() {
      const window = platform.openWindow()
      if (!window.opened) return dispatch({ type: 'needsWindow', blocked: true })
      dispatch({ type: 'openedOutside', startedAt: notePlaying().began })
      try {
        const launched = await request(true)
        if (!launched.needsWindow) await openIn(window, launched.launch.url)
      } catch (error) {
        window.cancel()
        dispatch({ type: 'failedOutside', failure: launchFailureOf(error) })
      }
    },
  }
}

export type RunningLaunch = ReturnType<typeof useLaunch>
