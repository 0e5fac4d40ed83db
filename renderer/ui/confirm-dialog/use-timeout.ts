import { useEffect, useState } from 'react'
import { usePausingTimer } from '#ui/toast/use-pausing-timer.ts'

const second = 1000

/**
 * Closes something after a time unless somebody is using it. The time is paused while it is hovered. It is cancelled
 * for good once a key is pressed in it, because keyboard and screen reader users give no other sign of reading.
 * @returns the seconds left, rounded up (undefined if it stays), and handlers for the element.
 */
export function useTimeout(milliseconds: number | undefined, onEnd: () => void) {
  const [hovered, setHovered] = useState(false)
  const [used, setUsed] = useState(false)
  const [left, setLeft] = useState(milliseconds)
  const stays = milliseconds === undefined || used
  usePausingTimer(milliseconds ?? null, hovered || used, onEnd)

  useEffect(() => {
    if (stays || hovered) return
    const timer = setInterval(() => setLeft((value = 0) => Math.max(value - second, 0)), second)
    return () => clearInterval(timer)
  }, [stays, hovered])

  return {
    seconds: stays || left === undefined ? undefined : Math.max(Math.ceil(left / second), 1),
    handlers: stays
      ? {}
      : {
          onPointerEnter: () => setHovered(true),
          onPointerLeave: () => setHovered(false),
          onKeyDown: () => setUsed(true),
        },
  }
}
