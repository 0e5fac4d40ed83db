import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/**
 * Full screen during a game. Escape and leaving the game end it.
 * @param playing whether a game is on screen.
 */
export function useFullScreen(playing = true) {
  const { fullScreen } = usePlatform()
  const { supported } = fullScreen
  const [on, setOn] = useState(false)
  const change = (wanted: boolean) => {
    if (supported) fullScreen.set(wanted)
    else setOn(wanted)
  }

  useEffect(() => fullScreen.subscribe(setOn), [fullScreen])
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') change(false)
  })
  const leave = useEffectEvent(() => change(false))
  useEffect(() => {
    if (!on || !playing) return
    window.addEventListener('keydown', handleKeyDown)
    return () => {
      window.removeEventListener('keydown', handleKeyDown)
      leave()
    }
  }, [on, playing])

  return {
    on,
    /** Whether the page fills its window instead, because the browser has no full screen mode. */
    fills: on && !supported,
    toggle: () => change(!on),
  }
}

export type FullScreen = ReturnType<typeof useFullScreen>
