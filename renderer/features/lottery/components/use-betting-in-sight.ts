import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Below this width the betting view comes after the games, and may reach below the window. */
const narrow = '(max-width: 1023px)'

/** Scrolls the betting view into the window when a game is chosen, where it doesn't stand beside the games. */
export function useBettingInSight(gameCode: string | undefined): RefObject<HTMLElement | null> {
  const betting = useRef<HTMLElement>(null)
  const type = useNavigationType()
  useEffect(() => {
    if (gameCode !== undefined && type === NavigationType.Push && matchMedia(narrow).matches)
      betting.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [gameCode, type])
  return betting
}
