import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { Bounds } from '#shared/bridge/channels/games.ts'
import type { GameViewProps } from '../platform.ts'

function boundsOf(element: HTMLElement): Bounds {
  const { x, y, width, height } = element.getBoundingClientRect()
  const whole = (value: number) => Math.max(0, Math.round(value))
  return { x: whole(x), y: whole(y), width: whole(width), height: whole(height) }
}

/** Opens a view over the hole for as long as this address is wanted; the view's id once main has it. */
export function useGameView(
  desktop: DesktopApi,
  hole: RefObject<HTMLElement | null>,
  { url, provider, title, onEvent }: GameViewProps,
): string | undefined {
  const [view, setView] = useState<string>()
  const report = useRef(onEvent)
  useEffect(() => {
    report.current = onEvent
  })

  useEffect(() => {
    const element = hole.current
    if (!element) return
    let id: string | undefined
    let gone = false
    const stop = desktop.onEvent((event) => {
      if (!('id' in event) || event.id !== id) return
      if (event.type === 'gameMessage') report.current({ type: 'message', message: event.message })
      if (event.type === 'gameLoaded') report.current({ type: 'loaded' })
      if (event.type === 'gameFailed') report.current({ type: 'failed', reason: event.reason })
    })
    const opening = { url, title, bounds: boundsOf(element), ...(provider !== undefined && { provider }) }
    desktop.invoke('games:open', opening).then(
      (result) => {
        if (!result.opened) report.current({ type: 'failed', reason: result.reason })
        else if (gone) void desktop.invoke('games:close', result.id)
        else {
          id = result.id
          setView(id)
        }
      },
      () => report.current({ type: 'failed', reason: 'load' }),
    )
    return () => {
      gone = true
      stop()
      setView(undefined)
      if (id !== undefined) void desktop.invoke('games:close', id)
    }
  }, [desktop, hole, url, provider, title])

  return view
}

/** Keeps main told where the hole is. */
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

/** Hides the view while the page needs its place; the still of it meanwhile, "" when there is none. */
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
