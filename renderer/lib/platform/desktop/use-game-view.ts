import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DesktopApi, DesktopEvent } from '#shared/bridge/bridge.ts'
import type { Bounds } from '#shared/bridge/channels/games.ts'
import type { GameEvent, GameViewProps } from '../platform.ts'

function boundsOf(element: HTMLElement): Bounds {
  const { x, y, width, height } = element.getBoundingClientRect()
  const whole = (value: number) => Math.max(0, Math.round(value))
  return { x: whole(x), y: whole(y), width: whole(width), height: whole(height) }
}

/**
 * Opens a view over the placeholder while that is mounted. Returns the view's id once main has opened it. A new URL
 * is loaded into the same view.
 */
export function useGameView(
  desktop: DesktopApi,
  hole: RefObject<HTMLElement | null>,
  props: GameViewProps,
): string | undefined {
  const [view, setView] = useState<string>()
  const { url } = props
  const latest = useRef(props)
  const loaded = useRef(url)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = hole.current
    if (!element) return
    let id: string | undefined
    let gone = false
    const report = (event: GameEvent) => latest.current.onEvent(event)
    const stop = desktop.onEvent((event) => {
      if (!('id' in event) || event.id !== id) return
      if (event.type === 'gameClosed') id = undefined
      report(gameEventOf(event))
    })
    const { provider, title, movable, url: first } = latest.current
    loaded.current = first
    const opening = {
      url: first,
      title,
      bounds: boundsOf(element),
      ...(provider !== undefined && { provider }),
      ...(movable !== undefined && { movable }),
    }
    desktop.invoke('games:open', opening).then(
      (result) => {
        if (!result.opened) return report({ type: 'failed', reason: result.reason })
        if (gone) return void desktop.invoke('games:close', result.id)
        id = result.id
        setView(id)
        report({ type: 'opened', view: id, place: result.place })
      },
      () => report({ type: 'failed', reason: 'load' }),
    )
    return () => {
      gone = true
      stop()
      setView(undefined)
      if (id !== undefined) void desktop.invoke('games:close', id)
    }
  }, [desktop, hole])

  useEffect(() => {
    if (view === undefined || loaded.current === url) return
    loaded.current = url
    const fail = (reason: 'refusedAddress' | 'load') => latest.current.onEvent({ type: 'failed', reason })
    desktop.invoke('games:reload', view, url).then(
      (taken) => taken || fail('refusedAddress'),
      () => fail('load'),
    )
  }, [desktop, view, url])

  return view
}

/** Converts main's event about a game into the site's. */
function gameEventOf(event: Extract<DesktopEvent, { id: string }>): GameEvent {
  switch (event.type) {
    case 'gameMessage':
      return { type: 'message', message: event.message }
    case 'gameLoaded':
      return { type: 'loaded' }
    case 'gameFailed':
      return { type: 'failed', reason: event.reason }
    case 'gameTrouble':
      return { type: 'trouble', trouble: event.trouble }
    case 'gameState':
      return { type: 'state', place: event.place, muted: event.muted }
    case 'gameClosed':
      return { type: 'closed' }
  }
}

/** Tells main whether the game is shown in the page. A view is shown when opened. */
export function useShown(desktop: DesktopApi, view: string | undefined, shown: boolean) {
  useEffect(() => {
    if (view === undefined || shown) return
    void desktop.invoke('games:setShown', view, false)
    return () => void desktop.invoke('games:setShown', view, true)
  }, [desktop, view, shown])
}

/** Keeps main informed about the placeholder's position. */
export function usePlacement(
  desktop: DesktopApi,
  hole: RefObject<HTMLElement | null>,
  view: string | undefined,
) {
  useEffect(() => {
    const element = hole.current
    if (!element || view === undefined) return
    const place = () => void desktop.invoke('games:place', view, boundsOf(element))
    const observer = new ResizeObserver(place)
    observer.observe(element)
    observer.observe(document.documentElement)
    window.addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place)
    }
  }, [desktop, hole, view])
}

/** Hides the view while something covers it. Returns a still of the game meanwhile, "" if there is none. */
export function useStill(desktop: DesktopApi, view: string | undefined, covered: boolean): string {
  const [still, setStill] = useState('')
  useEffect(() => {
    if (view === undefined || !covered) return
    let over = true
    void desktop.invoke('games:cover', view).then((picture) => {
      if (over) setStill(picture)
    })
    return () => {
      over = false
      setStill('')
      void desktop.invoke('games:uncover', view)
    }
  }, [desktop, view, covered])
  return still
}
