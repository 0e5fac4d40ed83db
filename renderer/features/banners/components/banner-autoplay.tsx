import { useEffect, useSyncExternalStore } from 'react'
import * as constants from '#shared/domain/constants.ts'
import { mayMove } from '../model/autoplay.ts'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Milliseconds before a move in which the next picture can load. */
const lead = 2000

const isReduced = () => reducedMotion.matches
const subscribeMotion = (listener: () => void) => {
  reducedMotion.addEventListener('change', listener)
  return () => reducedMotion.removeEventListener('change', listener)
}

const isHidden = () => document.hidden
const subscribeHidden = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export interface BannerAutoplayProps {
  banners: number
  current: number
  hovered: boolean
  focused: boolean
  onMove: (index: number) => void
  /** Called a while before the move, when the next picture should load. */
  onAhead: (moves: true) => void
}

/** Renders nothing. Moves to the next banner after a delay, unless something pauses it (`mayMove`). */
export function BannerAutoplay({ banners, current, hovered, focused, onMove, onAhead }: BannerAutoplayProps) {
  const hidden = useSyncExternalStore(subscribeHidden, isHidden)
  const reduced = useSyncExternalStore(subscribeMotion, isReduced)
  const moves = mayMove({ banners, hovered, focused, hidden, reduced })

  // The timer restarts with every change, so a banner chosen by hand gets its full time too.
  useEffect(() => {
    if (!moves) return
    const ahead = setTimeout(() => onAhead(true), constants.carouselDelay - lead)
    const timer = setTimeout(() => onMove((current + 1) % banners), constants.carouselDelay)
    return () => {
      clearTimeout(ahead)
      clearTimeout(timer)
    }
  }, [moves, current, banners, onMove, onAhead])
  return null
}
