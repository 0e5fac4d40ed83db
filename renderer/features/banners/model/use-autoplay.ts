import { useEffect, useState, useSyncExternalStore } from 'react'
import * as constants from '#shared/domain/constants.ts'
import { mayMove } from './autoplay.ts'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

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

/** Which of so many banners is shown; it moves on by itself while it may. Put the props on what holds them. */
export function useAutoplay(banners: number) {
  const [index, setIndex] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useSyncExternalStore(subscribeHidden, isHidden)
  const reduced = useSyncExternalStore(subscribeMotion, isReduced)
  const current = index < banners ? index : 0
  const moves = mayMove({ banners, hovered, focused, hidden, reduced })

  // A banner that was chosen by hand gets its full time too.
  useEffect(() => {
    if (!moves) return
    const timer = setTimeout(() => setIndex((current + 1) % banners), constants.carouselDelay)
    return () => clearTimeout(timer)
  }, [moves, current, banners])

  return {
    current,
    show: setIndex,
    stripProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
